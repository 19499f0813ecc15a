import { z } from "zod";
import { scimLimits } from "../words/scim.ts";
import { endpoint, IdSchema } from "./endpoint.ts";

const { filter, body: maxBody } = scimLimits;

/** What providers leave empty (`count=`, `"filter": null`) isn't sent. */
const empty = z.union([z.literal(""), z.null()]).transform(() => undefined);
const sent = <Schema extends z.ZodType>(schema: Schema) => z.union([empty, schema]).optional();

const names = z
  .union([z.string().max(filter), z.array(z.string().max(100)).max(50)])
  .transform((value) => [value].flat().join(","));
const attributes = { attributes: sent(names), excludedAttributes: sent(names) };
const AttributesSchema = z.object(attributes);

/** A query; a provider may send parameters that the console doesn't have. */
const QuerySchema = z.object({
  ...attributes,
  filter: sent(z.string().max(filter)),
  sortBy: sent(z.string().max(100)),
  sortOrder: sent(
    z
      .string()
      .toLowerCase()
      .pipe(z.enum(["ascending", "descending"])),
  ),
  startIndex: sent(z.coerce.number().int()),
  count: sent(z.coerce.number().int()),
});

/** A query in a body, where names ignore case. */
const SearchSchema = z.preprocess((body) => {
  if (typeof body !== "object" || body === null) return body;
  const known = Object.keys(QuerySchema.shape);
  return Object.fromEntries(
    Object.entries(body).map(([key, value]: [string, unknown]) => [
      known.find((name) => name.toLowerCase() === key.toLowerCase()) ?? key,
      value,
    ]),
  );
}, QuerySchema);

/** A resource as providers send it: attributes that the console doesn't have are ignored. */
const ResourceSchema = z.record(z.string(), z.unknown());

/** No resource has it. An id that can't be one of ours is unknown (404), not malformed. */
const nobody = "00000000-0000-0000-0000-000000000000";
const byId = z.object({ id: IdSchema.catch(nobody) });

/** Every call of SCIM, with a provisioning token; who may call is up to the token's maker. */
const scim = { scim: true, output: ResourceSchema } as const;
const reading = { ...scim, access: "management:operator:read" } as const;
const creating = { ...scim, access: "management:operator:create", maxBody } as const;
const updating = { ...scim, access: "management:operator:update", maxBody } as const;

export const scimConfig = endpoint({
  ...reading,
  name: "scim.config",
  method: "GET",
  path: "/scim/v2/ServiceProviderConfig",
  summary: "What this console supports of SCIM",
});

export const scimResourceTypes = endpoint({
  ...reading,
  name: "scim.resourceTypes",
  method: "GET",
  path: "/scim/v2/ResourceTypes",
  summary: "The types of resources",
});

export const scimResourceType = endpoint({
  ...reading,
  name: "scim.resourceType",
  method: "GET",
  path: "/scim/v2/ResourceTypes/:name",
  summary: "One type of resources",
  params: z.object({ name: z.string().max(100) }),
});

export const scimSchemaList = endpoint({
  ...reading,
  name: "scim.schemas",
  method: "GET",
  path: "/scim/v2/Schemas",
  summary: "The attributes of users and groups",
});

export const scimSchema = endpoint({
  ...reading,
  name: "scim.schema",
  method: "GET",
  path: "/scim/v2/Schemas/:name",
  summary: "The attributes of one type of resources",
  params: z.object({ name: z.string().max(100) }),
});

export const scimListUsers = endpoint({
  ...reading,
  name: "scim.user.list",
  method: "GET",
  path: "/scim/v2/Users",
  summary: "Users: every operator except root",
  query: QuerySchema,
});

export const scimSearchUsers = endpoint({
  ...reading,
  name: "scim.user.search",
  method: "POST",
  path: "/scim/v2/Users/.search",
  summary: "Users, with the query in the body",
  body: SearchSchema,
});

export const scimGetUser = endpoint({
  ...reading,
  name: "scim.user.get",
  method: "GET",
  path: "/scim/v2/Users/:id",
  summary: "One user",
  params: byId,
  query: AttributesSchema,
});

export const scimCreateUser = endpoint({
  ...creating,
  name: "scim.user.create",
  method: "POST",
  path: "/scim/v2/Users",
  summary: "Create an operator without a password, or manage the one with this address",
  query: AttributesSchema,
  body: ResourceSchema,
  status: 201,
});

export const scimReplaceUser = endpoint({
  ...updating,
  name: "scim.user.replace",
  method: "PUT",
  path: "/scim/v2/Users/:id",
  summary: "Replace a user's attributes",
  params: byId,
  query: AttributesSchema,
  body: ResourceSchema,
});

export const scimPatchUser = endpoint({
  ...updating,
  name: "scim.user.patch",
  method: "PATCH",
  path: "/scim/v2/Users/:id",
  summary: "Change some of a user's attributes",
  params: byId,
  query: AttributesSchema,
  body: ResourceSchema,
});

export const scimDeleteUser = endpoint({
  ...updating,
  name: "scim.user.delete",
  method: "DELETE",
  path: "/scim/v2/Users/:id",
  summary: "Disable an operator, end all sessions, and stop managing it",
  params: byId,
  output: z.null(),
  status: 204,
});

export const scimListGroups = endpoint({
  ...reading,
  name: "scim.group.list",
  method: "GET",
  path: "/scim/v2/Groups",
  summary: "Groups",
  query: QuerySchema,
});

export const scimSearchGroups = endpoint({
  ...reading,
  name: "scim.group.search",
  method: "POST",
  path: "/scim/v2/Groups/.search",
  summary: "Groups, with the query in the body",
  body: SearchSchema,
});

export const scimGetGroup = endpoint({
  ...reading,
  name: "scim.group.get",
  method: "GET",
  path: "/scim/v2/Groups/:id",
  summary: "One group",
  params: byId,
  query: AttributesSchema,
});

export const scimCreateGroup = endpoint({
  ...updating,
  name: "scim.group.create",
  method: "POST",
  path: "/scim/v2/Groups",
  summary: "Create a group; its members get the role that it is mapped to",
  query: AttributesSchema,
  body: ResourceSchema,
  status: 201,
});

export const scimReplaceGroup = endpoint({
  ...updating,
  name: "scim.group.replace",
  method: "PUT",
  path: "/scim/v2/Groups/:id",
  summary: "Replace a group's name and members",
  params: byId,
  query: AttributesSchema,
  body: ResourceSchema,
});

export const scimPatchGroup = endpoint({
  ...updating,
  name: "scim.group.patch",
  method: "PATCH",
  path: "/scim/v2/Groups/:id",
  summary: "Change a group's name, or add and remove members",
  params: byId,
  query: AttributesSchema,
  body: ResourceSchema,
});

export const scimDeleteGroup = endpoint({
  ...updating,
  name: "scim.group.delete",
  method: "DELETE",
  path: "/scim/v2/Groups/:id",
  summary: "Remove a group; its members lose the role that it gave",
  params: byId,
  output: z.null(),
  status: 204,
});

/** Every call of SCIM, which identity providers make with a token. */
export const scimEndpoints = [
  scimConfig,
  scimResourceTypes,
  scimResourceType,
  scimSchemaList,
  scimSchema,
  scimListUsers,
  scimSearchUsers,
  scimGetUser,
  scimCreateUser,
  scimReplaceUser,
  scimPatchUser,
  scimDeleteUser,
  scimListGroups,
  scimSearchGroups,
  scimGetGroup,
  scimCreateGroup,
  scimReplaceGroup,
  scimPatchGroup,
  scimDeleteGroup,
] as const;

export type ScimQuery = z.output<typeof QuerySchema>;
