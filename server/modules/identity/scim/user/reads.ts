import { addressKey, textKey } from "@console-shell/contract/words/typed-text";
import { type Role, scimPath, scimSchemas } from "@console-shell/contract";
import { type Kysely, sql, type SqlBool } from "kysely";
import { Refusal } from "#kernel/refusal.ts";
import { foldCase, folded } from "#platform/database/dialect/fold-case.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Services } from "#platform/services.ts";
import type { Filterable } from "../filter.ts";
import type { Resource } from "../shape.ts";
import type { User } from "./shape.ts";

/** Operators with what the identity provider sent, including operators that it hasn't sent. */
export const operatorsWithUsers = (database: Kysely<Tables>) =>
  database
    .selectFrom("operators as operator")
    .leftJoin("scimUsers as user", "user.operatorId", "operator.id");

/** The operators that an identity provider sees: neither root nor those that it deleted. */
export const visibleUsers = (database: Kysely<Tables>) =>
  operatorsWithUsers(database)
    .where("operator.role", "<>", "root")
    .where("user.deletedAt", "is", null);

/** An operator that the provider hasn't sent has the account as user name. */
const userName = sql<string>`coalesce("user".user_name, operator.account)`;
export const userKey = sql<string>`coalesce("user".user_key, operator.account_key)`;

/** The operators with a user name; unlike `userKey`, from indexes. */
export const idsNamed = (key: string) => sql<string>`
  select operator_id from scim_users where user_key = ${key}
  union
  select id from operators where account_key = ${key}
    and not exists (select 1 from scim_users said where said.operator_id = operators.id)`;

const changedAt = sql<number>`coalesce("user".changed_at, operator.created_at)`;

export const userColumns = [
  "operator.id",
  "operator.account",
  "operator.name",
  "operator.email",
  "operator.role",
  "operator.status",
  "operator.locale",
  "operator.createdAt",
  "operator.awaitsPassword",
  "operator.lastSignInAt",
  "operator.provisioned",
  "user.operatorId",
  "user.externalId",
  "user.givenName",
  "user.familyName",
  "user.deletedAt",
  userName.as("userName"),
  changedAt.as("changedAt"),
] as const;

/** A row of `userColumns`. */
export interface UserRow {
  id: string;
  account: string;
  name: string;
  email: string;
  role: Role;
  status: "active" | "disabled";
  locale: string;
  createdAt: number;
  awaitsPassword: boolean;
  lastSignInAt: number | null;
  provisioned: boolean;
  /** Null if the provider hasn't sent the operator. */
  operatorId: string | null;
  externalId: string | null;
  givenName: string | null;
  familyName: string | null;
  deletedAt: number | null;
  userName: string;
  changedAt: number;
}

/** The stored user of a row. */
export const userOf = (row: UserRow): User => ({
  userName: row.userName,
  externalId: row.externalId,
  name: row.name,
  givenName: row.givenName,
  familyName: row.familyName,
  email: row.email,
  active: row.status === "active",
});

const inGroup = sql`select 1 from scim_group_members member
  join scim_groups its on its.id = member.group_id
  where member.operator_id = operator.id and its.created_at is not null`;

/** What users can be filtered and sorted by. */
export const filterableUsers = (services: Pick<Services, "dialect">): Filterable => {
  const name = {
    kind: "text",
    value: folded(services, "operator.name"),
    fold: foldCase,
  } as const;
  const part = (column: string) =>
    ({ kind: "text", value: folded(services, column), fold: foldCase }) as const;
  return {
    schema: scimSchemas.user,
    attributes: {
      id: { kind: "text", value: sql`operator.id` },
      externalid: { kind: "text", value: sql`"user".external_id` },
      username: {
        kind: "text",
        value: userKey,
        fold: addressKey,
        equals: (key) => sql<SqlBool>`operator.id in (${idsNamed(key)})`,
      },
      displayname: name,
      "name.formatted": name,
      "name.givenname": part("user.givenName"),
      "name.familyname": part("user.familyName"),
      active: { kind: "boolean", value: sql<SqlBool>`operator.status = 'active'` },
      preferredlanguage: { kind: "text", value: sql`lower(operator.locale)`, fold: addressKey },
      "meta.created": { kind: "time", value: sql`operator.created_at` },
      "meta.lastmodified": { kind: "time", value: changedAt },
    },
    elements: {
      emails: {
        within: (condition) => condition,
        attributes: {
          value: { kind: "text", value: sql`operator.email_key`, fold: addressKey },
          type: { kind: "text", value: sql`'work'`, fold: addressKey },
          primary: { kind: "boolean", value: sql<SqlBool>`1 = 1` },
        },
      },
      groups: {
        within: (condition) => sql<SqlBool>`exists (${inGroup} and ${condition})`,
        attributes: {
          value: { kind: "text", value: sql`its.id` },
          display: { kind: "text", value: sql`its.display_key`, fold: textKey },
        },
      },
    },
  };
};

const iso = (at: number) => new Date(at).toISOString();

/** A user without its groups. */
const presentUser = (publicUrl: string, row: UserRow): Resource => ({
  schemas: [scimSchemas.user],
  id: row.id,
  ...(row.externalId !== null && { externalId: row.externalId }),
  userName: row.userName,
  name: {
    formatted: row.name,
    ...(row.familyName !== null && { familyName: row.familyName }),
    ...(row.givenName !== null && { givenName: row.givenName }),
  },
  displayName: row.name,
  emails: [{ value: row.email, type: "work", primary: true }],
  active: row.status === "active",
  preferredLanguage: row.locale,
  meta: {
    resourceType: "User",
    created: iso(row.createdAt),
    lastModified: iso(row.changedAt),
    location: `${publicUrl}${scimPath}/Users/${row.id}`,
  },
});

/** Users with their groups, in the order of the rows. */
export const presentUsers = async (
  database: Kysely<Tables>,
  { publicUrl }: Pick<Services, "publicUrl">,
  rows: readonly UserRow[],
): Promise<Resource[]> => {
  if (rows.length === 0) return [];
  const groups = await database
    .selectFrom("scimGroupMembers as member")
    .innerJoin("scimGroups as group", "group.id", "member.groupId")
    .select(["member.operatorId", "group.id", "group.displayName"])
    .where("group.createdAt", "is not", null)
    .where(
      "member.operatorId",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("group.displayKey")
    .execute();
  const ofUser = Map.groupBy(groups, ({ operatorId }) => operatorId);
  return rows.map((row) => ({
    ...presentUser(publicUrl, row),
    groups: (ofUser.get(row.id) ?? []).map(({ id, displayName }) => ({
      value: id,
      display: displayName,
      type: "direct",
      $ref: `${publicUrl}${scimPath}/Groups/${id}`,
    })),
  }));
};

/** One visible user; throws `not_found`. */
export const findUser = async (database: Kysely<Tables>, id: string): Promise<UserRow> => {
  const row = await visibleUsers(database)
    .select(userColumns)
    .where("operator.id", "=", id)
    .executeTakeFirst();
  if (!row) throw new Refusal("not_found");
  return row;
};
