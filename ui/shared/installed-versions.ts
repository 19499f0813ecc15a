import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { uiFolder } from "./paths.ts";

const manifestOf = (name: string): string => {
  const folders = createRequire(join(uiFolder, "package.json")).resolve.paths(name) ?? [];
  const file = folders.map((folder) => join(folder, name, "package.json")).find(existsSync);
  if (!file) throw new Error(`The shared package ${name} is not installed: run npm ci.`);
  return file;
};

/** The version of each package as the shared build has it. */
export const installedVersions = (packages: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    packages.map((name) => {
      const { version } = JSON.parse(readFileSync(manifestOf(name), "utf8")) as { version: string };
      return [name, version];
    }),
  );
