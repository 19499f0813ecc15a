import { globSync } from "node:fs";
import { join } from "node:path";
import {
  type Api,
  LocalizedTextSchema,
  permissions,
  type SubAppManifest,
} from "@console-shell/contract";
import { locales } from "@console-shell/contract/words/locale";
import { z } from "zod";
import type { BuiltFile } from "./built-file.ts";
import { NeedsSchema } from "./needs.ts";
import type { ReadFile } from "./read-file.ts";

export const PageSchema = z.strictObject({
  path: z.string(),
  title: LocalizedTextSchema,
  permission: z.enum(permissions),
});

export const ReleaseSchema = z.strictObject({
  entry: z.string(),
  modules: z.array(z.string()),
  styles: z.array(z.string()),
  languages: z.partialRecord(z.enum(locales), z.array(z.string())).optional(),
});

export const IconSchema = z.strictObject({ viewBox: z.string(), path: z.string() });

const texts = z.record(z.string(), z.string());

const Manifest = z.object({
  name: z.string(),
  version: z.string(),
  title: LocalizedTextSchema,
  summary: LocalizedTextSchema.optional(),
  icon: IconSchema.optional(),
  pages: z.array(PageSchema),
  search: z
    .array(
      z.object({
        title: LocalizedTextSchema,
        permission: z.enum(permissions),
        call: z.custom<keyof Api>((value) => typeof value === "string"),
        numbered: z.literal(true).optional(),
        label: z.string(),
        detail: z.string().optional(),
        path: z.string(),
      }),
    )
    .optional(),
  shared: texts,
  integrity: texts,
  release: ReleaseSchema,
  keepAlive: z.boolean().optional(),
  needs: NeedsSchema.optional(),
}) satisfies z.ZodType<SubAppManifest>;

/** Called for an invalid manifest, once per reason. */
export type ReportBroken = (file: string, error: unknown) => void;

/** A built sub-application; without a manifest if that is invalid. */
export interface BuiltSubApp {
  name: string;
  manifest: SubAppManifest | undefined;
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
    const manifest = Manifest.parse(file.json());
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
        return [{ name, manifest }];
      } catch (error) {
        if (reported.get(name) !== String(error)) reportBroken(join(folder, path), error);
        reported.set(name, String(error));
        return [{ name, manifest: undefined }];
      }
    });
};
