import type { ListView } from "@console-shell/contract/calls/list-view";
import type { ColumnChoice } from "@console-shell/ui";
import { useMemo, useState } from "react";
import { useAccount } from "../host/hooks.ts";
import { useHost } from "../host/host-context.ts";

const asDesigned: ColumnChoice = { order: [], hidden: [] };

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : [];

const read = (name: string): ColumnChoice | undefined => {
  try {
    const stored = JSON.parse(localStorage.getItem(name) ?? "null") as Record<
      string,
      unknown
    > | null;
    return stored
      ? { order: strings(stored["order"]), hidden: strings(stored["hidden"]) }
      : undefined;
  } catch {
    // Blocked storage, or not what was written: the list is as designed.
    return undefined;
  }
};

const isSame = (a: ColumnChoice, b: ColumnChoice): boolean =>
  a.order.join() === b.order.join() && a.hidden.toSorted().join() === b.hidden.toSorted().join();

/**
 * An operator's columns of a list, remembered in this browser: for the list, and for each saved view changes that
 * aren't saved. Undefined resets them.
 */
export const useColumnChoice = (list: string, view: ListView | undefined) => {
  const { basename } = useHost();
  const name = `console.columns.${useAccount().id}.${basename}.${list}${view ? `.${view.id}` : ""}`;
  const [choices, setChoices] = useState<Record<string, ColumnChoice | undefined>>({});
  const isChosenHere = Object.hasOwn(choices, name);
  const stored = useMemo(() => read(name), [name]);
  const saved = view?.columns ?? asDesigned;
  const choice = (isChosenHere ? choices[name] : stored) ?? saved;
  return {
    choice,
    /** Whether they differ from the view's, or from the design. */
    isChanged: !isSame(choice, saved),
    choose: (next: ColumnChoice | undefined) => {
      setChoices((before) => ({ ...before, [name]: next }));
      try {
        if (next) localStorage.setItem(name, JSON.stringify(next));
        else localStorage.removeItem(name);
      } catch {
        // As above: it lasts until the page is left.
      }
    },
  };
};
