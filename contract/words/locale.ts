/** The languages of every text in the product. The first is the default. */
export const locales = ["en-US", "zh-CN"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "en-US";

/** An operator's choice; "system" follows the device. */
export const themeChoices = ["light", "dark", "system"] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** A text in each language, for text that comes from data instead of a message catalogue. */
export type LocalizedText = Record<Locale, string>;
