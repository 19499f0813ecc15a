import type {
  LocalizedText,
  Permission,
  SubAppNeeds,
  SubAppPage,
  SubAppSearch,
} from "@console-shell/contract";
import { sharedDependencies, sharedReact } from "@console-shell/ui/shared";
import type { Plugin, PluginOption } from "vite";
import { subAppBuild } from "./build-plugin.ts";
import type { SubAppDescription } from "./build-plugin.ts";
import { subAppSettings } from "./settings.ts";
import { subAppStandalone } from "./standalone-plugin.ts";
import { readSubAppPackage } from "./sub-app-package.ts";
import type { SubAppPackage } from "./sub-app-package.ts";

/** A page in vite.config.ts; its permission defaults to the sub-app's. */
export type SubAppPageOption = Omit<SubAppPage, "permission"> & { permission?: Permission };

/** The options of `subApp` in vite.config.ts. */
export interface SubAppOptions {
  title: LocalizedText;
  pages: SubAppPageOption[];
  /** Record searches for the console's palette. */
  search?: SubAppSearch[];
  /** The permission for pages that don't set their own; `<name>:open` by default. */
  permission?: Permission;
  /** Parks the sub-app with its state instead of unmounting it when the operator leaves. */
  keepAlive?: boolean;
  /** What it needs from the page's content security policy beyond the default. */
  needs?: SubAppNeeds;
}

/** The plug-in's API for tools that read a sub-app's vite.config.ts. */
export interface SubAppPluginApi {
  description(root: string): SubAppDescription & SubAppPackage;
}

/** Name of the plug-in that carries the `SubAppPluginApi` as its `api`. */
export const subAppPluginName = "console:sub-app";

/** A sub-app's whole Vite setup: `plugins: [subApp({ title, pages })]`. */
export const subApp = ({
  title,
  pages,
  search = [],
  permission,
  keepAlive = false,
  needs,
}: SubAppOptions): PluginOption[] => {
  let read: SubAppPackage | undefined;
  const described = (root: string): SubAppDescription & SubAppPackage => {
    read ??= readSubAppPackage(root);
    const opens = permission ?? (`${read.name}:open` as Permission);
    return {
      ...read,
      title,
      pages: pages.map((page) => ({ ...page, permission: page.permission ?? opens })),
      search,
      keepAlive,
      needs,
    };
  };
  let root = process.cwd();
  const description: SubAppDescription = {
    title,
    search,
    keepAlive,
    needs,
    get pages() {
      return described(root).pages;
    },
  };
  const plugin: Plugin<SubAppPluginApi> = {
    name: subAppPluginName,
    api: { description: described },
    config(config) {
      root = config.root ?? process.cwd();
      return subAppSettings(described(root).name, root);
    },
  };
  return [
    plugin,
    sharedDependencies({ kit: true }),
    sharedReact(),
    subAppBuild(description, () => described(root)),
    subAppStandalone(() => described(root)),
  ];
};
