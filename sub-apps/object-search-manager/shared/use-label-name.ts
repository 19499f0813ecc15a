import { objectLabels } from "@console-shell/contract/words/object-labels";
import { oneOf } from "@console-shell/sdk";
import { useCallback } from "react";
import { useText } from "../messages/index.ts";

/** A label's name in the reader's language; labels of a company's own engine stay as they are. */
export const useLabelName = (): ((label: string) => string) => {
  const text = useText();
  return useCallback(
    (label: string) => {
      const known = oneOf(objectLabels, label);
      return known ? text(`label.${known}`) : label;
    },
    [text],
  );
};
