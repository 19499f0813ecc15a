import type { ColumnChoice } from "@console-shell/ui";
import { useState } from "react";
import { useAccount } from "../host/hooks.ts";
import { useHost } from "../host/host-context.ts";

const asDesigned: ColumnChoice = { order: [], hidden: [] };

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : [];

const read = (name: string): ColumnChoice => {
  try {
    const stored = JSON.parse(localStorage.getItem(name) ?? "{}") as Record<string, unknown> | null;
    return { order: strings(stored?.["order"]), hidden: strings(stored?.["hidden"]) };
  } catch {
    // Blocked storage, or not what was written: the list is as designed.
    return asDesigned;
  }
};

/** An operator's columns of a list, remembered in this browser. Undefined resets them. */
export const useColumnChoice = (list: string) => {
  const { basename } = useHost();
  const name = `console.columns.${useAccount().id}.${basename}.${list}`;
  const [choice, setChoice] = useState(() => read(name));
  return [
    choice,
    (next: ColumnChoice | undefined) => {
      setChoice(next ?? asDesigned);
      try {
        if (next) localStorage.setItem(name, JSON.stringify(next));
        else localStorage.removeItem(name);
      } catch {
        // As above: it lasts until the page is left.
      }
    },
  ] as const;
};
