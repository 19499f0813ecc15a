import type { ObjectQuery } from "@console-shell/contract/calls/object-search";
import { useLocale } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import { useLabelName } from "./use-label-name.ts";

/** A short description of a search. */
export const useSearchTitle = (): ((query: Pick<ObjectQuery, "mode" | "labels">) => string) => {
  const text = useText();
  const locale = useLocale();
  const nameOf = useLabelName();
  return ({ mode, labels }) => {
    const names = new Intl.ListFormat(locale, { type: "disjunction" }).format(labels.map(nameOf));
    if (mode === "picture") return text("queries.byImage");
    return mode === "label"
      ? text("queries.byLabel", { label: names })
      : text("queries.byBoth", { label: names });
  };
};
