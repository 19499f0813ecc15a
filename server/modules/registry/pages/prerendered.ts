import type { Locale, ThemeChoice } from "@console-shell/contract";
import { defaultLocale, locales, themeChoices } from "@console-shell/contract/locale";
import {
  preferenceCookies,
  prerenderedFile,
  type PrerenderedPage,
  prerenderedPages,
} from "@console-shell/contract/prerendered";
import { escapeHtml } from "../../../kernel/html.ts";
import type { Builds } from "./builds.ts";

/** In which language and theme a page is shown before its scripts know better. */
export interface Appearance {
  locale: Locale;
  theme: ThemeChoice;
}

/** What a browser's cookies say; they are anybody's to write, so that only known values count. */
export const appearanceOf = (cookies: Record<string, string | undefined>): Appearance => ({
  locale: locales.find((one) => one === cookies[preferenceCookies.locale]) ?? defaultLocale,
  theme: themeChoices.find((one) => one === cookies[preferenceCookies.theme]) ?? "system",
});

/** A page as it was prerendered; undefined where the address is none of those, or it was not. */
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

/** The markup with what only this server knows: where it is, and which release it serves. */
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
