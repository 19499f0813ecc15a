import { z } from "zod";
import { RoleSchema } from "./account.ts";
import { endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import { StageNameSchema } from "./published-sub-app.ts";
import { failsWith } from "./schemas.ts";
import { SubAppNameSchema, VersionSchema } from "./sub-app-manifest.ts";

const params = z.object({ name: SubAppNameSchema });

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

export const subAppPinEndpoints = [listPins, addPin, removePin] as const;
