import type { Locale } from "@console-shell/contract";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { textFor, type Text } from "./texts.ts";

/** The language in force. */
export const useLocale = (): Locale => useIntl().locale as Locale;

/** Texts of the shell's catalogue in the language in force. */
export const useText = (): Text => {
  const locale = useLocale();
  return useMemo(() => textFor(locale), [locale]);
};
