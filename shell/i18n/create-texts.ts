import type { Locale } from "@console-shell/contract";
import { createIntl, createIntlCache, type IntlShape } from "react-intl";

type Values = Record<string, string | number>;

/** A text of a catalogue in the language in force. */
export type TextOf<Key extends string> = (key: Key, values?: Values) => string;

interface Texts<Key extends string> {
  /** react-intl for a language, the same object each time. */
  intlFor: (locale: Locale) => IntlShape;
  textFor: (locale: Locale) => TextOf<Key>;
}

/** The texts of a catalogue, which has the same keys in every language. */
export const createTexts = <Key extends string>(
  catalogues: Record<Locale, Record<Key, string>>,
): Texts<Key> => {
  const cache = createIntlCache();
  const made = new Map<Locale, IntlShape>();
  const intlFor = (locale: Locale): IntlShape => {
    const known = made.get(locale);
    if (known) return known;
    const intl = createIntl({ locale, messages: catalogues[locale] }, cache);
    made.set(locale, intl);
    return intl;
  };
  return {
    intlFor,
    textFor(locale) {
      const intl = intlFor(locale);
      return (id, values) => intl.formatMessage<Values>({ id }, values ?? {});
    },
  };
};
