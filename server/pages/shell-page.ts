import type { ConsoleConfig } from "@console-shell/contract";
import { escapeHtml } from "../http/html.ts";
import type { Builds, SharedManifest } from "./builds.ts";
import { importMap, sharedPreloads } from "./import-map.ts";
import { type Appearance, filledMarkup, findPrerendered } from "./prerendered.ts";
import { scriptJson } from "./script-json.ts";
import { withPrerendered } from "./with-prerendered.ts";

const placeholder = "<!--console-head-->";

/** Gives the shell's own files the integrity that the browser checks them by. */
const withIntegrity = (html: string, shellFile: Builds["shellFile"]): string =>
  html.replaceAll(
    /<(script|link)\b([^>]*?(?:src|href)="\/(assets\/[^"]+)"[^>]*)>/g,
    (tag, name: string, attributes: string, path: string) => {
      const file = shellFile(path);
      const kept = attributes.replace(/\s*\/$/, "");
      return file ? `<${name}${kept} integrity="${file.integrity}">` : tag;
    },
  );

const withNonce = (html: string, nonce: string): string =>
  html.replaceAll(/<(script|style|link)\b/g, `<$1 nonce="${nonce}"`);

const preloadTag = (url: string, { integrity }: SharedManifest): string =>
  `<link rel="modulepreload" href="${escapeHtml(url)}" integrity="${integrity[url] ?? ""}">`;

/** Keeps the frame's skeleton only on pages that will show the frame. */
const withSkeleton = (html: string, skeleton: PageRequest["skeleton"]): string => {
  if (!skeleton) return html.replace(/<!--console-skeleton-->.*<!--\/console-skeleton-->/s, "");
  return skeleton === "collapsed"
    ? html.replace('<div id="frame-skeleton"', '$& data-collapsed=""')
    : html;
};

const inAppearance = (html: string, { locale, theme }: Appearance): string =>
  html.replace(
    /(<html\b[^>]*) lang="en-US"/,
    `$1 lang="${locale}"${theme === "system" ? "" : ` data-theme="${theme}"`}`,
  );

export interface PageRequest {
  /** Path and query. */
  url: string;
  appearance: Appearance;
  nonce: string;
  /** The frame's skeleton, shown until the scripts run; undefined where the page has no frame. */
  skeleton: "full" | "collapsed" | undefined;
}

/**
 * Makes the shell's page: its built HTML with import map, preloads, configuration and nonce; where the
 * address is that of a prerendered page, with that in it.
 */
export const shellPage = (
  builds: Builds,
  config: ConsoleConfig,
  { url, appearance, nonce, skeleton }: PageRequest,
): string => {
  const built = builds.shellFile("index.html")?.text();
  const shared = builds.shared();
  if (!built || !shared) throw new Error("The shell is not built");
  const html = withSkeleton(built, skeleton);
  if (!html.includes(placeholder)) throw new Error(`The shell's page lacks ${placeholder}`);
  const head = [
    `<script type="importmap">${scriptJson(importMap(shared, builds.subApps()))}</script>`,
    `<script type="application/json" id="console-config">${scriptJson(config)}</script>`,
  ].join("\n    ");
  const page = findPrerendered(builds, url, appearance);
  const own = (page?.modules ?? []).map(
    (module) => `<link rel="modulepreload" href="${escapeHtml(module)}">`,
  );
  const preloads = [
    ...sharedPreloads(html + own.join(""), shared, builds.shellFile).map((it) =>
      preloadTag(it, shared),
    ),
    ...own,
  ];
  const { environment, release } = config;
  const filled = page
    ? withPrerendered(
        html.replace(placeholder, ""),
        {
          path: url.split("?")[0]!,
          page,
          markup: filledMarkup(page, environment, release),
          appearance,
        },
        head,
        preloads,
      )
    : html.replace(placeholder, () => [head, ...preloads].join("\n    "));
  return withNonce(withIntegrity(inAppearance(filled, appearance), builds.shellFile), nonce);
};
