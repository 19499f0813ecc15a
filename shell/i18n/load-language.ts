import type { Locale } from "@console-shell/contract";
import { loadLanguage as loadKitLanguage } from "@console-shell/ui";
import { loadTexts } from "./texts.ts";

/** Loads a language: the texts of the shell, the kit and antd, and the date locale. */
export const loadLanguage = async (locale: Locale): Promise<void> => {
  await Promise.all([loadTexts(locale), loadKitLanguage(locale)]);
};
