import type { ConsoleConfig, Locale } from "@console-shell/contract";
import type { Appearance } from "#kernel/appearance.ts";
import { escapeHtml } from "#kernel/html.ts";
import type { Builds, SharedManifest } from "./builds.ts";
import { type ImportMap, sharedPreloads } from "./import-map.ts";
import { filledMarkup, findPrerendered } from "./prerendered.ts";
import { scriptJson } from "./script-json.ts";
import { chunksWith, shellChunks } from "./shell-chunks.ts";
import { withPrerendered } from "./with-prerendered.ts";

const placeholder = "<!--console-head-->";

/** Adds integrity attributes to the shell's own files. */
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

/** antd's stylesheets: one for the frame and the public pages, one for nearly every other page. */
const sheetTags = ({ styles, integrity }: SharedManifest) => {
  const attributesOf = (url: string) =>
    `href="${escapeHtml(url)}" integrity="${integrity[url] ?? ""}" crossorigin="anonymous"`;
  const { shell = "", pages = "" } = styles;
  return {
    shell: `<link rel="stylesheet" ${attributesOf(shell)} data-antd>`,
    shellAhead: `<link rel="preload" as="style" ${attributesOf(shell)}>`,
    pagesAhead: `<link rel="preload" as="style" ${attributesOf(pages)}>`,
  };
};

const preloadTag = (url: string, { integrity }: SharedManifest): string =>
  `<link rel="modulepreload" href="${escapeHtml(url)}" integrity="${integrity[url] ?? ""}">`;

/** Keeps the frame's skeleton only on pages that will show the frame. */
const withSkeleton = (html: string, skeleton: PageRequest["skeleton"]): string => {
  if (!skeleton) return html.replace(/<!--console-skeleton-->.*<!--\/console-skeleton-->/s, "");
  return skeleton === "collapsed"
    ? html.replace('<div id="frame-skeleton"', '$& data-collapsed=""')
    : html;
};

/** The shell's source around all pages that require signing in. */
const frameSource = "layout/main-area.tsx";

/** What the shell's entry loads first: the language's texts, and the frame if there is one. */
const filesAtOnce = (builds: Builds, locale: Locale, hasFrame: boolean): string[] => {
  const chunks = shellChunks(builds) ?? {};
  const texts = Object.keys(chunks).filter((key) => chunks[key]?.name === locale);
  const found = chunksWith(chunks, hasFrame ? [...texts, frameSource] : texts);
  return Array.from(found, ({ file }) => `/${file}`);
};

const inAppearance = (html: string, { locale, theme }: Appearance): string =>
  html.replace(
    /(<html\b[^>]*) lang="en-US"/,
    `$1 lang="${locale}"${theme === "system" ? "" : ` data-chosen-theme="${theme}"`}`,
  );

export interface PageRequest {
  /** Path and query. */
  url: string;
  appearance: Appearance;
  map: ImportMap;
  /** Specifiers of the shared modules that the sub-app it opens imports. */
  imports: readonly string[];
  nonce: string;
  /** The frame's skeleton, shown until the scripts run; undefined if the page has no frame. */
  skeleton: "full" | "collapsed" | undefined;
}

/** The prerendered login page shows a form that this one hides. */
const isLoginFolded = ({ signOn: { providers, passwords } }: ConsoleConfig, url: string) =>
  passwords === "root" && providers.length > 0 && url.startsWith("/user/login");

/**
 * Renders the shell's page: its built HTML with import map, preloads, configuration and nonce, and with the markup if
 * the page was prerendered.
 */
export const shellPage = (
  builds: Builds,
  config: ConsoleConfig,
  { url, appearance, map, imports, nonce, skeleton }: PageRequest,
): string => {
  const built = builds.shellFile("index.html")?.text();
  const shared = builds.shared();
  if (!built || !shared) throw new Error("The shell is not built");
  const html = withSkeleton(built, skeleton);
  if (!html.includes(placeholder)) throw new Error(`The shell's page lacks ${placeholder}`);
  const head = [
    `<script type="importmap">${scriptJson(map)}</script>`,
    `<script type="application/json" id="console-config">${scriptJson(config)}</script>`,
  ].join("\n    ");
  const page = isLoginFolded(config, url) ? undefined : findPrerendered(builds, url, appearance);
  const own = (page?.modules ?? filesAtOnce(builds, appearance.locale, skeleton !== undefined))
    // The built page preloads its entry's imports.
    .filter((module) => page || !html.includes(`"${module}"`))
    .map((module) => `<link rel="modulepreload" href="${escapeHtml(module)}">`);
  const more = skeleton === undefined ? [] : imports;
  const { subAppsAt } = config;
  const preloads = [
    ...sharedPreloads(html + own.join(""), shared, builds.shellFile, more).map((it) =>
      preloadTag(it, shared),
    ),
    // As `fetch` requests it, or it would be loaded twice.
    ...(subAppsAt ? [`<link rel="preload" as="fetch" crossorigin href="${subAppsAt}">`] : []),
    ...own,
  ];
  const { environment, release } = config;
  const sheets = sheetTags(shared);
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
        [sheets.shellAhead],
      )
    : html.replace(placeholder, () =>
        [sheets.shell, head, ...preloads, ...(skeleton ? [sheets.pagesAhead] : [])].join("\n    "),
      );
  return withNonce(withIntegrity(inAppearance(filled, appearance), builds.shellFile), nonce);
};
