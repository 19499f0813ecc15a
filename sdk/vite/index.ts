import type { AnyPermission, LocalizedText, SubAppManifest } from "@console-shell/contract";
import { sharedDependencies, sharedReact } from "@console-shell/ui/shared";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ConfigEnv, Plugin, PluginOption, UserConfig } from "vite";
import { subAppBuild } from "./build-plugin.ts";
import type { SubAppDescription } from "./build-plugin.ts";
import { insideConsole } from "./inside.ts";
import { toLocalBackend } from "./local-backend.ts";
import { readPages } from "./read-pages.ts";
import { releaseSettings, subAppSettings } from "./settings.ts";
import { subAppStandalone } from "./standalone-plugin.ts";
import { readSubAppPackage } from "./sub-app-package.ts";
import type { SubAppPackage } from "./sub-app-package.ts";

/** The options of `subApp` in vite.config.ts. */
export interface SubAppOptions extends Pick<
  SubAppManifest,
  "title" | "summary" | "order" | "group" | "host" | "keepAlive" | "needs"
> {
  /** Its own permissions with their labels; `<name>:open` exists without being listed. */
  permissions?: Record<string, LocalizedText>;
  /**
   * Where the sub-app's own backend runs during development, e.g. `http://localhost:3000`. By default the console passes
   * the calls on.
   */
  localBackend?: string;
}

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

/** What both kinds of sub-app have: the settings, the manifest of the build, and the page by itself. */
const commonPlugins = (
  settings: (subApp: SubAppPackage, root: string, command: ConfigEnv["command"]) => UserConfig,
  description: SubAppPluginApi["description"],
  { localBackend, permissions = {} }: Pick<SubAppOptions, "localBackend" | "permissions">,
): PluginOption[] => {
  let root = process.cwd();
  let read: SubAppPackage | undefined;
  const packageOf = () => (read ??= readSubAppPackage(root));
  const plugin: Plugin<SubAppPluginApi> = {
    name: subAppPluginName,
    api: { description: (folder) => described(folder) },
    config(config, { command }) {
      root = config.root ?? process.cwd();
      return settings(packageOf(), root, command);
    },
  };
  // With the permissions as a list, which the console's schemas can bound.
  const described: SubAppPluginApi["description"] = async (folder) => ({
    ...(await description(folder)),
    ...(Object.keys(permissions).length > 0 && {
      permissions: Object.entries(permissions).map(([code, label]) => ({
        code: code as AnyPermission,
        label,
      })),
    }),
  });
  const ownPermissions = () => [`${packageOf().name}:open`, ...Object.keys(permissions)];
  return [
    plugin,
    subAppBuild(() => described(root), packageOf),
    subAppStandalone(packageOf, ownPermissions),
    insideConsole(packageOf, () => described(root), localBackend !== undefined),
    localBackend !== undefined && toLocalBackend(localBackend, packageOf, ownPermissions),
  ];
};

/**
 * A sub-app's whole Vite setup: `plugins: [subApp({ title })]`. Its pages are those of `pages.ts`, its icon is
 * `icon.svg`.
 */
export const subApp = ({
  localBackend,
  permissions,
  ...options
}: SubAppOptions): PluginOption[] => [
  commonPlugins(
    subAppSettings,
    async (root) => ({ ...options, ...readIcon(root), ...(await readPages(root)) }),
    { localBackend, permissions },
  ),
  sharedDependencies({ kit: true }),
  sharedReact({ kit: true }),
];

/** The options of `foreignSubApp`: without the SDK, the pages in the navigation are listed here. */
export type ForeignSubAppOptions = SubAppOptions &
  Partial<Pick<SubAppManifest, "pages" | "search" | "work" | "figures">>;

/**
 * For a sub-app that brings its own framework and shares nothing, next to that framework's plug-in: builds it so that
 * the console can load it, and writes its manifest. The entry page's script exports `mount` and `unmount`.
 */
export const foreignSubApp = ({
  localBackend,
  permissions,
  pages = [],
  search,
  work,
  figures,
  ...options
}: ForeignSubAppOptions): PluginOption[] => [
  commonPlugins(
    (subApp, root, command) =>
      command === "build" ? releaseSettings(subApp.name) : subAppSettings(subApp, root),
    async (root) => ({ ...options, ...readIcon(root), pages, search, work, figures }),
    { localBackend, permissions },
  ),
  // The page that signs in when it runs by itself is the SDK's.
  sharedDependencies().map((plugin) => ({ ...plugin, apply: "serve" as const })),
];
