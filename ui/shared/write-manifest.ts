import type { Rolldown } from "vite";
import { modulesOf } from "./entries.ts";
import { installedVersions } from "./installed-versions.ts";
import { integrityOf, sharedUrl } from "./manifest.ts";
import type { SharedManifest } from "./manifest.ts";
import { pageSpecifier } from "./page-specifier.ts";
import { kitModules, kitPackages, sharedPackages } from "./modules.ts";
import type { SharedMode } from "./modules.ts";
import type { SheetFile } from "./styles/sheet-files.ts";

/** The part of a built file that the manifest needs. */
export type BuiltChunk = Pick<
  Rolldown.OutputChunk,
  "fileName" | "name" | "code" | "imports" | "isEntry"
>;

const closureOf = (
  fileName: string,
  chunks: Map<string, BuiltChunk>,
  fileNames: Map<string, string>,
): string[] => {
  const seen = new Set<string>([fileName]);
  for (const file of seen)
    for (const imported of chunks.get(file)?.imports ?? [])
      seen.add(fileNames.get(imported) ?? imported);
  return [...seen].map(sharedUrl);
};

/** Creates the manifest from the built files; `fileNames` maps specifiers to files. */
export const sharedManifest = (
  mode: SharedMode,
  built: readonly BuiltChunk[],
  fileNames: Map<string, string>,
  sheets: readonly SheetFile[],
  versions = installedVersions([...sharedPackages, ...kitPackages]),
): SharedManifest => {
  const chunks = new Map(built.map((chunk) => [chunk.fileName, chunk]));
  const styles = Object.fromEntries(
    sheets.map(({ name, fileName }) => [name, sharedUrl(fileName)]),
  ) as SharedManifest["styles"];
  const manifest: SharedManifest = {
    mode,
    imports: {},
    versions,
    integrity: {},
    closure: {},
    styles,
  };
  const shared = mode === "production" ? [...modulesOf(mode), ...kitModules] : modulesOf(mode);
  for (const { specifier } of shared) {
    const file = fileNames.get(specifier);
    if (!file) throw new Error(`The shared build made no file for ${specifier}.`);
    manifest.imports[specifier] = sharedUrl(file);
    if (mode === "development") manifest.imports[pageSpecifier(specifier)] = sharedUrl(file);
    manifest.closure[specifier] = closureOf(file, chunks, fileNames);
  }
  for (const chunk of built)
    manifest.integrity[sharedUrl(chunk.fileName)] = integrityOf(chunk.code, "sha256");
  for (const { fileName, css } of sheets)
    manifest.integrity[sharedUrl(fileName)] = integrityOf(css, "sha256");
  return manifest;
};
