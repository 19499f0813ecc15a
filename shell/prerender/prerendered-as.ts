import type { Locale, ThemeChoice } from "@console-shell/contract";
import { locales, themeChoices } from "@console-shell/contract/words/locale";

/** The language and theme a page was prerendered in. */
interface PrerenderedAs {
  locale: Locale;
  theme: ThemeChoice;
}

/** Reads them from the page's root; undefined if the root was empty. */
export const prerenderedAs = (root: HTMLElement): PrerenderedAs | undefined => {
  const [locale, theme] = root.dataset["prerendered"]?.split(" ") ?? [];
  const known = {
    locale: locales.find((one) => one === locale),
    theme: themeChoices.find((one) => one === theme),
  };
  return known.locale && known.theme ? { locale: known.locale, theme: known.theme } : undefined;
};
