import { objectLabelName } from "@console-shell/contract/words/object-label-names";
import { useLocale } from "@console-shell/sdk";
import { useCallback } from "react";

/** A label's name in the reader's language. */
export const useLabelName = (): ((label: string) => string) => {
  const locale = useLocale();
  return useCallback((label: string) => objectLabelName(label, locale), [locale]);
};
