import type { Account, Locale, ThemeChoice } from "@console-shell/contract";
import { locales, themeChoices } from "@console-shell/contract/locale";
import { preferenceCookies } from "@console-shell/contract/prerendered";
import { readStored, writeStored } from "./stored.ts";

/** What this browser remembers of language and theme; nothing where nothing was chosen. */
export interface Remembered {
  locale?: Locale | undefined;
  theme?: ThemeChoice | undefined;
}

const yearInSeconds = 31_536_000;

/** For the server, which renders the pages that anybody may see; it says nothing of who chose. */
const writeCookie = (name: string, value: string): void => {
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${name}=${value}; path=/; max-age=${yearInSeconds}; samesite=lax${secure}`;
};

/** For the frame's skeleton, which the server writes. */
export const rememberNavigation = (navigation: Account["navigation"]): void =>
  writeCookie(preferenceCookies.navigation, navigation);

export const readRemembered = (): Remembered => ({
  locale: readStored("locale", locales),
  theme: readStored("theme", themeChoices),
});

/** Remembers what is chosen, and keeps what is not. A host's server renders nothing, so a guest sets no cookies. */
export const remember = ({ locale, theme }: Remembered, isGuest: boolean): void => {
  if (locale) writeStored("locale", locale);
  if (theme) writeStored("theme", theme);
  if (isGuest) return;
  if (locale) writeCookie(preferenceCookies.locale, locale);
  if (theme) writeCookie(preferenceCookies.theme, theme);
};
