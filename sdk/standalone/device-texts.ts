import type { Locale } from "@console-shell/contract";
import enUS from "./messages/en-US.ts";
import zhCN from "./messages/zh-CN.ts";

type Key = keyof typeof enUS;
type Text = (key: Key, values?: Record<string, string | number>) => string;

/** The device's language, used until an account's is known, and the texts in it. */
export const deviceTexts = (): { locale: Locale; text: Text } => {
  const chinese = navigator.language.startsWith("zh");
  const texts = chinese ? zhCN : enUS;
  return {
    locale: chinese ? "zh-CN" : "en-US",
    text: (key, values = {}) =>
      Object.entries(values).reduce(
        (text, [name, value]) => text.replace(`{${name}}`, () => String(value)),
        texts[key],
      ),
  };
};
