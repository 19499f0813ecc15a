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

/** A page as vite.config.ts names it; the permission defaults to the one that opens the sub-app. */
export type SubAppPageOption = Omit<SubAppPage, "permission"> & { permission?: Permission };

/** What a sub-app's vite.config.ts says of it. */
export interface SubAppOptions {
  title: LocalizedText;
  pages: SubAppPageOption[];
  /** Records that the console's palette finds. */
  search?: SubAppSearch[];
  /** Who may open pages that name no permission of their own; `<name>:open` by default. */
  permission?: Permission;
  /** Parks the sub-app when it is left, with all that it shows; it comes back as it was. */
  keepAlive?: boolean;
  /** What it needs of the page's policy beyond what every sub-app has. */
  needs?: SubAppNeeds;
}

/** What the plug-in array offers to tools that read a sub-app's vite.config.ts. */
export interface SubAppPluginApi {
  description(root: string): SubAppDescription & SubAppPackage;
}

/** Name of the plug-in that carries the `SubAppPluginApi` as its `api`. */
export const subAppPluginName = "console:sub-app";

/** All that a sub-app's Vite needs: `plugins: [subApp({ title, pages })]`. */
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
