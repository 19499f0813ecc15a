import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runtimeFolder } from "./folders.ts";

interface WorkspaceManifest {
  name: string;
  version: string;
  license: string;
  description: string;
  exports: Record<string, string>;
  peerDependencies: Record<string, string>;
  peerDependenciesMeta: Record<string, { optional: boolean }>;
}

const workspace = (): WorkspaceManifest =>
  JSON.parse(readFileSync(join(runtimeFolder, "package.json"), "utf8")) as WorkspaceManifest;

const withoutExtension = (path: string) => path.replace(/\.tsx?$/, "");

/** The sources that the package exports: path without extension → file. */
export const entriesOf = (): Record<string, string> =>
  Object.fromEntries(
    Object.values(workspace().exports).map((path) => {
      const file = join(runtimeFolder, path);
      return [withoutExtension(path).slice(2), file];
    }),
  );

/** The published package.json, derived from the workspace's. */
export const publishedManifest = (): object => {
  const { name, version, license, description, exports, ...rest } = workspace();
  const published = Object.entries(exports).map(([place, source]) => {
    const path = withoutExtension(source).slice(2);
    return [place, { types: `./types/${path}.d.ts`, default: `./${path}.js` }];
  });
  return {
    name,
    version,
    description,
    license,
    type: "module",
    sideEffects: false,
    exports: { ...Object.fromEntries(published), "./package.json": "./package.json" },
    peerDependencies: rest.peerDependencies,
    peerDependenciesMeta: rest.peerDependenciesMeta,
  };
};
