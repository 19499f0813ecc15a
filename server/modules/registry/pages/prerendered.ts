import type { Locale, ThemeChoice } from "@console-shell/contract";
import { defaultLocale, locales, themeChoices } from "@console-shell/contract/words/locale";
import {
  preferenceCookies,
  prerenderedFile,
  type PrerenderedPage,
  prerenderedPages,
} from "@console-shell/contract/words/prerendered";
import { escapeHtml } from "#kernel/html.ts";
import type { Builds } from "./builds.ts";

/** Language and theme of a page before its scripts run. */
export interface Appearance {
  locale: Locale;
  theme: ThemeChoice;
}

/** Parses the browser's cookies; anyone can set those, so only known values are accepted. */
export const appearanceOf = (cookies: Record<string, string | undefined>): Appearance => ({
  locale: locales.find((one) => one === cookies[preferenceCookies.locale]) ?? defaultLocale,
  theme: themeChoices.find((one) => one === cookies[preferenceCookies.theme]) ?? "system",
});

/** The prerendered page of an address; undefined if there is none. */
export const findPrerendered = (
  builds: Builds,
  url: string,
  { locale, theme }: Appearance,
): PrerenderedPage | undefined => {
  const [path = "", query] = url.split("?");
  if (!Object.hasOwn(prerenderedPages, path)) return undefined;
  if (query && prerenderedPages[path]?.withoutQuery) return undefined;
  const file = builds.shellFile(prerenderedFile(path, locale, theme));
  return file?.json() as PrerenderedPage | undefined;
};

/** Fills in the markup's server-specific parts: the environment and the release. */
export const filledMarkup = (
  { markup, badge, environments }: PrerenderedPage,
  environment: string,
  release: string,
): string => {
  const filled = badge
    .replaceAll("{environment}", () => escapeHtml(environments[environment] ?? environment))
    .replaceAll("{release}", () => escapeHtml(release));
  return markup.replaceAll(badge, () => (environment === "production" ? "" : filled));
};
