import type { Language } from "./language.ts";

type Locale = "en-US" | "zh-CN";

const languages: Record<Locale, () => Promise<{ default: Language }>> = {
  "en-US": () => import("./en-US.ts"),
  "zh-CN": () => import("./zh-CN.ts"),
};
const loaded = new Map<Locale, Language>();

/** Loads the kit's texts in a language; required before `ConsoleTheme` renders in it. */
export const loadLanguage = async (locale: Locale): Promise<Language> => {
  const { default: language } = await languages[locale]();
  loaded.set(locale, language);
  return language;
};

/** A language that has loaded. */
export const languageOf = (locale: Locale): Language => {
  const language = loaded.get(locale);
  if (!language) throw new Error(`The kit's words in ${locale} have not loaded.`);
  return language;
};

/** Sets the language of dates for the whole page. */
export const setDates = (locale: Locale): void => {
  for (const [other, { leaveDates }] of loaded) if (other !== locale) leaveDates?.();
  languageOf(locale).enterDates?.();
};
