import type { Locale } from "@console-shell/contract";

/** Each language in its own words, so that whoever needs it can read it. */
export const localeNames: Record<Locale, string> = { "en-US": "English", "zh-CN": "简体中文" };
