import { subAppNames } from "@console-shell/contract/words/sub-app-names";
import type { SubAppName } from "@console-shell/contract/words/sub-app-names";
import { join, resolve } from "node:path";
import { root } from "../build/targets.ts";

/** The source folder of each sub-app. */
export type SubAppFolders = Record<SubAppName, string>;

const isSubAppName = (name: string): name is SubAppName =>
  (subAppNames as readonly string[]).includes(name);

/**
 * The folders of this repository, except those that arguments like `finance=../finance` override.
 */
export const subAppFolders = (given: readonly string[]): SubAppFolders => {
  const folders = Object.fromEntries(
    subAppNames.map((name) => [name, join(root, "sub-apps", name)]),
  ) as SubAppFolders;
  for (const argument of given) {
    const [name = "", folder] = argument.split("=", 2);
    if (!isSubAppName(name) || !folder)
      throw new Error(`Not "<sub-app>=<folder>": ${argument}. Sub-apps: ${subAppNames.join(", ")}`);
    folders[name] = resolve(folder);
  }
  return folders;
};
