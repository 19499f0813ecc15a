import type { ObjectQuery } from "@console-shell/contract/calls/object-search";
import { useLocale } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import { useLabelName } from "./use-label-name.ts";

/** A short description of a search. */
export const useSearchTitle = (): ((
  query: Pick<ObjectQuery, "mode" | "labels" | "pictureName">,
) => string) => {
  const text = useText();
  const locale = useLocale();
  const nameOf = useLabelName();
  return ({ mode, labels, pictureName }) => {
    const label = new Intl.ListFormat(locale, { type: "disjunction" }).format(labels.map(nameOf));
    if (mode === "label") return text("queries.byLabel", { label });
    // It isn't known of old searches.
    if (pictureName === "")
      return mode === "both" ? text("queries.byBoth", { label }) : text("queries.byImage");
    return mode === "both"
      ? text("queries.likeAmong", { name: pictureName, label })
      : text("queries.like", { name: pictureName });
  };
};
