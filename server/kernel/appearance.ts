import type { Locale, ThemeChoice } from "@console-shell/contract";
import { defaultLocale, locales, themeChoices } from "@console-shell/contract/words/locale";
import { preferenceCookies } from "@console-shell/contract/words/prerendered";

/** Language and theme of a page before its scripts run. */
export interface Appearance {
  locale: Locale;
  theme: ThemeChoice;
}

/** Parses the browser's cookies; anyone can set those, so only known values are accepted. */
export const appearanceOf = (
  cookies: Record<string, string | undefined>,
  otherwise: Locale = defaultLocale,
): Appearance => ({
  locale: locales.find((one) => one === cookies[preferenceCookies.locale]) ?? otherwise,
  theme: themeChoices.find((one) => one === cookies[preferenceCookies.theme]) ?? "system",
});
