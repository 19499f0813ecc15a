import type { Locale, ThemeChoice } from "@console-shell/contract";
import { locales, themeChoices } from "@console-shell/contract/locale";

/** The language and theme in which a page was rendered beforehand. */
export interface PrerenderedAs {
  locale: Locale;
  theme: ThemeChoice;
}

/** As what the page's root came; undefined where it came empty. */
export const prerenderedAs = (root: HTMLElement): PrerenderedAs | undefined => {
  const [locale, theme] = root.dataset["prerendered"]?.split(" ") ?? [];
  const known = {
    locale: locales.find((one) => one === locale),
    theme: themeChoices.find((one) => one === theme),
  };
  return known.locale && known.theme ? { locale: known.locale, theme: known.theme } : undefined;
};
