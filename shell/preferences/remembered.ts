import type { Account, Locale, ThemeChoice } from "@console-shell/contract";
import { locales, themeChoices } from "@console-shell/contract/words/locale";
import { preferenceCookies } from "@console-shell/contract/words/prerendered";
import { readStored, writeStored } from "./stored.ts";

/** Language and theme stored in this browser; only those that were chosen. */
export interface Remembered {
  locale?: Locale | undefined;
  theme?: ThemeChoice | undefined;
}

const yearInSeconds = 31_536_000;

/** For the server, which renders the public pages. The cookie doesn't identify anybody. */
const writeCookie = (name: string, value: string): void => {
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${name}=${value}; path=/; max-age=${yearInSeconds}; samesite=lax${secure}`;
};

/** For the frame's skeleton, which the server renders. */
export const rememberNavigation = (navigation: Account["navigation"]): void =>
  writeCookie(preferenceCookies.navigation, navigation);

export const readRemembered = (): Remembered => ({
  locale: readStored("locale", locales),
  theme: readStored("theme", themeChoices),
});

/**
 * Stores the choices that are set and keeps the others. A host's server renders nothing, so guests set no
 * cookies.
 */
export const remember = ({ locale, theme }: Remembered, isGuest: boolean): void => {
  if (locale) writeStored("locale", locale);
  if (theme) writeStored("theme", theme);
  if (isGuest) return;
  if (locale) writeCookie(preferenceCookies.locale, locale);
  if (theme) writeCookie(preferenceCookies.theme, theme);
};
