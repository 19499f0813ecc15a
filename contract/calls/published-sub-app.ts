import { z } from "zod";
import { stagePattern, tokenScopes } from "../words/sub-app-releases.ts";
import { endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import { failsWith } from "./schemas.ts";
import { HealthSchema } from "./sub-app-health.ts";
import { SubAppNameSchema, VersionSchema } from "./sub-app-manifest.ts";
import { NeedsSchema } from "./sub-app-needs.ts";

export const StageNameSchema = z.string().max(32).regex(stagePattern);

/** An origin such as `https://parking.internal:8443`. */
const OriginSchema = z
  .string()
  .max(300)
  .refine(
    (text) => /^https?:/.test(text) && URL.parse(text)?.origin === text,
    failsWith("not_an_origin"),
  );

const params = z.object({ name: SubAppNameSchema });

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
  ownerId: IdSchema.nullable().optional(),
  /** Origin of its own server, to which the console passes its calls; null if it has none. */
  backend: z.string().nullable(),
  /** Whether its newest release, or one of a stage, lets the console ask its own server, and none is set. */
  lacksServer: z.boolean(),
  createdAt: TimeSchema,
  stages: z.array(StageSchema),
  latestVersion: VersionSchema.nullable(),
  mountsByDay: z
    .array(z.int())
    .optional()
    .describe("Mounts on each of the last 14 days in UTC, today last"),
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
  query: z.object({
    ...pageQuery,
    /** A text in the name or the account. */
    search: z.string().trim().max(100).optional(),
  }),
  output: pageOf(z.object({ id: IdSchema, name: z.string(), account: z.string() })),
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

export const publishedSubAppEndpoints = [
  listPublishedSubApps,
  addPublishedSubApp,
  listSubAppOperators,
  getPublishedSubApp,
  updatePublishedSubApp,
] as const;
