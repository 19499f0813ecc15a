import { objectLabels } from "@console-shell/contract/object-labels";
import { oneOf } from "@console-shell/sdk";
import { useCallback } from "react";
import { useText } from "../messages/index.ts";

/** Names what was found in the reader's language; a label that only a company's own engine knows stays as it is. */
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
