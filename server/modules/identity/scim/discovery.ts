import { scimLimits, scimPath, scimSchemas } from "@console-shell/contract";
import { Refusal } from "#kernel/refusal.ts";
import type { Resource } from "./shape.ts";

interface Attribute {
  name: string;
  type?: "string" | "boolean" | "complex" | "reference";
  multiValued?: boolean;
  required?: boolean;
  caseExact?: boolean;
  mutability?: "readWrite" | "readOnly" | "immutable";
  uniqueness?: "none" | "server";
  subAttributes?: Attribute[];
  description?: string;
}

const described = ({ subAttributes, ...attribute }: Attribute): Resource => ({
  type: "string",
  multiValued: false,
  description: attribute.name,
  required: false,
  caseExact: false,
  mutability: "readWrite",
  returned: "default",
  uniqueness: "none",
  ...attribute,
  ...(subAttributes && { type: "complex", subAttributes: subAttributes.map(described) }),
});

const readOnly = { mutability: "readOnly" } as const;

const schemas: { id: string; name: string; description: string; attributes: Attribute[] }[] = [
  {
    id: scimSchemas.user,
    name: "User",
    description: "An operator of the console",
    attributes: [
      { name: "userName", required: true, uniqueness: "server" },
      { name: "externalId", caseExact: true },
      {
        name: "name",
        subAttributes: [{ name: "formatted" }, { name: "familyName" }, { name: "givenName" }],
      },
      { name: "displayName" },
      {
        name: "emails",
        multiValued: true,
        description: "The primary one is stored",
        subAttributes: [
          { name: "value", required: true, uniqueness: "server" },
          { name: "type" },
          { name: "primary", type: "boolean" },
        ],
      },
      { name: "active", type: "boolean" },
      {
        name: "preferredLanguage",
        mutability: "immutable",
        description: "Of a new operator; later the operator chooses",
      },
      {
        name: "groups",
        multiValued: true,
        ...readOnly,
        subAttributes: [
          { name: "value", ...readOnly },
          { name: "$ref", type: "reference", ...readOnly },
          { name: "display", ...readOnly },
          { name: "type", ...readOnly },
        ],
      },
    ],
  },
  {
    id: scimSchemas.group,
    name: "Group",
    description: "A group, which may be mapped to a role of the console",
    attributes: [
      { name: "displayName", required: true, uniqueness: "server" },
      { name: "externalId", caseExact: true },
      {
        name: "members",
        multiValued: true,
        subAttributes: [
          { name: "value", caseExact: true, mutability: "immutable" },
          { name: "$ref", type: "reference", mutability: "immutable" },
          { name: "display", ...readOnly },
          { name: "type", mutability: "immutable" },
        ],
      },
    ],
  },
];

const resourceTypes = schemas.map(({ id, name, description }) => ({
  schemas: [scimSchemas.resourceType],
  id: name,
  name,
  endpoint: `/${name}s`,
  description,
  schema: id,
}));

const located = (publicUrl: string, resourceType: string, path: string) => ({
  meta: { resourceType, location: `${publicUrl}${scimPath}/${path}` },
});

const listOf = (resources: Resource[]): Resource => ({
  schemas: [scimSchemas.list],
  totalResults: resources.length,
  startIndex: 1,
  itemsPerPage: resources.length,
  Resources: resources,
});

const oneOf = (resources: Resource[], id: string): Resource => {
  const found = resources.find((one) => one["id"] === id);
  if (!found) throw new Refusal("not_found");
  return found;
};

const everySchema = (publicUrl: string): Resource[] =>
  schemas.map(({ attributes, ...schema }) => ({
    schemas: [scimSchemas.schema],
    ...schema,
    attributes: attributes.map(described),
    ...located(publicUrl, "Schema", `Schemas/${schema.id}`),
  }));

const everyResourceType = (publicUrl: string): Resource[] =>
  resourceTypes.map((type) => ({
    ...type,
    ...located(publicUrl, "ResourceType", `ResourceTypes/${type.id}`),
  }));

/** The schemas, all or one. */
export const describeSchemas = (publicUrl: string): Resource => listOf(everySchema(publicUrl));
export const describeSchema = (publicUrl: string, id: string): Resource =>
  oneOf(everySchema(publicUrl), id);

/** The resource types, all or one. */
export const describeTypes = (publicUrl: string): Resource => listOf(everyResourceType(publicUrl));
export const describeType = (publicUrl: string, id: string): Resource =>
  oneOf(everyResourceType(publicUrl), id);

/** What the console supports. */
export const describeConfig = (publicUrl: string): Resource => ({
  schemas: [scimSchemas.config],
  documentationUri: `${publicUrl}/help/provisioning`,
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: scimLimits.page },
  changePassword: { supported: false },
  sort: { supported: true },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: "oauthbearertoken",
      name: "Bearer token",
      description: "A token from Management › Provisioning",
      primary: true,
    },
  ],
  ...located(publicUrl, "ServiceProviderConfig", "ServiceProviderConfig"),
});
