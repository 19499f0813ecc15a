import type { Role } from "./roles.ts";

/** The base path of SCIM 2.0, which identity providers call. */
export const scimPath = "/scim/v2";

/** Whether an address is one of SCIM's, whose errors and media type differ from the other calls'. */
export const isScimPath = (path: string): boolean =>
  path === scimPath || path.startsWith(`${scimPath}/`);

export const scimMediaType = "application/scim+json";

/** The schemas of resources and messages (RFC 7643, 7644). */
export const scimSchemas = {
  user: "urn:ietf:params:scim:schemas:core:2.0:User",
  group: "urn:ietf:params:scim:schemas:core:2.0:Group",
  list: "urn:ietf:params:scim:api:messages:2.0:ListResponse",
  patch: "urn:ietf:params:scim:api:messages:2.0:PatchOp",
  search: "urn:ietf:params:scim:api:messages:2.0:SearchRequest",
  error: "urn:ietf:params:scim:api:messages:2.0:Error",
  resourceType: "urn:ietf:params:scim:schemas:core:2.0:ResourceType",
  schema: "urn:ietf:params:scim:schemas:core:2.0:Schema",
  config: "urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig",
} as const;

/**
 * The roles that a group may give, the highest first: an operator in several groups gets the first of their roles. Root
 * never comes from an identity provider.
 */
export const provisionedRoles = [
  "admin",
  "bizDirector",
  "operation",
  "clientManager",
  "sales",
] as const satisfies readonly Role[];
export type ProvisionedRole = (typeof provisionedRoles)[number];

/** Limits of SCIM requests. */
export const scimLimits = {
  /** Resources per page. */
  page: 200,
  /** Characters of a filter. */
  filter: 1_000,
  /** Bytes of a body: a group of 10,000 members. */
  body: 2 * 1024 * 1024,
  /** Operations of a PATCH. */
  operations: 1_000,
} as const;
