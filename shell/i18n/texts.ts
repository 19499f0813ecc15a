import type { Locale } from "@console-shell/contract";
import { createIntl, createIntlCache, type IntlShape } from "react-intl";
import enUS from "./messages/en-US.ts";
import zhCN from "./messages/zh-CN.ts";

export type MessageKey = keyof typeof enUS;
type Values = Record<string, string | number>;
/** A text of the catalogue in the language in force. */
export type Text = (key: MessageKey, values?: Values) => string;

const catalogues: Record<Locale, Record<MessageKey, string>> = { "en-US": enUS, "zh-CN": zhCN };
const cache = createIntlCache();
const made = new Map<Locale, IntlShape>();

/** react-intl for a language, the same object each time. */
export const intlFor = (locale: Locale): IntlShape => {
  const known = made.get(locale);
  if (known) return known;
  const intl = createIntl({ locale, messages: catalogues[locale] }, cache);
  made.set(locale, intl);
  return intl;
};

/** Texts outside React, e.g. of a notification. */
export const textFor = (locale: Locale): Text => {
  const intl = intlFor(locale);
  return (id, values) => intl.formatMessage<Values>({ id }, values ?? {});
};
