import type { Locale } from "@console-shell/contract";

/** Each language in its own language, so its speakers can read it. */
export const localeNames: Record<Locale, string> = { "en-US": "English", "zh-CN": "简体中文" };
