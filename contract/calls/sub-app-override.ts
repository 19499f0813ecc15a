import { z } from "zod";
import { endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import { ManifestSchema, SubAppNameSchema } from "./sub-app-manifest.ts";

/** What a dev server says about its sub-app. Files and needs are missing: a page gets neither from there. */
export const DevelopedManifestSchema = ManifestSchema.pick({
  version: true,
  title: true,
  summary: true,
  pages: true,
  search: true,
  actions: true,
  work: true,
  figures: true,
  group: true,
  permissions: true,
  keepAlive: true,
});
export type DevelopedManifest = z.infer<typeof DevelopedManifestSchema>;

/** A development override: in one session's pages, a sub-app comes from a dev server. */
export const SubAppOverrideSchema = z.object({
  /** Of the session: it has one override at most. */
  id: IdSchema,
  app: SubAppNameSchema,
  origin: z.string(),
  account: z.string(),
  operatorName: z.string(),
  startedAt: TimeSchema,
  expiresAt: TimeSchema,
});
export type SubAppOverride = z.infer<typeof SubAppOverrideSchema>;

export const startOverride = endpoint({
  name: "subApp.override.start",
  method: "POST",
  path: "/mc-api/sub-app-override/start",
  maxBody: 2 * 1024 * 1024,
  access: "management:sub-app:override",
  reauth: true,
  summary:
    "Load a sub-app from a dev server in this session's pages, for 8 hours at most. It replaces the session's previous override",
  body: z.strictObject({
    name: SubAppNameSchema,
    origin: z
      .string()
      .max(300)
      .regex(/^https?:\/\/[a-z0-9.-]+(:[1-9]\d{0,4})?$/),
    manifest: DevelopedManifestSchema,
    /** Whether the dev server also answers the calls of the sub-app's own backend. */
    ownCalls: z.boolean().default(false),
  }),
  output: z.object({ expiresAt: TimeSchema }),
  status: 201,
});

export const stopOwnOverride = endpoint({
  name: "subApp.override.stopOwn",
  method: "POST",
  path: "/cc-api/sub-app-override/stop",
  access: "signed-in",
  summary: "End this session's development override; repeating it changes nothing",
  output: z.literal(true),
});

export const listOverrides = endpoint({
  name: "subApp.override.list",
  method: "GET",
  path: "/mc-api/sub-app-override/list",
  access: "management:session:read",
  summary: "Development overrides in force, newest first",
  query: z.object(pageQuery),
  output: pageOf(SubAppOverrideSchema),
});

export const stopOverride = endpoint({
  name: "subApp.override.stop",
  method: "POST",
  path: "/mc-api/sub-app-override/:id/stop",
  access: "management:session:end",
  reauth: true,
  summary: "End a development override. A page that is already open keeps it until it's reloaded",
  params: z.object({ id: IdSchema }),
  output: z.literal(true),
});

export const subAppOverrideEndpoints = [
  startOverride,
  stopOwnOverride,
  listOverrides,
  stopOverride,
] as const;
