import { z } from "zod";
import { tokenScopes } from "../words/sub-app-releases.ts";
import { endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import { typedName } from "./schemas.ts";
import { SubAppNameSchema } from "./sub-app-manifest.ts";

const params = z.object({ name: SubAppNameSchema });

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

export const subAppTokenEndpoints = [listTokens, getOwnToken, addToken, revokeToken] as const;
