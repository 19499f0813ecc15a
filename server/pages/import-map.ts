import type { Builds, SharedManifest } from "./builds.ts";
import type { BuiltSubApp } from "./manifests.ts";

export interface ImportMap {
  imports: Record<string, string>;
  integrity: Record<string, string>;
}

const subAppIntegrity = ({ name, manifest }: BuiltSubApp) =>
  Object.entries(manifest?.integrity ?? {})
    .filter(([file]) => /\.m?js$/.test(file))
    .map(([file, value]) => [`/${name}/${file}`, value] as const);

/** The one import map of the page: the shared modules, and the integrity of every module there is. */
export const importMap = (shared: SharedManifest, subApps: readonly BuiltSubApp[]): ImportMap => ({
  imports: shared.imports,
  integrity: { ...shared.integrity, ...Object.fromEntries(subApps.flatMap(subAppIntegrity)) },
});

/** Version of each package that the import map has under its own name. */
export const sharedVersions = ({ imports, versions }: SharedManifest): Record<string, string> =>
  Object.fromEntries(Object.entries(versions).filter(([name]) => name in imports));

const staticImport = /\b(?:from|import)\s*["']([^"']+)["']/g;

/**
 * The shared modules that the page's own scripts import before anything runs, with all that those
 * import, so that the browser fetches them at once and not one after the other.
 */
export const sharedPreloads = (
  html: string,
  shared: SharedManifest,
  shellFile: Builds["shellFile"],
): string[] => {
  const scripts = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(
    ([, path]) => shellFile(path!)?.text() ?? "",
  );
  const specifiers = scripts.flatMap((code) =>
    [...code.matchAll(staticImport)].map(([, specifier]) => specifier!),
  );
  return [...new Set(specifiers.flatMap((specifier) => shared.closure[specifier] ?? []))];
};
