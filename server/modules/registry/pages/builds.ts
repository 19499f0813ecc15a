import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { join, sep } from "node:path";
import { type SubAppManifest, subAppNames } from "@console-shell/contract";
import { subAppNamePattern } from "@console-shell/contract/words/sub-app-names";
import { consoleVersion } from "#kernel/console-version.ts";
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
  /** Paths of the shell's and the shared modules' assets and of the npm packages, as in their addresses, without the leading slash. */
  assets(): string[];
  /** Paths of the files that a sub-app's release consists of, below its folder. */
  filesOf(name: string): string[];
  /** A sub-app's version with the hash of its content; undefined without a usable manifest. */
  versionOf(subApp: BuiltSubApp): string | undefined;
  shared(): SharedManifest | undefined;
  /** The built sub-applications, in the order of the navigation. */
  subApps(): BuiltSubApp[];
  /** The console's version with the hash of the shell and the shared modules; undefined while the shell isn't built. */
  shellVersion(): string | undefined;
  /** A fingerprint of exactly these builds. */
  release(): string;
}

/** Where the npm packages are served, without the leading slash. */
export const packagesPath = "-/sdk/";

const rank = (name: string) => {
  const index = (subAppNames as readonly string[]).indexOf(name);
  return index === -1 ? subAppNames.length : index;
};

/** The manifest is part of the release itself, and compressed files are for the disk. */
const leftOut = /^manifest\.json$|\.(?:br|gz|map)$/;

/** The build output below `root`, the repository's folder. */
export const readBuilds = (root: string, reportBroken: ReportBroken): Builds => {
  const read = cachedFiles();
  const shellFolder = join(root, "shell", "dist");
  const sharedFolder = join(root, "ui", "dist", "shared", "production");
  const packagesFolder = join(root, "dist", "packages");
  const subAppsFolder = join(root, "sub-apps");
  const manifests = readManifests(subAppsFolder, read, reportBroken);
  /** The version of each manifest that was read, with the entry page that it is for. */
  const versions = new WeakMap<SubAppManifest, { page: string; version: string }>();
  const builds: Builds = {
    shellFile: (path) => read(shellFolder, path),
    sharedFile: (path) => read(sharedFolder, path),
    subAppFile: (name, path) =>
      // Not `..`, as in an address with an escaped slash.
      subAppNamePattern.test(name) ? read(join(subAppsFolder, name, "dist"), path) : undefined,
    packageFile: (path) => read(packagesFolder, path),
    asset(path) {
      if (path.startsWith(packagesPath))
        return read(packagesFolder, path.slice(packagesPath.length));
      const [first = "", ...rest] = path.split("/");
      const below = rest.join("/");
      return first === "shared" ? builds.sharedFile(below) : builds.shellFile(path);
    },
    assets: () => [
      ...globSync("assets/*", { cwd: shellFolder }),
      ...globSync("*", { cwd: sharedFolder }).map((name) => `shared/${name}`),
      ...globSync("*.tgz", { cwd: packagesFolder }).map((name) => packagesPath + name),
    ],
    filesOf: (name) =>
      globSync("**/*.*", { cwd: join(subAppsFolder, name, "dist") })
        .map((path) => path.split(sep).join("/"))
        .filter((path) => !leftOut.test(path)),
    versionOf({ name, manifest }) {
      if (!manifest) return undefined;
      const page = builds.subAppFile(name, "index.html")?.etag ?? "";
      const known = versions.get(manifest);
      if (known?.page === page) return known.version;
      // The manifest has the hashes of all scripts and styles.
      const sealed = builds.subAppFile(name, "manifest.json")?.etag ?? "";
      const hash = createHash("sha256")
        .update(sealed + page)
        .digest("hex")
        .slice(0, 12);
      const version = `${manifest.version}${manifest.version.includes("+") ? "." : "+"}${hash}`;
      versions.set(manifest, { page, version });
      return version;
    },
    shared: () => builds.sharedFile("manifest.json")?.json() as SharedManifest | undefined,
    subApps: () => manifests().toSorted((first, second) => rank(first.name) - rank(second.name)),
    shellVersion() {
      const page = builds.shellFile("index.html");
      if (!page) return undefined;
      // The page names all assets, and these their content.
      const hash = createHash("sha256").update(page.etag);
      hash.update(builds.sharedFile("manifest.json")?.etag ?? "");
      return `${consoleVersion}+${hash.digest("hex").slice(0, 12)}`;
    },
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
