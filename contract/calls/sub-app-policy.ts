import { z } from "zod";
import { endpoint, TimeSchema } from "./endpoint.ts";
import { SubAppNameSchema, VersionSchema } from "./sub-app-manifest.ts";
import { NeedsSchema } from "./sub-app-needs.ts";

const params = z.object({ name: SubAppNameSchema });

/** What a published sub-app may need from the page's policy, and what its releases ask for. */
export const SubAppPolicySchema = z.object({
  approved: NeedsSchema,
  /** Null if nothing has been approved yet. */
  changedAt: TimeSchema.nullable(),
  changedByName: z.string().nullable(),
  /** The releases of its stages and pins that ask for something, newest first. */
  requests: z.array(
    z.object({
      version: VersionSchema,
      stages: z.array(z.string()),
      isPinned: z.boolean(),
      needs: NeedsSchema,
    }),
  ),
});
export type SubAppPolicy = z.infer<typeof SubAppPolicySchema>;

export const getSubAppPolicy = endpoint({
  name: "subApp.policy.get",
  method: "GET",
  path: "/mc-api/sub-app/:name/policy",
  access: "management:sub-app:read",
  summary: "What a sub-app may need from the page's policy, and what its releases ask for",
  params,
  output: SubAppPolicySchema,
});

export const setSubAppPolicy = endpoint({
  name: "subApp.policy.set",
  method: "PUT",
  path: "/mc-api/sub-app/:name/policy",
  access: "management:sub-app:update",
  reauth: true,
  summary:
    "Approve what a sub-app may need from the page's policy, in place of what was approved before (`basedOn`)",
  params,
  body: z.strictObject({ needs: NeedsSchema, basedOn: NeedsSchema }),
  output: SubAppPolicySchema,
});

export const subAppPolicyEndpoints = [getSubAppPolicy, setSubAppPolicy] as const;
