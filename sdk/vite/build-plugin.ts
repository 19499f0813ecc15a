import type { SubAppManifest, SubAppRelease } from "@console-shell/contract";
import { integrityOf } from "@console-shell/ui/shared";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { entryScript, markEntry } from "./entry-page.ts";
import { releaseOf } from "./release.ts";
import type { SubAppPackage } from "./sub-app-package.ts";

/** The sub-app's description from its vite.config.ts, pages.ts and icon.svg. */
export type SubAppDescription = Pick<
  SubAppManifest,
  | "title"
  | "summary"
  | "icon"
  | "order"
  | "group"
  | "pages"
  | "search"
  | "actions"
  | "work"
  | "figures"
  | "permissions"
  | "host"
  | "keepAlive"
  | "needs"
>;

/** The manifest of a build; `files` are the emitted files by name. */
const subAppManifest = (
  description: SubAppDescription,
  subApp: SubAppPackage,
  release: SubAppRelease,
  files: Iterable<[name: string, content: string | Uint8Array]>,
): SubAppManifest => ({
  name: subApp.name,
  version: subApp.version,
  ...description,
  shared: subApp.shared,
  integrity: Object.fromEntries(
    [...files]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, content]) => [name, integrityOf(content, "sha384")]),
  ),
  release,
});

/**
 * Makes the entry page's script export the lifecycles (Vite's page build drops exports) and writes
 * `manifest.json` next to the page.
 */
export const subAppBuild = (
  describe: () => Promise<SubAppDescription>,
  subApp: () => SubAppPackage,
): Plugin => {
  let root = "";
  let base = "";
  return {
    name: "console:sub-app-build",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      root = config.root;
      base = config.base;
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
      async handler(options, bundle) {
        const folder = options.dir!;
        const files = Object.keys(bundle).filter((name) => /\.(?:js|css)$/.test(name));
        const contents = files.map((name): [string, Uint8Array] => [
          name,
          readFileSync(join(folder, name)),
        ]);
        const release = releaseOf(bundle, folder, base);
        const manifest = subAppManifest(await describe(), subApp(), release, contents);
        writeFileSync(join(folder, "manifest.json"), JSON.stringify(manifest, undefined, 2));
      },
    },
  };
};
