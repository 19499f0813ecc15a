import type { Builds, SharedManifest } from "./builds.ts";
import type { BuiltSubApp } from "./manifests.ts";

export interface ImportMap {
  imports: Record<string, string>;
  integrity: Record<string, string>;
}

const ofModules = (integrity: Record<string, string>) =>
  Object.entries(integrity).filter(([file]) => /\.m?js$/.test(file));

const subAppIntegrity = ({ name, manifest }: BuiltSubApp) =>
  ofModules(manifest?.integrity ?? {}).map(([file, value]) => [`/${name}/${file}`, value] as const);

/** The one import map of the page: the shared modules, and the integrity of every module there is. */
export const importMap = (shared: SharedManifest, subApps: readonly BuiltSubApp[]): ImportMap => ({
  imports: shared.imports,
  integrity: Object.fromEntries([
    ...ofModules(shared.integrity),
    ...subApps.flatMap(subAppIntegrity),
  ]),
});

/** Version of each package that the import map has under its own name, and of React's parts. */
export const sharedVersions = ({ imports, versions }: SharedManifest): Record<string, string> =>
  Object.fromEntries(
    Object.keys(imports).flatMap((name) => {
      const version = versions[/^react(?:-dom)?\//.test(name) ? name.split("/")[0]! : name];
      return version === undefined ? [] : [[name, version]];
    }),
  );

const staticImport = /\b(?:from|import)\s*["']([^"']+)["']/g;

/**
 * The shared modules that the page's own scripts import before anything runs, and `more` of them, with all
 * that those import, so that the browser fetches them at once and not one after the other. Each comes
 * after what it imports: it loads more than any of that does.
 */
export const sharedPreloads = (
  html: string,
  shared: SharedManifest,
  shellFile: Builds["shellFile"],
  more: readonly string[] = [],
): string[] => {
  const scripts = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(
    ([, path]) => shellFile(path!)?.text() ?? "",
  );
  const specifiers = scripts.flatMap((code) =>
    [...code.matchAll(staticImport)].map(([, specifier]) => specifier!),
  );
  const loads = new Map(
    Object.entries(shared.imports).map(([name, url]) => [url, shared.closure[name]?.length ?? 0]),
  );
  const urls = new Set(
    [...specifiers, ...more].flatMap((specifier) => shared.closure[specifier] ?? []),
  );
  return Array.from(urls).toSorted((a, b) => (loads.get(a) ?? 0) - (loads.get(b) ?? 0));
};
