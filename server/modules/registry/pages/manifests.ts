import { globSync } from "node:fs";
import { join } from "node:path";
import type { SubAppManifest } from "@console-shell/contract";
import { ManifestSchema } from "@console-shell/contract/calls/sub-app-manifest";
import type { BuiltFile } from "./built-file.ts";
import type { ReadFile } from "./read-file.ts";

/** Called for an invalid manifest, once per reason. */
export type ReportBroken = (file: string, error: unknown) => void;

/** A built sub-application; without a manifest if that is invalid. */
export interface BuiltSubApp {
  name: string;
  /** The folder of its files in the console's address space, ending with a slash. */
  folder: string;
  manifest: SubAppManifest | undefined;
  /** The release to mount if the files of this one don't load. */
  previous?: BuiltSubApp | undefined;
}

/** Reads the sub-applications' manifests, again when they have changed. */
export const readManifests = (
  folder: string,
  read: ReadFile,
  reportBroken: ReportBroken,
): (() => BuiltSubApp[]) => {
  const parsed = new WeakMap<BuiltFile, SubAppManifest>();
  const reported = new Map<string, string>();
  const parse = (name: string, file: BuiltFile): SubAppManifest => {
    const known = parsed.get(file);
    if (known) return known;
    const manifest = ManifestSchema.parse(file.json());
    if (manifest.name !== name) throw new Error(`It is of ${manifest.name}`);
    parsed.set(file, manifest);
    return manifest;
  };
  return () =>
    globSync("*/dist/manifest.json", { cwd: folder }).flatMap((path): BuiltSubApp[] => {
      const name = path.split(/[\\/]/)[0]!;
      try {
        const file = read(folder, path);
        if (!file) return [];
        const manifest = parse(name, file);
        reported.delete(name);
        return [{ name, folder: `/${name}/`, manifest }];
      } catch (error) {
        if (reported.get(name) !== String(error)) reportBroken(join(folder, path), error);
        reported.set(name, String(error));
        return [{ name, folder: `/${name}/`, manifest: undefined }];
      }
    });
};
