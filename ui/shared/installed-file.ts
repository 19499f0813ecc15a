import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { uiFolder } from "./paths.ts";

const folders = createRequire(join(uiFolder, "package.json")).resolve.paths("antd") ?? [];

/**
 * The text of an installed package's file, whether or not the package exports it; the path begins with the
 * package's name.
 */
export const installedFile = (path: string): string => {
  const file = folders.map((folder) => join(folder, path)).find(existsSync);
  if (!file) throw new Error(`${path} is not installed: run npm ci.`);
  return readFileSync(file, "utf8");
};
