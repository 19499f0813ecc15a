import type { SubAppRegistration } from "@console-shell/contract";
import { subAppNames } from "@console-shell/contract/words/sub-app-names";
import type { SubAppName } from "@console-shell/contract/words/sub-app-names";
import { subAppPluginName } from "@console-shell/sdk/vite";
import type { SubAppPluginApi } from "@console-shell/sdk/vite";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin, PluginOption, UserConfig } from "vite";
import type { SubAppFolders } from "./sub-app-folders.ts";

const flatten = async (option: PluginOption): Promise<Plugin[]> => {
  const value = await option;
  if (Array.isArray(value)) return (await Promise.all(value.map(flatten))).flat();
  return value ? [value] : [];
};

const registrationOf = async (
  name: SubAppName,
  folder: string,
): Promise<SubAppRegistration | undefined> => {
  const file = join(folder, "vite.config.ts");
  if (!existsSync(file)) return undefined;
  const url = `${pathToFileURL(file).href}?changed=${statSync(file).mtimeMs}`;
  const { default: config } = (await import(url)) as { default: UserConfig };
  const plugins = await flatten(config.plugins);
  const plugin = plugins.find((it) => it.name === subAppPluginName) as
    | Plugin<SubAppPluginApi>
    | undefined;
  if (!plugin?.api) throw new Error(`${file} does not use subApp() from @console-shell/sdk/vite.`);
  return {
    name,
    entry: `/${name}/index.html`,
    credentials: "same-origin",
    ...(await plugin.api.description(folder)),
  };
};

/**
 * The shell's sub-app registrations: from the sub-apps' current descriptions, then what a SUB_APPS file adds or
 * replaces.
 */
export const subAppRegistrations = async (
  folders: SubAppFolders,
  added: readonly SubAppRegistration[],
): Promise<SubAppRegistration[]> => {
  const own = await Promise.all(subAppNames.map((name) => registrationOf(name, folders[name])));
  const all = [...own.filter((it) => it !== undefined), ...added];
  return [...new Map(all.map((registration) => [registration.name, registration])).values()];
};
