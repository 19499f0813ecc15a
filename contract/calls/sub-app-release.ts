import { z } from "zod";
import { releaseLimits, stagePattern, tokenScopes } from "../words/sub-app-releases.ts";
import { RoleSchema } from "./account.ts";
import { endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import { failsWith, typedName } from "./schemas.ts";
import { CanaryFiguresSchema, HealthSchema } from "./sub-app-health.ts";
import { ManifestSchema, SubAppNameSchema, VersionSchema } from "./sub-app-manifest.ts";
import { NeedsSchema } from "./sub-app-needs.ts";

/** A hash as in `<script integrity>`. */
export const IntegritySchema = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

export const StageNameSchema = z.string().max(32).regex(stagePattern);

/** An origin such as `https://parking.internal:8443`. */
const OriginSchema = z
  .string()
  .max(300)
  .refine(
    (text) => /^https?:/.test(text) && URL.parse(text)?.origin === text,
    failsWith("not_an_origin"),
  );

/** Why a change was made, for the history and the audit log. */
const reason = typedName(500);

const params = z.object({ name: SubAppNameSchema });
const releaseParams = z.object({ name: SubAppNameSchema, version: VersionSchema });
const stageParams = z.object({ name: SubAppNameSchema, stage: StageNameSchema });

/** Where a stage points now. */
export const StageSchema = z.object({
  stage: StageNameSchema,
  version: VersionSchema,
  /** Percentage of operators who get it; null except for the stage `canary`. */
  share: z.int().nullable(),
  /** What it pointed to before, for a rollback; null if that doesn't exist or is yanked. */
  previous: VersionSchema.nullable(),
  changedAt: TimeSchema,
  /** Null if the console did it. */
  changedByName: z.string().nullable(),
  reason: z.string(),
  /** What the release asks for and nobody has approved: it runs without. */
  unapproved: NeedsSchema,
  /** Of its release, in the last 24 hours. */
  health: HealthSchema,
});
export type Stage = z.infer<typeof StageSchema>;

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

/** A sub-app that teams publish to this console, or that is built into it. */
export const PublishedSubAppSchema = z.object({
  name: SubAppNameSchema,
  title: z.object({ "en-US": z.string(), "zh-CN": z.string() }),
  /** The build of the server that answers; null for a sub-app that isn't built in. */
  build: z
    .object({
      /** Null if its manifest can't be read. */
      version: VersionSchema.nullable(),
      /** Why the manifest can't be read, in the request's language. */
      problem: z.string().nullable(),
    })
    .nullable(),
  /** Null if it is built in. */
  ownerName: z.string().nullable(),
  /** Origin of its own server, to which the console passes its calls; null if it has none. */
  backend: z.string().nullable(),
  createdAt: TimeSchema,
  stages: z.array(StageSchema),
  latestVersion: VersionSchema.nullable(),
});
export type PublishedSubApp = z.infer<typeof PublishedSubAppSchema>;

export const listPublishedSubApps = endpoint({
  name: "subApp.list",
  method: "GET",
  path: "/mc-api/sub-app/list",
  access: "management:sub-app:read",
  summary: "Published sub-apps with their stages, by name",
  query: z.object({
    ...pageQuery,
    search: z.string().trim().max(100).optional(),
    health: z
      .enum(["failing"])
      .optional()
      .describe("Those that failed to mount, or threw errors, in the last 24 hours"),
  }),
  output: pageOf(PublishedSubAppSchema),
});

export const addPublishedSubApp = endpoint({
  name: "subApp.add",
  method: "POST",
  path: "/mc-api/sub-app/add",
  access: "management:sub-app:update",
  reauth: true,
  summary: "Reserve a name for a sub-app, so that its team can publish releases of it",
  body: z.strictObject({ name: SubAppNameSchema, ownerId: IdSchema }),
  output: PublishedSubAppSchema,
  status: 201,
});

export const listSubAppOperators = endpoint({
  name: "subApp.operators",
  method: "GET",
  path: "/mc-api/sub-app/operator/list",
  access: "management:sub-app:update",
  summary: "Active operators by name: who can own a sub-app or get a fixed release",
  query: z.object({ ...pageQuery, search: z.string().trim().max(100).optional() }),
  output: pageOf(z.object({ id: IdSchema, name: z.string() })),
});

export const getPublishedSubApp = endpoint({
  name: "subApp.get",
  method: "GET",
  path: "/mc-api/sub-app/:name",
  access: "management:sub-app:read",
  token: tokenScopes,
  summary: "One published sub-app with its stages",
  params,
  output: PublishedSubAppSchema,
});

export const updatePublishedSubApp = endpoint({
  name: "subApp.update",
  method: "PATCH",
  path: "/mc-api/sub-app/:name",
  access: "management:sub-app:update",
  reauth: true,
  summary: "Change a sub-app's owner, or the origin of its own server",
  params,
  body: z
    .strictObject({ ownerId: IdSchema, backend: OriginSchema.nullable() })
    .partial()
    .refine((body) => Object.keys(body).length > 0, failsWith("nothing_sent")),
  output: PublishedSubAppSchema,
});

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
  maxBody: 2 * 1024 * 1024,
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

export const promoteRelease = endpoint({
  name: "subApp.stage.promote",
  method: "POST",
  path: "/mc-api/sub-app/:name/stage/:stage/promote",
  access: "management:sub-app:update",
  token: ["promote"],
  reauth: true,
  summary:
    "Point a stage to a release. `share` is the percentage of operators who get the canary, the same ones each time",
  params: stageParams,
  body: z.strictObject({
    version: VersionSchema,
    share: z.int().min(0).max(100).optional(),
    reason,
  }),
  output: PublishedSubAppSchema,
});

export const rollBackStage = endpoint({
  name: "subApp.stage.rollBack",
  method: "POST",
  path: "/mc-api/sub-app/:name/stage/:stage/roll-back",
  access: "management:sub-app:update",
  token: ["promote"],
  reauth: true,
  summary: "Point a stage from the release `from` to its previous one again",
  params: stageParams,
  body: z.strictObject({ from: VersionSchema, reason }),
  output: PublishedSubAppSchema,
});

export const clearStage = endpoint({
  name: "subApp.stage.clear",
  method: "POST",
  path: "/mc-api/sub-app/:name/stage/:stage/clear",
  access: "management:sub-app:update",
  token: ["promote"],
  reauth: true,
  summary:
    "Remove a stage. Operators who got its release get the stable one. `stable` can't be removed, nor a stage with pins",
  params: stageParams,
  body: z.strictObject({ reason }),
  output: PublishedSubAppSchema,
});

/** One change of a stage; `before` and `after` are null if it didn't exist. */
export const StageChangeSchema = z.object({
  id: IdSchema,
  stage: StageNameSchema,
  before: VersionSchema.nullable(),
  after: VersionSchema.nullable(),
  share: z.int().nullable(),
  changedAt: TimeSchema,
  /** Null if the console did it. */
  changedByName: z.string().nullable(),
  reason: z.string(),
  /** Set if the console removed a failing canary. */
  returned: CanaryFiguresSchema.nullable(),
});
export type StageChange = z.infer<typeof StageChangeSchema>;

export const listStageChanges = endpoint({
  name: "subApp.stage.changes",
  method: "GET",
  path: "/mc-api/sub-app/:name/stage/change/list",
  access: "management:sub-app:read",
  summary: "Changes of a sub-app's stages, newest first",
  params,
  query: z.object(pageQuery),
  output: pageOf(StageChangeSchema),
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

/** A release, or the one of a stage, for one operator or for all with a role. */
export const PinSchema = z.object({
  id: IdSchema,
  /** The stage that it follows; null if it is for one release. */
  stage: StageNameSchema.nullable(),
  /** Its release, or the one that its stage has now; null if the server that answers has no build for `stable`. */
  version: VersionSchema.nullable(),
  operatorId: IdSchema.nullable(),
  operatorName: z.string().nullable(),
  role: RoleSchema.nullable(),
  createdAt: TimeSchema,
  createdByName: z.string(),
});
export type Pin = z.infer<typeof PinSchema>;

export const listPins = endpoint({
  name: "subApp.pin.list",
  method: "GET",
  path: "/mc-api/sub-app/:name/pin/list",
  access: "management:sub-app:read",
  summary: "Operators and roles that get a fixed release or stage of a sub-app, newest first",
  params,
  query: z.object(pageQuery),
  output: pageOf(PinSchema),
});

export const addPin = endpoint({
  name: "subApp.pin.add",
  method: "POST",
  path: "/mc-api/sub-app/:name/pin/add",
  access: "management:sub-app:update",
  reauth: true,
  summary: "Give an operator or a role a fixed release, or a stage's. It replaces their pin",
  params,
  body: z
    .strictObject({
      version: VersionSchema.optional(),
      stage: StageNameSchema.optional(),
      operatorId: IdSchema.optional(),
      role: RoleSchema.optional(),
    })
    .refine(
      ({ operatorId, role }) => (operatorId === undefined) !== (role === undefined),
      failsWith("required", "operatorId"),
    )
    .refine(
      ({ version, stage }) => (version === undefined) !== (stage === undefined),
      failsWith("required", "version"),
    ),
  output: PinSchema,
  status: 201,
});

export const removePin = endpoint({
  name: "subApp.pin.remove",
  method: "POST",
  path: "/mc-api/sub-app/:name/pin/:id/remove",
  access: "management:sub-app:update",
  reauth: true,
  summary: "Remove a pin",
  params: z.object({ name: SubAppNameSchema, id: IdSchema }),
  output: PinSchema,
});

export const TokenScopeSchema = z.enum(tokenScopes);

/** A token as listed. Its secret isn't stored and can't be shown again. */
export const SubAppTokenSchema = z.object({
  id: IdSchema,
  name: z.string(),
  /** The token's visible beginning, e.g. `cst_1f2e3d4c`. */
  prefix: z.string(),
  scopes: z.array(TokenScopeSchema),
  state: z.enum(["active", "expired", "revoked"]),
  createdAt: TimeSchema,
  createdByName: z.string(),
  /** When it ends, by its own expiry or by the security policy. */
  expiresAt: TimeSchema,
  lastUsedAt: TimeSchema.nullable(),
  /** Whether the security policy ends it, before its own expiry. */
  exceedsPolicy: z.boolean(),
});
export type SubAppToken = z.infer<typeof SubAppTokenSchema>;

export const listTokens = endpoint({
  name: "subApp.token.list",
  method: "GET",
  path: "/mc-api/sub-app/:name/token/list",
  access: "management:sub-app:update",
  summary: "Tokens of a sub-app, newest first",
  params,
  query: z.object({ ...pageQuery, policy: z.enum(["exceeded"]).optional() }),
  output: pageOf(SubAppTokenSchema),
});

export const getOwnToken = endpoint({
  name: "subApp.token.own",
  method: "GET",
  path: "/mc-api/sub-app/:name/token/own",
  access: "management:sub-app:read",
  token: tokenScopes,
  summary: "The token that makes this call. Without one, nothing is found",
  params,
  output: SubAppTokenSchema,
});

export const addToken = endpoint({
  name: "subApp.token.add",
  method: "POST",
  path: "/mc-api/sub-app/:name/token/add",
  access: "management:sub-app:update",
  reauth: true,
  summary:
    "Create a token with which a team publishes or promotes this sub-app only. The response is the only one that shows it",
  params,
  body: z.strictObject({
    name: typedName(80),
    scopes: z.array(TokenScopeSchema).min(1).max(tokenScopes.length),
    expiresAt: TimeSchema,
  }),
  output: z.object({
    token: SubAppTokenSchema,
    secret: z.string().describe("`cst_<prefix>_<secret>`, shown only once"),
  }),
  status: 201,
});

export const revokeToken = endpoint({
  name: "subApp.token.revoke",
  method: "POST",
  path: "/mc-api/sub-app/:name/token/:id/revoke",
  access: "management:sub-app:update",
  reauth: true,
  summary: "Revoke a token permanently, effective immediately",
  params: z.object({ name: SubAppNameSchema, id: IdSchema }),
  output: SubAppTokenSchema,
});

export const subAppReleaseEndpoints = [
  listPublishedSubApps,
  addPublishedSubApp,
  listSubAppOperators,
  getPublishedSubApp,
  updatePublishedSubApp,
  listReleases,
  getManifest,
  findMissingFiles,
  addFile,
  publishRelease,
  promoteRelease,
  rollBackStage,
  clearStage,
  listStageChanges,
  yankRelease,
  listPins,
  addPin,
  removePin,
  listTokens,
  getOwnToken,
  addToken,
  revokeToken,
] as const;
