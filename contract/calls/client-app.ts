import { z } from "zod";
import { apiScopes } from "../words/api-scopes.ts";
import { BinarySchema, endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import { memberRoles } from "../words/member-roles.ts";
import { AddressListSchema, typedName, failsWith } from "./schemas.ts";

export const ClientAppEnvironmentSchema = z.enum(["production", "sandbox"]);
export const ClientAppStatusSchema = z.enum(["active", "suspended"]);
/** What a key may be used for on the public API. */
export const ApiKeyScopeSchema = z.enum(apiScopes);
/** `retiring`: replaced by a newer key, still valid until it expires. */
export const ApiKeyStateSchema = z.enum(["active", "retiring", "expired", "revoked"]);

export type ClientAppEnvironment = z.infer<typeof ClientAppEnvironmentSchema>;
export type ClientAppStatus = z.infer<typeof ClientAppStatusSchema>;
export type ApiKeyScope = z.infer<typeof ApiKeyScopeSchema>;
export type ApiKeyState = z.infer<typeof ApiKeyStateSchema>;

/** A client's program that calls the public API. */
export const ClientAppSchema = z.object({
  id: IdSchema,
  name: z.string(),
  environment: ClientAppEnvironmentSchema,
  description: z.string(),
  status: ClientAppStatusSchema,
  ownerId: IdSchema,
  ownerName: z.string(),
  /** Valid keys: neither revoked nor expired. */
  keyCount: z.int(),
  lastUsedAt: TimeSchema.nullable(),
  createdAt: TimeSchema,
  updatedAt: TimeSchema,
  /** The caller's member role; null if the caller may change every client app. Read-all on its own gives viewer. */
  ownRole: z.enum(["owner", ...memberRoles]).nullable(),
});
export type ClientApp = z.infer<typeof ClientAppSchema>;

/** A key as listed. Its secret half isn't stored and can't be shown again. */
export const ApiKeySchema = z.object({
  id: IdSchema,
  name: z.string(),
  /** The key's visible prefix, e.g. `csk_production_1f2e3d4c`. */
  prefix: z.string(),
  scopes: z.array(ApiKeyScopeSchema),
  /** Where it may be used from; empty for anywhere. */
  addresses: z.array(z.string()),
  state: ApiKeyStateSchema,
  createdAt: TimeSchema,
  createdByName: z.string(),
  /** When it ends, by its own expiry or by the security policy. */
  expiresAt: TimeSchema.nullable(),
  lastUsedAt: TimeSchema.nullable(),
  revokedAt: TimeSchema.nullable(),
  /** Whether the security policy ends it, before its own expiry. */
  exceedsPolicy: z.boolean(),
});
export type ClientApiKey = z.infer<typeof ApiKeySchema>;

/** The only response that carries the whole key. */
export const IssuedApiKeySchema = z.object({
  key: ApiKeySchema,
  secret: z.string().describe("`csk_<environment>_<prefix>_<secret>`, shown only once"),
});

const OwnerSchema = z.object({ id: IdSchema, name: z.string(), account: z.string() });
const name = typedName(80);
const description = z.string().trim().max(500);
const clientAppParams = z.object({ id: IdSchema });
const keyParams = z.object({ id: IdSchema, keyId: IdSchema });

/** Only valid ones that the security policy ends, before their own expiry. */
const exceeded = z.enum(["exceeded"]).optional();

export const listClientApps = endpoint({
  name: "clientApp.list",
  method: "GET",
  path: "/cc-api/client-app/list",
  access: "console-application:application:read",
  summary: "Client apps, newest first by default",
  query: z.object({
    ...pageQuery,
    search: z.string().trim().max(100).optional(),
    environment: ClientAppEnvironmentSchema.optional(),
    status: ClientAppStatusSchema.optional(),
    ownerId: IdSchema.optional(),
    payerId: IdSchema.optional().describe("The client account that pays for its calls"),
    webhooks: z
      .enum(["failing"])
      .optional()
      .describe("With a webhook that fails, or was paused for it"),
    keys: z
      .enum(["exceeding"])
      .optional()
      .describe("With a valid key that the security policy ends, before its own expiry"),
    sort: z.enum(["name", "createdAt", "keyCount", "lastUsedAt"]).default("createdAt"),
    order: z.enum(["asc", "desc"]).default("desc"),
  }),
  output: pageOf(ClientAppSchema),
});

export const exportClientApps = endpoint({
  name: "clientApp.export",
  method: "GET",
  path: "/cc-api/client-app/export",
  access: "console-application:application:read",
  summary: "Matching client apps as CSV, oldest first",
  query: listClientApps.query.omit({ page: true, pageSize: true, sort: true, order: true }),
  output: BinarySchema,
});

export const listClientAppOwners = endpoint({
  name: "clientApp.owners",
  method: "GET",
  path: "/cc-api/client-app/owner/list",
  access: "console-application:application:read",
  summary: "Operators who can own a client app, the first ones by name",
  query: z.object({
    search: z.string().trim().max(100).optional(),
    id: IdSchema.optional().describe("Only this one, also if no longer active"),
  }),
  output: z.array(OwnerSchema),
});

export const addClientApp = endpoint({
  name: "clientApp.add",
  method: "POST",
  path: "/cc-api/client-app/add",
  access: "console-application:application:create",
  summary: "Create a client app. Its name is unique within its environment",
  body: z.strictObject({
    name,
    environment: ClientAppEnvironmentSchema,
    description: description.default(""),
    ownerId: IdSchema,
  }),
  output: ClientAppSchema,
  status: 201,
});

export const getClientApp = endpoint({
  name: "clientApp.get",
  method: "GET",
  path: "/cc-api/client-app/:id",
  access: "console-application:application:read",
  summary: "One client app",
  params: clientAppParams,
  output: ClientAppSchema,
});

export const updateClientApp = endpoint({
  name: "clientApp.update",
  method: "PATCH",
  path: "/cc-api/client-app/:id",
  access: "console-application:application:update",
  reauth: ["ownerId"],
  summary: "Change a client app, suspend or resume it",
  params: clientAppParams,
  body: z
    .strictObject({ name, description, ownerId: IdSchema, status: ClientAppStatusSchema })
    .partial()
    .refine((body) => Object.keys(body).length > 0, failsWith("nothing_sent")),
  output: ClientAppSchema,
});

export const listApiKeys = endpoint({
  name: "apiKey.list",
  method: "GET",
  path: "/cc-api/client-app/:id/key/list",
  access: "console-application:application:read",
  summary: "Keys of a client app, newest first",
  params: clientAppParams,
  query: z.object({ ...pageQuery, policy: exceeded }),
  output: pageOf(ApiKeySchema),
});

export const exportApiKeys = endpoint({
  name: "apiKey.export",
  method: "GET",
  path: "/cc-api/client-app/:id/key/export",
  access: "console-application:application:read",
  summary: "Keys of a client app as CSV, oldest first, with prefixes but no secrets",
  params: clientAppParams,
  query: z.object({ policy: exceeded }),
  output: BinarySchema,
});

export const addApiKey = endpoint({
  name: "apiKey.add",
  method: "POST",
  path: "/cc-api/client-app/:id/key/add",
  access: "console-application:key:create",
  reauth: true,
  summary: "Create a key. The response is the only one that shows it",
  params: clientAppParams,
  body: z.strictObject({
    name,
    scopes: z.array(ApiKeyScopeSchema).min(1).max(ApiKeyScopeSchema.options.length),
    addresses: AddressListSchema.default([]),
    expiresAt: TimeSchema.nullable().default(null),
  }),
  output: IssuedApiKeySchema,
  status: 201,
});

export const updateApiKey = endpoint({
  name: "apiKey.update",
  method: "PATCH",
  path: "/cc-api/client-app/:id/key/:keyId",
  access: "console-application:key:create",
  reauth: true,
  summary: "Change from where a key may be used, effective immediately",
  params: keyParams,
  body: z.strictObject({ addresses: AddressListSchema }),
  output: ApiKeySchema,
});

export const rotateApiKey = endpoint({
  name: "apiKey.rotate",
  method: "POST",
  path: "/cc-api/client-app/:id/key/:keyId/rotate",
  access: "console-application:key:create",
  reauth: true,
  summary:
    "Rotate a key. The new one has the same name, scopes and addresses, the old one works until the given time",
  params: keyParams,
  body: z.strictObject({
    oldKeyExpiresAt: TimeSchema.describe("When the old key expires, now or later"),
    expiresAt: TimeSchema.nullable().default(null),
  }),
  output: IssuedApiKeySchema,
  status: 201,
});

export const revokeApiKey = endpoint({
  name: "apiKey.revoke",
  method: "POST",
  path: "/cc-api/client-app/:id/key/:keyId/revoke",
  access: "console-application:key:revoke",
  reauth: true,
  summary: "Revoke a key permanently, effective immediately",
  params: keyParams,
  output: ApiKeySchema,
});

export const clientAppEndpoints = [
  listClientApps,
  exportClientApps,
  listClientAppOwners,
  addClientApp,
  getClientApp,
  updateClientApp,
  listApiKeys,
  exportApiKeys,
  addApiKey,
  updateApiKey,
  rotateApiKey,
  revokeApiKey,
] as const;
