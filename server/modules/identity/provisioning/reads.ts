import { scimPath } from "@console-shell/contract";
import type * as calls from "@console-shell/contract/calls/provisioning";
import { type Kysely, sql } from "kysely";
import type { z } from "zod";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { pageOf } from "#platform/database/page-of.ts";
import type { Source } from "#platform/database/source.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Services } from "#platform/services.ts";
import { readDefaultRole } from "../scim/roles.ts";

const day = 86_400_000;

/** The state of provisioning. */
export const readProvisioning = async (
  { database, publicUrl }: Services,
  now: number,
): Promise<calls.Provisioning> => {
  const { rows } = await sql<{
    operators: number;
    groups: number;
    lastUsedAt: number | null;
    userAt: number | null;
    groupAt: number | null;
    failures: number;
  }>`select
    (select count(*) from operators where provisioned) as operators,
    (select count(*) from scim_groups where created_at is not null) as groups,
    (select max(last_used_at) from scim_tokens) as last_used_at,
    (select max(changed_at) from scim_users) as user_at,
    (select max(changed_at) from scim_groups where created_at is not null) as group_at,
    (select count(*) from scim_failures where at > ${now - day}) as failures`.execute(database);
  const { operators, groups, lastUsedAt, userAt, groupAt, failures } = rows[0]!;
  const changes = [userAt, groupAt].filter((at) => at !== null);
  return {
    baseUrl: `${publicUrl}${scimPath}`,
    defaultRole: await readDefaultRole(database),
    operators,
    groups,
    lastUsedAt,
    lastChangedAt: changes.length > 0 ? Math.max(...changes) : null,
    failures,
  };
};

const presentGroups = async ({ database }: Pick<Services, "database">, ids: string[]) => {
  const rows = await database
    .selectFrom("scimGroups as group")
    .select((select) => [
      "group.id",
      "group.displayName",
      "group.role",
      "group.createdAt",
      "group.changedAt",
      select
        .selectFrom("scimGroupMembers as member")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("member.groupId", "=", "group.id")
        .as("members"),
    ])
    .where("group.id", "in", ids)
    .execute();
  return rows.map((row) => ({ ...row, members: row.members ?? 0 }));
};

/** One page of the groups, by name. */
export const pageOfGroups = (
  services: Source,
  query: z.output<typeof calls.listProvisioningGroups.query>,
) => {
  const all = services.database.selectFrom("scimGroups");
  return pageOf(
    {
      matching: query.search
        ? all.where(containsText(services, ["displayName"], query.search))
        : all,
      key: "id",
      sorts: { displayName: "displayKey" },
      present: (ids: string[]) => presentGroups(services, ids),
    },
    { ...query, sort: "displayName", order: "asc" },
  );
};

interface Stored {
  revokedAt: number | null;
  expiresAt: number;
  status: "active" | "disabled";
}

const stateOf = (
  { revokedAt, expiresAt, status }: Stored,
  now: number,
): calls.ProvisioningToken["state"] => {
  if (revokedAt !== null) return "revoked";
  if (expiresAt <= now) return "expired";
  return status === "active" ? "active" : "blocked";
};

/** Some tokens, without their secrets. */
export const presentTokens = async (
  database: Kysely<Tables>,
  ids: readonly string[],
  now: number,
): Promise<calls.ProvisioningToken[]> => {
  const rows = await database
    .selectFrom("scimTokens as token")
    .innerJoin("operators as maker", "maker.id", "token.createdBy")
    .select([
      "token.id",
      "token.name",
      "token.prefix",
      "token.invites",
      "token.createdAt",
      "maker.name as createdByName",
      "maker.status",
      "token.expiresAt",
      "token.lastUsedAt",
      "token.revokedAt",
    ])
    .where("token.id", "in", ids)
    .execute();
  return rows.map(({ revokedAt, status, ...row }) => ({
    ...row,
    state: stateOf({ revokedAt, status, expiresAt: row.expiresAt }, now),
  }));
};

/** One page of the tokens, newest first. */
export const pageOfTokens = (
  { database }: Pick<Services, "database">,
  query: z.output<typeof calls.listProvisioningTokens.query>,
  now: number,
) =>
  pageOf(
    {
      matching: database.selectFrom("scimTokens"),
      key: "id",
      sorts: { id: "id" },
      present: (ids: string[]) => presentTokens(database, ids, now),
    },
    { ...query, sort: "id", order: "desc" },
  );

/** One page of the refused requests, newest first. */
export const pageOfFailures = (
  { database }: Pick<Services, "database">,
  query: z.output<typeof calls.listProvisioningFailures.query>,
) => {
  return pageOf(
    {
      matching: database.selectFrom("scimFailures"),
      key: "id",
      sorts: { id: "id" },
      present: (ids: string[]) =>
        database
          .selectFrom("scimFailures as failure")
          .innerJoin("scimTokens as token", "token.id", "failure.tokenId")
          .select([
            "failure.id",
            "failure.at",
            "token.name as tokenName",
            "failure.method",
            "failure.path",
            "failure.status",
            "failure.detail",
          ])
          .where("failure.id", "in", ids)
          .execute(),
    },
    { ...query, sort: "id", order: "desc" },
  );
};
