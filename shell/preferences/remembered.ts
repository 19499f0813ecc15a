import type { Account, Locale, ThemeChoice } from "@console-shell/contract";
import { locales, themeChoices } from "@console-shell/contract/words/locale";
import { preferenceCookies } from "@console-shell/contract/words/prerendered";

/** Reads a stored choice; undefined if there is none or storage is blocked. */
const readStored = <Choice extends string>(
  name: string,
  choices: readonly Choice[],
): Choice | undefined => {
  try {
    const value = localStorage.getItem(`console.${name}`);
    return choices.find((choice) => choice === value);
  } catch {
    // Some private windows block storage; the console works without it.
    return undefined;
  }
};

/** Stores a choice in this browser, if possible; null deletes it. */
const writeStored = (name: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(`console.${name}`);
    else localStorage.setItem(`console.${name}`, value);
  } catch {
    // As above.
  }
};

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
