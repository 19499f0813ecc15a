/** The languages of every text in the product. The first is the default. */
export const locales = ["en-US", "zh-CN"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "en-US";

/** What an operator may choose; "system" follows the device. */
export const themeChoices = ["light", "dark", "system"] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** A text in each language, for words that come from data and not from a message catalogue. */
export type LocalizedText = Record<Locale, string>;
