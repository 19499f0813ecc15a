import type { LocalizedText, SubAppNeeds } from "@console-shell/contract";
import { sharedDependencies, sharedReact } from "@console-shell/ui/shared";
import type { Plugin, PluginOption } from "vite";
import { subAppBuild } from "./build-plugin.ts";
import type { SubAppDescription } from "./build-plugin.ts";
import { readPages } from "./read-pages.ts";
import { subAppSettings } from "./settings.ts";
import { subAppStandalone } from "./standalone-plugin.ts";
import { readSubAppPackage } from "./sub-app-package.ts";
import type { SubAppPackage } from "./sub-app-package.ts";

/** The options of `subApp` in vite.config.ts. */
export interface SubAppOptions {
  title: LocalizedText;
  /** Parks the sub-app with its state instead of unmounting it when the operator leaves. */
  keepAlive?: boolean;
  /** What it needs from the page's content security policy beyond the default. */
  needs?: SubAppNeeds;
}

/** The plug-in's API for tools that read a sub-app's vite.config.ts. */
export interface SubAppPluginApi {
  description(root: string): Promise<SubAppDescription>;
}

/** Name of the plug-in that carries the `SubAppPluginApi` as its `api`. */
export const subAppPluginName = "console:sub-app";

/** A sub-app's whole Vite setup: `plugins: [subApp({ title })]`; its pages are those of `pages.ts`. */
export const subApp = ({ title, keepAlive = false, needs }: SubAppOptions): PluginOption[] => {
  let root = process.cwd();
  let read: SubAppPackage | undefined;
  const packageOf = () => (read ??= readSubAppPackage(root));
  const description = async (folder: string): Promise<SubAppDescription> => ({
    title,
    ...(await readPages(folder)),
    keepAlive,
    needs,
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
