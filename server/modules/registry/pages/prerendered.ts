import {
  prerenderedFile,
  type PrerenderedPage,
  prerenderedPages,
} from "@console-shell/contract/words/prerendered";
import type { Appearance } from "#kernel/appearance.ts";
import { escapeHtml } from "#kernel/html.ts";
import type { Builds } from "./builds.ts";

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
