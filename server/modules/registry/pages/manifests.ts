import { globSync } from "node:fs";
import { join } from "node:path";
import type { FieldCode, SubAppManifest } from "@console-shell/contract";
import { ManifestSchema } from "@console-shell/contract/calls/sub-app-manifest";
import { ZodError } from "zod";
import type { BuiltFile } from "./built-file.ts";
import { oncePerTurn, type ReadFile } from "./read-file.ts";

/** Called for an invalid manifest, once per reason. */
export type ReportBroken = (file: string, error: unknown) => void;

/** Why a manifest can't be read, as a field error; `path` is of its file. */
export interface ManifestProblem {
  path: string;
  code: FieldCode;
  name: string;
}

/** A built sub-application; without a manifest if that is invalid. */
export interface BuiltSubApp {
  name: string;
  /** The folder of its files in the console's address space, ending with a slash. */
  folder: string;
  manifest: SubAppManifest | undefined;
  problem?: ManifestProblem;
  /** The release to mount if the files of this one don't load. */
  previous?: BuiltSubApp | undefined;
}

class OtherName extends Error {
  override readonly name = "OtherName";
}

const problemOf = (path: string, error: unknown): ManifestProblem => {
  if (error instanceof OtherName) return { path, code: "manifest_of_other", name: error.message };
  if (error instanceof ZodError) {
    const field = error.issues[0]?.path.join(".");
    return { path, code: "manifest_field", name: field || "name" };
  }
  return { path, code: "manifest_not_json", name: "" };
};

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
    if (manifest.name !== name) throw new OtherName(manifest.name);
    parsed.set(file, manifest);
    return manifest;
  };
  const readAll = oncePerTurn((pattern) =>
    globSync(pattern, { cwd: folder }).flatMap((path): BuiltSubApp[] => {
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
        const problem = problemOf(path, error);
        return [{ name, folder: `/${name}/`, manifest: undefined, problem }];
      }
    }),
  );
  return () => readAll("*/dist/manifest.json");
};
