import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./targets.ts";

interface Package {
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const read = (file: string): Package => JSON.parse(readFileSync(file, "utf8")) as Package;

const installedVersion = (folder: string, name: string): string | undefined =>
  [join(root, folder), root]
    .map((base) => join(base, "node_modules", name, "package.json"))
    .filter((file) => existsSync(file))
    .map((file) => read(file).version)[0];

/** Why the console can't run with this Node or these installed packages; undefined if it can. */
export const installationProblem = (folders: readonly string[]): string | undefined => {
  const [major = 0] = process.versions.node.split(".").map(Number);
  if (major < 26)
    return `Node ${process.versions.node} is too old. Run it through npm (npm start), which uses the pinned Node 26.`;
  for (const folder of folders) {
    const wanted = read(join(root, folder, "package.json"));
    for (const [name, version] of Object.entries(wanted.dependencies ?? {})) {
      const installed = installedVersion(folder, name);
      if (installed === undefined) return `${name} is not installed. Run: npm ci`;
      if (installed !== version)
        return `${name} is installed as ${installed}, not ${version}. Run: npm ci`;
    }
  }
  return undefined;
};
