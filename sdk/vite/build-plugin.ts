import type { LocalizedText, SubAppManifest, SubAppPage } from "@console-shell/contract";
import { integrityOf } from "@console-shell/ui/shared";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { entryScript, markEntry } from "./entry-page.ts";
import type { SubAppPackage } from "./sub-app-package.ts";

/** What the sub-app's vite.config.ts says of it. */
export interface SubAppDescription {
  title: LocalizedText;
  pages: SubAppPage[];
}

/** The manifest of a build: `files` are the emitted names with their content. */
export const subAppManifest = (
  description: SubAppDescription,
  subApp: SubAppPackage,
  files: Iterable<[name: string, content: string | Uint8Array]>,
): SubAppManifest => ({
  name: subApp.name,
  version: subApp.version,
  title: description.title,
  pages: description.pages,
  shared: subApp.shared,
  integrity: Object.fromEntries(
    [...files]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, content]) => [name, integrityOf(content)]),
  ),
});

/**
 * Makes the entry page's script export the lifecycles (Vite's own page build drops exports), and
 * writes `manifest.json` beside the page.
 */
export const subAppBuild = (
  description: SubAppDescription,
  subApp: () => SubAppPackage,
): Plugin => {
  let root = "";
  return {
    name: "console:sub-app-build",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      root = config.root;
    },
    transform: {
      filter: { id: /\.html$/ },
      handler: (code) => ({
        code: `${code}\nexport * from ${JSON.stringify(entryScript(root))};`,
        map: null,
      }),
    },
    transformIndexHtml: { order: "post", handler: markEntry },
    writeBundle: {
      order: "post",
      handler(options, bundle) {
        const folder = options.dir!;
        const files = Object.keys(bundle).filter((name) => /\.(?:js|css)$/.test(name));
        const contents = files.map((name): [string, Uint8Array] => [
          name,
          readFileSync(join(folder, name)),
        ]);
        const manifest = subAppManifest(description, subApp(), contents);
        writeFileSync(join(folder, "manifest.json"), JSON.stringify(manifest, undefined, 2));
      },
    },
  };
};
