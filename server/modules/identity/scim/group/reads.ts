import { textKey } from "@console-shell/contract/words/typed-text";
import { scimPath, scimSchemas } from "@console-shell/contract";
import { type Kysely, type Selectable, sql, type SqlBool } from "kysely";
import { Refusal } from "#kernel/refusal.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Services } from "#platform/services.ts";
import type { Filterable } from "../filter.ts";
import type { Resource, Shape } from "../shape.ts";

export const groupShape: Shape = {
  schema: scimSchemas.group,
  single: ["displayName", "externalId"],
  complex: {},
  multiple: { members: ["value", "display", "type", "$ref"] },
  readOnly: ["id", "schemas", "meta"],
};

export type GroupRow = Selectable<Tables["scimGroups"]>;

/** The groups that the provider has sent. */
export const sentGroups = (database: Kysely<Tables>) =>
  database.selectFrom("scimGroups as group").where("group.createdAt", "is not", null);

/** What groups can be filtered and sorted by. */
export const filterableGroups: Filterable = {
  schema: scimSchemas.group,
  attributes: {
    id: { kind: "text", value: sql`"group".id` },
    externalid: { kind: "text", value: sql`"group".external_id` },
    displayname: { kind: "text", value: sql`"group".display_key`, fold: textKey },
    "meta.created": { kind: "time", value: sql`"group".created_at` },
    "meta.lastmodified": { kind: "time", value: sql`"group".changed_at` },
  },
  elements: {
    members: {
      within: (condition) =>
        sql<SqlBool>`exists (select 1 from scim_group_members member where member.group_id = "group".id and ${condition})`,
      attributes: { value: { kind: "text", value: sql`member.operator_id` } },
    },
  },
};

/** The members of groups that the provider sees. */
const membersOf = (database: Kysely<Tables>, ids: readonly string[]) =>
  database
    .selectFrom("scimGroupMembers as member")
    .innerJoin("operators as operator", "operator.id", "member.operatorId")
    .select(["member.groupId", "operator.id", "operator.name"])
    .where("member.groupId", "in", ids)
    .where("operator.role", "<>", "root")
    .orderBy("operator.id")
    .execute();

/** Groups, with their members only if selected: there may be thousands. */
export const presentGroups = async (
  database: Kysely<Tables>,
  { publicUrl }: Pick<Services, "publicUrl">,
  rows: readonly GroupRow[],
  withMembers: boolean,
): Promise<Resource[]> => {
  const ids = rows.map(({ id }) => id);
  const members = withMembers && ids.length > 0 ? await membersOf(database, ids) : [];
  const ofGroup = Map.groupBy(members, ({ groupId }) => groupId);
  return rows.map(({ id, displayName, externalId, createdAt, changedAt }) => ({
    schemas: [scimSchemas.group],
    id,
    ...(externalId !== null && { externalId }),
    displayName,
    ...(withMembers && {
      members: (ofGroup.get(id) ?? []).map((member) => ({
        value: member.id,
        display: member.name,
        type: "User",
        $ref: `${publicUrl}${scimPath}/Users/${member.id}`,
      })),
    }),
    meta: {
      resourceType: "Group",
      created: new Date(createdAt ?? changedAt).toISOString(),
      lastModified: new Date(changedAt).toISOString(),
      location: `${publicUrl}${scimPath}/Groups/${id}`,
    },
  }));
};

/** One group; throws `not_found`. */
export const findGroup = async (database: Kysely<Tables>, id: string): Promise<GroupRow> => {
  const row = await sentGroups(database).selectAll().where("group.id", "=", id).executeTakeFirst();
  if (!row) throw new Refusal("not_found");
  return row;
};
