import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../build/root.ts";

type Texts = Record<string, string>;

/** The fields of a workspace's package.json that its published one is made from. */
export interface Manifest {
  name: string;
  version: string;
  bin?: Texts;
  exports?: Texts;
  /** What the package has besides its modules, as npm's `files`. */
  files?: string[];
  publishConfig?: object;
  [field: string]: unknown;
}

/** A workspace that is published. */
export interface PublishedPackage {
  /** Relative to the repository's root. */
  folder: string;
  manifest: Manifest;
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as Manifest;

/**
 * The workspaces with a `publishConfig`, in the order of their floors. They are private all the same, because npm would
 * publish their TypeScript.
 */
export const publishedPackages = (): PublishedPackage[] =>
  (readManifest(".")["workspaces"] as string[])
    .filter((folder) => existsSync(join(root, folder, "package.json")))
    .map((folder) => ({ folder, manifest: readManifest(folder) }))
    .filter(({ manifest }) => manifest.publishConfig);

/** The sources that a package exports or runs, relative to its folder: `words/locale.ts`. */
export const entriesOf = ({ folder, manifest }: PublishedPackage): string[] => {
  const paths = [...Object.values(manifest.exports ?? {}), ...Object.values(manifest.bin ?? {})];
  const found = paths.flatMap((path) =>
    globSync(path.replace("/*", "/**/*"), {
      cwd: join(root, folder),
      exclude: (name) => /^(?:dist|node_modules|tests)$/.test(name),
    }),
  );
  return [...new Set(found)].filter((path) => !/\.test\.tsx?$/.test(path));
};

const built = (path: string, extension: string): string =>
  `./${path.replace(/^\.\//, "").replace(/\.tsx?$/, extension)}`;

/** Fields that matter only in the repository. */
const unpublished = ["private", "scripts", "devDependencies", "files"];

/** The published package.json. */
export const publishedManifest = (manifest: Manifest): object => {
  const { exports = {}, bin, ...rest } = manifest;
  const kept = Object.entries(rest).filter(([field]) => !unpublished.includes(field));
  return {
    ...Object.fromEntries(kept),
    engines: { node: ">=22.18" },
    ...(bin && {
      bin: Object.fromEntries(
        Object.entries(bin).map(([name, path]) => [name, built(path, ".js")]),
      ),
    }),
    exports: {
      ...Object.fromEntries(
        Object.entries(exports).map(([place, path]) => [
          place,
          { types: built(path, ".d.ts"), default: built(path, ".js") },
        ]),
      ),
      "./package.json": "./package.json",
    },
  };
};
