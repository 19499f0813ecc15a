import type { SubAppManifest } from "@console-shell/contract";
import { sharedDependencies, sharedReact } from "@console-shell/ui/shared";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, PluginOption } from "vite";
import { subAppBuild } from "./build-plugin.ts";
import type { SubAppDescription } from "./build-plugin.ts";
import { readPages } from "./read-pages.ts";
import { subAppSettings } from "./settings.ts";
import { subAppStandalone } from "./standalone-plugin.ts";
import { readSubAppPackage } from "./sub-app-package.ts";
import type { SubAppPackage } from "./sub-app-package.ts";

/** The options of `subApp` in vite.config.ts. */
export type SubAppOptions = Pick<SubAppManifest, "title" | "summary" | "keepAlive" | "needs">;

/** The plug-in's API for tools that read a sub-app's vite.config.ts. */
export interface SubAppPluginApi {
  description(root: string): Promise<SubAppDescription>;
}

/** Name of the plug-in that carries the `SubAppPluginApi` as its `api`. */
export const subAppPluginName = "console:sub-app";

const oneFilledPath =
  /^\s*<svg\b[^>]* viewBox="([^"]+)"[^>]*>\s*<path d="([^"]+)"\s*\/>\s*<\/svg>\s*$/;

/** The icon in the sub-app's `icon.svg`, if it has such a file. */
const readIcon = (root: string): Pick<SubAppManifest, "icon"> => {
  const file = join(root, "icon.svg");
  if (!existsSync(file)) return {};
  const [, viewBox, path] = oneFilledPath.exec(readFileSync(file, "utf8")) ?? [];
  if (!viewBox || !path)
    throw new Error(`${file} must be one filled path: <svg viewBox="…"><path d="…" /></svg>.`);
  return { icon: { viewBox, path } };
};

/**
 * A sub-app's whole Vite setup: `plugins: [subApp({ title })]`. Its pages are those of `pages.ts`, its icon is
 * `icon.svg`.
 */
export const subApp = (options: SubAppOptions): PluginOption[] => {
  let root = process.cwd();
  let read: SubAppPackage | undefined;
  const packageOf = () => (read ??= readSubAppPackage(root));
  const description = async (folder: string): Promise<SubAppDescription> => ({
    ...options,
    ...readIcon(folder),
    ...(await readPages(folder)),
  });
  const plugin: Plugin<SubAppPluginApi> = {
    name: subAppPluginName,
    api: { description },
    config(config) {
      root = config.root ?? process.cwd();
      return subAppSettings(packageOf().name, root);
    },
  };
  return [
    plugin,
    sharedDependencies({ kit: true }),
    sharedReact(),
    subAppBuild(() => description(root), packageOf),
    subAppStandalone(packageOf),
  ];
};
