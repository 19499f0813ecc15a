import { z } from "zod";
import { endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import { PublishedSubAppSchema, StageNameSchema } from "./published-sub-app.ts";
import { typedName } from "./schemas.ts";
import { CanaryFiguresSchema } from "./sub-app-health.ts";
import { SubAppNameSchema, VersionSchema } from "./sub-app-manifest.ts";

/** Why a change was made, for the history and the audit log. */
const reason = typedName(500);

const params = z.object({ name: SubAppNameSchema });
const stageParams = z.object({ name: SubAppNameSchema, stage: StageNameSchema });

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

export const subAppStageEndpoints = [
  promoteRelease,
  rollBackStage,
  clearStage,
  listStageChanges,
] as const;
