import { z } from "zod";
import { releaseLimits, tokenScopes } from "../words/sub-app-releases.ts";
import { endpoint, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import { StageNameSchema } from "./published-sub-app.ts";
import { failsWith, typedName } from "./schemas.ts";
import { HealthSchema } from "./sub-app-health.ts";
import { ManifestSchema, SubAppNameSchema, VersionSchema } from "./sub-app-manifest.ts";

/** Why a change was made, for the history and the audit log. */
const reason = typedName(500);

/** A hash as in `<script integrity>`. */
export const IntegritySchema = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

const params = z.object({ name: SubAppNameSchema });
const releaseParams = z.object({ name: SubAppNameSchema, version: VersionSchema });

/** A published release. It never changes, except that it can be yanked. */
export const ReleaseSchema = z.object({
  version: VersionSchema,
  /** Stages that point to it. */
  stages: z.array(StageNameSchema),
  /** Bytes of all files. */
  size: z.int(),
  fileCount: z.int(),
  commitUrl: z.string().nullable(),
  publishedAt: TimeSchema,
  /** Null if the console itself published it: it was built in. */
  publishedByName: z.string().nullable(),
  yankedAt: TimeSchema.nullable(),
  yankReason: z.string(),
  /** In the last 24 hours. */
  health: HealthSchema,
});
export type Release = z.infer<typeof ReleaseSchema>;

export const listReleases = endpoint({
  name: "subApp.release.list",
  method: "GET",
  path: "/mc-api/sub-app/:name/release/list",
  access: "management:sub-app:read",
  token: tokenScopes,
  summary: "Releases of a sub-app, newest first",
  params,
  query: z.object(pageQuery),
  output: pageOf(ReleaseSchema),
});

export const getManifest = endpoint({
  name: "subApp.release.manifest",
  method: "GET",
  path: "/mc-api/sub-app/:name/release/:version/manifest",
  access: "management:sub-app:read",
  token: tokenScopes,
  summary: "The manifest of a release",
  params: releaseParams,
  output: ManifestSchema,
});

export const findMissingFiles = endpoint({
  name: "subApp.file.missing",
  method: "POST",
  path: "/mc-api/sub-app/:name/file/missing",
  access: "management:sub-app:update",
  token: ["publish"],
  summary: "Which of these files the console doesn't have yet, so that only they are uploaded",
  params,
  maxBody: 640 * 1024,
  body: z.strictObject({ hashes: z.array(IntegritySchema).max(releaseLimits.files) }),
  output: z.object({ missing: z.array(IntegritySchema) }),
});

export const addFile = endpoint({
  name: "subApp.file.add",
  method: "POST",
  path: "/mc-api/sub-app/:name/file/add",
  access: "management:sub-app:update",
  token: ["publish"],
  summary: "Store a file for a later release, sent as the part `file`",
  params,
  upload: true,
  output: z.object({ hash: IntegritySchema }),
  status: 201,
});

export const ReleaseFileSchema = z.strictObject({
  path: z.string().min(1).max(releaseLimits.pathLength),
  hash: IntegritySchema,
});

export const publishRelease = endpoint({
  name: "subApp.release.publish",
  method: "POST",
  path: "/mc-api/sub-app/:name/release/publish",
  access: "management:sub-app:update",
  token: ["publish"],
  reauth: true,
  summary:
    "Publish a release whose files are all stored. Nobody gets it before a stage points to it. The same version with the same files again changes nothing, with other files it's a conflict",
  params,
  maxBody: 2.5 * 1024 * 1024,
  body: z
    .strictObject({
      manifest: ManifestSchema,
      files: z.array(ReleaseFileSchema).min(1).max(releaseLimits.files),
      commitUrl: z
        .url({ protocol: /^https?$/ })
        .max(500)
        .nullable()
        .default(null),
    })
    .refine(
      ({ files }) => new Set(files.map(({ path }) => path)).size === files.length,
      failsWith("duplicated", "files"),
    ),
  output: ReleaseSchema.extend({
    /** False if this very release was published before. */
    isNew: z.boolean(),
  }),
  status: 201,
});

export const yankRelease = endpoint({
  name: "subApp.release.yank",
  method: "POST",
  path: "/mc-api/sub-app/:name/release/:version/yank",
  access: "management:sub-app:update",
  reauth: true,
  summary: "Withdraw a release for good. A conflict while a stage or a pin points to it",
  params: releaseParams,
  body: z.strictObject({ reason }),
  output: ReleaseSchema,
});

export const subAppReleaseEndpoints = [
  listReleases,
  getManifest,
  findMissingFiles,
  addFile,
  publishRelease,
  yankRelease,
] as const;
