import { z } from "zod";
import { provisionedRoles } from "../words/scim.ts";
import { endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import { typedName } from "./schemas.ts";

const ProvisionedRoleSchema = z.enum(provisionedRoles);

/** The state of provisioning: what an identity provider needs, and what it did. */
export const ProvisioningSchema = z.object({
  /** The address that the identity provider is configured with. */
  baseUrl: z.string(),
  defaultRole: ProvisionedRoleSchema,
  /** Operators that the identity provider manages. */
  operators: z.int(),
  /** Groups that it sent. */
  groups: z.int(),
  /** Its last request; null if there was none. */
  lastUsedAt: TimeSchema.nullable(),
  /** The last change that it made. */
  lastChangedAt: TimeSchema.nullable(),
  /** Refused requests in the last 24 hours. */
  failures: z.int(),
});
export type Provisioning = z.infer<typeof ProvisioningSchema>;

export const ProvisioningTokenSchema = z.object({
  id: IdSchema,
  name: z.string(),
  prefix: z.string(),
  /** Whether new operators get a mail with a link to set a password. */
  invites: z.boolean(),
  createdAt: TimeSchema,
  createdByName: z.string(),
  expiresAt: TimeSchema,
  lastUsedAt: TimeSchema.nullable(),
  /** `blocked`: its maker is disabled. */
  state: z.enum(["active", "expired", "revoked", "blocked"]),
});
export type ProvisioningToken = z.infer<typeof ProvisioningTokenSchema>;

export const ProvisioningGroupSchema = z.object({
  id: IdSchema,
  displayName: z.string(),
  /** The role of its members; null if it gives none. */
  role: ProvisionedRoleSchema.nullable(),
  members: z.int(),
  /** When the identity provider sent it first; null if it hasn't. */
  createdAt: TimeSchema.nullable(),
  changedAt: TimeSchema,
});
export type ProvisioningGroup = z.infer<typeof ProvisioningGroupSchema>;

export const ProvisioningFailureSchema = z.object({
  id: IdSchema,
  at: TimeSchema,
  tokenName: z.string(),
  method: z.string(),
  path: z.string(),
  status: z.int(),
  /** What the identity provider was answered. */
  detail: z.string(),
});

const byId = z.object({ id: IdSchema });
const reading = { access: "management:scim:read" } as const;
const updating = { access: "management:scim:update", reauth: true } as const;

export const getProvisioning = endpoint({
  ...reading,
  name: "provisioning.get",
  method: "GET",
  path: "/mc-api/provisioning",
  summary: "The state of provisioning by an identity provider",
  output: ProvisioningSchema,
});

export const setDefaultRole = endpoint({
  ...updating,
  name: "provisioning.defaultRole",
  method: "PUT",
  path: "/mc-api/provisioning/default-role",
  secondPerson: ["roles"],
  summary: "The role of new operators whose groups give none. Existing ones keep theirs",
  body: z.strictObject({ role: ProvisionedRoleSchema }),
  output: ProvisioningSchema,
});

export const listProvisioningTokens = endpoint({
  ...reading,
  name: "provisioning.token.list",
  method: "GET",
  path: "/mc-api/provisioning/token/list",
  summary: "Tokens of identity providers, newest first",
  query: z.object(pageQuery),
  output: pageOf(ProvisioningTokenSchema),
});

export const addProvisioningToken = endpoint({
  ...updating,
  name: "provisioning.token.add",
  method: "POST",
  path: "/mc-api/provisioning/token/add",
  secondPerson: ["roles", "resets"],
  summary: "Create a token for an identity provider. Its secret is only in this response",
  body: z.strictObject({
    name: typedName(80),
    invites: z.boolean(),
    expiresAt: TimeSchema,
  }),
  output: z.object({ token: ProvisioningTokenSchema, secret: z.string() }),
  status: 201,
});

export const revokeProvisioningToken = endpoint({
  ...updating,
  name: "provisioning.token.revoke",
  method: "POST",
  path: "/mc-api/provisioning/token/:id/revoke",
  summary: "Revoke a token",
  params: byId,
  output: ProvisioningTokenSchema,
});

export const listProvisioningGroups = endpoint({
  ...reading,
  name: "provisioning.group.list",
  method: "GET",
  path: "/mc-api/provisioning/group/list",
  summary: "Groups and the roles they give, by name",
  query: z.object({ ...pageQuery, search: z.string().trim().max(100).optional() }),
  output: pageOf(ProvisioningGroupSchema),
});

export const mapProvisioningGroup = endpoint({
  ...updating,
  name: "provisioning.group.map",
  method: "PUT",
  path: "/mc-api/provisioning/group/map",
  secondPerson: ["roles"],
  summary:
    "Map a group, by its name, to a role, also before the identity provider sends it. Its members' roles change at once",
  body: z.strictObject({ displayName: typedName(200), role: ProvisionedRoleSchema.nullable() }),
  output: z.object({ displayName: z.string(), changed: z.int() }),
});

export const listProvisioningFailures = endpoint({
  ...reading,
  name: "provisioning.failure.list",
  method: "GET",
  path: "/mc-api/provisioning/failure/list",
  summary: "Refused requests of the last 30 days, newest first",
  query: z.object(pageQuery),
  output: pageOf(ProvisioningFailureSchema),
});

export const provisioningEndpoints = [
  getProvisioning,
  setDefaultRole,
  listProvisioningTokens,
  addProvisioningToken,
  revokeProvisioningToken,
  listProvisioningGroups,
  mapProvisioningGroup,
  listProvisioningFailures,
] as const;
