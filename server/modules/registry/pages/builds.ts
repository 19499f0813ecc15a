import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { join } from "node:path";
import { subAppNames } from "@console-shell/contract";
import type { BuiltFile } from "./built-file.ts";
import { type BuiltSubApp, readManifests, type ReportBroken } from "./manifests.ts";
import { cachedFiles } from "./read-file.ts";

/** The part of the shared modules' manifest that the server reads. */
export interface SharedManifest {
  /** Specifier → URL, as in the import map. */
  imports: Record<string, string>;
  /** Package → its version. */
  versions: Record<string, string>;
  /** URL → integrity. */
  integrity: Record<string, string>;
  /** Specifier → the URLs that it loads. */
  closure: Record<string, string[]>;
  /** Name of an antd stylesheet → its URL, each after those it depends on. */
  styles: Record<string, string>;
}

/** The product's build output. All of it may change or be missing while the server runs. */
export interface Builds {
  shellFile: (path: string) => BuiltFile | undefined;
  sharedFile: (path: string) => BuiltFile | undefined;
  subAppFile: (name: string, path: string) => BuiltFile | undefined;
  /** A tarball of the npm packages, or their index. */
  packageFile: (path: string) => BuiltFile | undefined;
  /** The file of one of `assets`. */
  asset: (path: string) => BuiltFile | undefined;
  /** Paths of the pages' assets and of the npm packages, as in their addresses, without the leading slash. */
  assets(): string[];
  shared(): SharedManifest | undefined;
  /** The built sub-applications, in the order of the navigation. */
  subApps(): BuiltSubApp[];
  /** A fingerprint of exactly these builds. */
  release(): string;
}

/** Where the npm packages are served, without the leading slash. */
export const packagesPath = "-/sdk/";

const rank = (name: string) => {
  const index = (subAppNames as readonly string[]).indexOf(name);
  return index === -1 ? subAppNames.length : index;
};

/** The build output below `root`, the repository's folder. */
export const readBuilds = (root: string, reportBroken: ReportBroken): Builds => {
  const read = cachedFiles();
  const shellFolder = join(root, "shell", "dist");
  const sharedFolder = join(root, "ui", "dist", "shared", "production");
  const packagesFolder = join(root, "dist", "packages");
  const subAppsFolder = join(root, "sub-apps");
  const manifests = readManifests(subAppsFolder, read, reportBroken);
  const builds: Builds = {
    shellFile: (path) => read(shellFolder, path),
    sharedFile: (path) => read(sharedFolder, path),
    subAppFile: (name, path) => read(join(subAppsFolder, name, "dist"), path),
    packageFile: (path) => read(packagesFolder, path),
    asset(path) {
      if (path.startsWith(packagesPath))
        return read(packagesFolder, path.slice(packagesPath.length));
      const [first = "", ...rest] = path.split("/");
      const below = rest.join("/");
      if (first === "shared") return builds.sharedFile(below);
      return first === "assets" ? builds.shellFile(path) : builds.subAppFile(first, below);
    },
    assets: () => [
      ...globSync("assets/*", { cwd: shellFolder }),
      ...globSync("*", { cwd: sharedFolder }).map((name) => `shared/${name}`),
      ...globSync("*/dist/assets/*", { cwd: subAppsFolder }).map((path) =>
        path.replace("/dist/", "/"),
      ),
      ...globSync("*.tgz", { cwd: packagesFolder }).map((name) => packagesPath + name),
    ],
    shared: () => builds.sharedFile("manifest.json")?.json() as SharedManifest | undefined,
    subApps: () => manifests().toSorted((first, second) => rank(first.name) - rank(second.name)),
    release() {
      const hash = createHash("sha256");
      hash.update(builds.shellFile("index.html")?.etag ?? "");
      hash.update(builds.sharedFile("manifest.json")?.etag ?? "");
      for (const { name, manifest } of builds.subApps())
        if (manifest) hash.update(builds.subAppFile(name, "manifest.json")?.etag ?? "");
      return hash.digest("hex").slice(0, 12);
    },
  };
  return builds;
};
