import type { ConsoleConfig } from "@console-shell/contract";
import { escapeHtml } from "../http/html.ts";
import type { Builds, SharedManifest } from "./builds.ts";
import { importMap, sharedPreloads } from "./import-map.ts";

const placeholder = "<!--console-head-->";

/** JSON as it can stand within a script element. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

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

/** Makes the shell's page: its built HTML with import map, preloads, configuration and nonce. */
export const shellPage = (builds: Builds, config: ConsoleConfig, nonce: string): string => {
  const html = builds.shellFile("index.html")?.text();
  const shared = builds.shared();
  if (!html || !shared) throw new Error("The shell is not built");
  const head = [
    `<script type="importmap">${scriptJson(importMap(shared, builds.subApps()))}</script>`,
    `<script type="application/json" id="console-config">${scriptJson(config)}</script>`,
    ...sharedPreloads(html, shared, builds.shellFile).map((url) => preloadTag(url, shared)),
  ].join("\n    ");
  if (!html.includes(placeholder)) throw new Error(`The shell's page lacks ${placeholder}`);
  const filled = withIntegrity(html, builds.shellFile).replace(placeholder, () => head);
  return withNonce(filled, nonce);
};
