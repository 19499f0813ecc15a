import type { BuiltFile } from "./built-file.ts";
import type { Builds, SharedManifest } from "./builds.ts";
import type { BuiltSubApp } from "./manifests.ts";

export interface ImportMap {
  imports: Record<string, string>;
  integrity: Record<string, string>;
}

const ofModules = (integrity: Record<string, string>) =>
  Object.entries(integrity).filter(([file]) => /\.m?js$/.test(file));

const subAppIntegrity = ({ folder, manifest }: BuiltSubApp) =>
  ofModules(manifest?.integrity ?? {}).map(([file, value]) => [folder + file, value] as const);

/** The page's only import map: the shared modules, and the integrity of every module. */
export const importMap = (shared: SharedManifest, subApps: readonly BuiltSubApp[]): ImportMap => ({
  imports: shared.imports,
  integrity: Object.fromEntries([
    ...ofModules(shared.integrity),
    ...subApps.flatMap(subAppIntegrity),
  ]),
});

/** Versions of the packages that the import map has under their own names, and of React's parts. */
export const sharedVersions = ({ imports, versions }: SharedManifest): Record<string, string> =>
  Object.fromEntries(
    Object.keys(imports).flatMap((name) => {
      const version = versions[/^react(?:-dom)?\//.test(name) ? name.split("/")[0]! : name];
      return version === undefined ? [] : [[name, version]];
    }),
  );

const staticImport = /\b(?:from|import)\s*["']([^"']+)["']/g;

const known = new WeakMap<BuiltFile, string[]>();

const importsOf = (script: BuiltFile): string[] => {
  const found =
    known.get(script) ?? Array.from(script.text().matchAll(staticImport), ([, name]) => name!);
  known.set(script, found);
  return found;
};

/**
 * The shared modules that the page's own scripts import on start, and `more` of them, with all their imports, so that
 * the browser fetches them in parallel. Each comes after its imports, sorted by the number of modules loaded.
 */
export const sharedPreloads = (
  html: string,
  shared: SharedManifest,
  shellFile: Builds["shellFile"],
  more: readonly string[] = [],
): string[] => {
  const specifiers = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].flatMap(
    ([, path]) => {
      const script = shellFile(path!);
      return script ? importsOf(script) : [];
    },
  );
  const loads = new Map(
    Object.entries(shared.imports).map(([name, url]) => [url, shared.closure[name]?.length ?? 0]),
  );
  const urls = new Set(
    [...specifiers, ...more].flatMap((specifier) => shared.closure[specifier] ?? []),
  );
  return Array.from(urls).toSorted((a, b) => (loads.get(a) ?? 0) - (loads.get(b) ?? 0));
};
