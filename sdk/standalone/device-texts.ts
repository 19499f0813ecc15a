import type { Locale } from "@console-shell/contract";
import enUS from "./messages/en-US.ts";
import zhCN from "./messages/zh-CN.ts";

type Key = keyof typeof enUS;

/** The device's language, used until an account's is known, and the texts in it. */
export const deviceTexts = (): { locale: Locale; text: (key: Key, status?: number) => string } => {
  const chinese = navigator.language.startsWith("zh");
  const texts = chinese ? zhCN : enUS;
  return {
    locale: chinese ? "zh-CN" : "en-US",
    text: (key, status) => texts[key].replace("{status}", String(status)),
  };
};
