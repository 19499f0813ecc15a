import type { Locale } from "@console-shell/contract";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { textFor, type Text } from "./texts.ts";

/** The current language. */
export const useLocale = (): Locale => useIntl().locale as Locale;

/** The shell's texts in the current language. */
export const useText = (): Text => {
  const locale = useLocale();
  return useMemo(() => textFor(locale), [locale]);
};
