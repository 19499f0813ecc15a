import type { Locale } from "@console-shell/contract";
import { oneFullStop } from "@console-shell/contract/words/one-full-stop";
import { createIntl, createIntlCache, type IntlShape } from "react-intl";
import type enUS from "./messages/en-US.ts";

export type MessageKey = keyof typeof enUS;
type Values = Record<string, string | number>;

/** Looks up a text of the shell in one language. */
export type Text = (key: MessageKey, values?: Values) => string;

const catalogues: Record<Locale, () => Promise<{ default: Record<MessageKey, string> }>> = {
  "en-US": () => import("./messages/en-US.ts"),
  "zh-CN": () => import("./messages/zh-CN.ts"),
};
const cache = createIntlCache();
const loaded = new Map<Locale, IntlShape>();

/** Loads the shell's texts in a language. */
export const loadTexts = async (locale: Locale): Promise<void> => {
  const { default: messages } = await catalogues[locale]();
  if (!loaded.has(locale)) loaded.set(locale, createIntl({ locale, messages }, cache));
};

/** Whether a language's texts have loaded. */
export const hasTexts = (locale: Locale): boolean => loaded.has(locale);

/** react-intl for a loaded language; always the same object. */
export const intlFor = (locale: Locale): IntlShape => {
  const intl = loaded.get(locale);
  if (!intl) throw new Error(`The texts in ${locale} have not loaded.`);
  return intl;
};

/** Texts for use outside React, e.g. in notifications. */
export const textFor = (locale: Locale): Text => {
  const intl = intlFor(locale);
  return (id, values) => oneFullStop(intl.formatMessage<Values>({ id }, values ?? {}));
};
