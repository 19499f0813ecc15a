import type { NamesConsole } from "@console-shell/contract/words/console-url";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { installedVersions, kitPackages, sharedPackages } from "@console-shell/ui/shared";
import { satisfies } from "semver";

/** The fields of a sub-app's package.json that its build needs. */
export interface SubAppPackage extends NamesConsole {
  /** The package's name without its scope: the sub-app's name and its segment of the address. */
  name: string;
  version: string;
  /** Shared package → the version range the sub-app requires. */
  shared: Record<string, string>;
}

/** Reads it; throws if the shared version doesn't satisfy a range. */
export const readSubAppPackage = (
  root: string,
  versions?: Record<string, string>,
): SubAppPackage => {
  const file = join(root, "package.json");
  const {
    name,
    version,
    peerDependencies = {},
    config,
  } = JSON.parse(readFileSync(file, "utf8")) as {
    name?: string;
    version?: string;
    peerDependencies?: Record<string, string>;
  } & NamesConsole;
  if (!name || !version) throw new Error(`${file} must name the sub-app and its version.`);
  const shared = Object.fromEntries(
    Object.entries(peerDependencies).filter(([dependency]) =>
      [...sharedPackages, ...kitPackages].includes(dependency),
    ),
  );
  const installed = versions ?? installedVersions(Object.keys(shared));
  for (const [dependency, range] of Object.entries(shared))
    if (!satisfies(installed[dependency]!, range))
      throw new Error(
        `${name} asks for ${dependency} ${range}, but the console shares ${installed[dependency]}.`,
      );
  return { name: name.replace(/^@[^/]+\//, ""), version, shared, ...(config && { config }) };
};
