import type { ConfigProviderProps } from "antd";
import type enUS from "../messages/en-US.ts";

/** What the kit and antd say in one language. */
export interface Language {
  antd: NonNullable<ConfigProviderProps["locale"]>;
  words: Record<keyof typeof enUS, string>;
  /** Sets the language of dates. English is what dayjs comes with. */
  enterDates?: () => void;
  /** Sets English dates again. */
  leaveDates?: () => void;
}

type Locale = "en-US" | "zh-CN";

const languages: Record<Locale, () => Promise<{ default: Language }>> = {
  "en-US": () => import("./en-US.ts"),
  "zh-CN": () => import("./zh-CN.ts"),
};
const loaded = new Map<Locale, Language>();

/** Loads what the kit says in a language; `ConsoleTheme` needs it before it renders in that language. */
export const loadLanguage = async (locale: Locale): Promise<void> => {
  loaded.set(locale, (await languages[locale]()).default);
};

/** A language that has loaded. */
export const languageOf = (locale: Locale): Language => {
  const language = loaded.get(locale);
  if (!language) throw new Error(`The kit's words in ${locale} have not loaded.`);
  return language;
};

/** Sets the language of dates, for everything in the page. */
export const setDates = (locale: Locale): void => {
  for (const [other, { leaveDates }] of loaded) if (other !== locale) leaveDates?.();
  languageOf(locale).enterDates?.();
};
