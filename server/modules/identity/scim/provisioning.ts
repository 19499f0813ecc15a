import { scimPath } from "@console-shell/contract";
import type * as contract from "@console-shell/contract/calls/provisioning";
import { sql } from "kysely";
import type { Call } from "#kernel/call.ts";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import { newId } from "#platform/database/id.ts";
import { pageOf } from "#platform/database/page-of.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Services } from "#platform/services.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { refuseUnlessMayGrant } from "../operator/policy.ts";
import { readMembers } from "./change-group.ts";
import { readDefaultRole, withRoles } from "./roles.ts";

const day = 86_400_000;
/** Milliseconds for a change that concerns every member of a group. */
const longest = 60_000;

/** The state of provisioning. */
export const readProvisioning = async (
  { database, publicUrl }: Services,
  now: number,
): Promise<contract.Provisioning> => {
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

/** Sets the role of operators whose groups give none. */
export const setDefaultRole = async (call: Call<typeof contract.setDefaultRole>) => {
  const { services, body, now } = call;
  await transactionWithDeadline(services.database, async (transaction) => {
    await refuseUnlessMayGrant(transaction, call, body.role);
    const from = await readDefaultRole(transaction);
    if (from === body.role) return;
    await transaction
      .updateTable("scimSettings")
      .set({ defaultRole: body.role })
      .where("id", "=", 1)
      .execute();
    await recordAudit(call, transaction, {
      action: "provisioning.default-role-changed",
      target: { id: null, name: "provisioning" },
      details: { from, to: body.role },
    });
  });
  return readProvisioning(services, now);
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
export const listGroups = ({ services, query }: Call<typeof contract.listProvisioningGroups>) => {
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

/** Maps a group to a role, and changes its members' roles at once. */
export const mapGroup = (call: Call<typeof contract.mapProvisioningGroup>) => {
  const { services, body, now } = call;
  const { displayName, role } = body;
  const displayKey = displayName.toLowerCase();
  return transactionWithDeadline(
    services.database,
    async (transaction) => {
      if (role !== null) await refuseUnlessMayGrant(transaction, call, role);
      const group = await transaction
        .selectFrom("scimGroups")
        .select(["id", "displayName", "role", "createdAt"])
        .where("displayKey", "=", displayKey)
        .$call(lockRows(services))
        .executeTakeFirst();
      const name = group?.displayName ?? displayName;
      if ((group?.role ?? null) === role) return { displayName: name, changed: 0 };
      await call.approval?.require(transaction, {
        action: "provisioning.group-mapped",
        target: { id: group?.id ?? null, name },
        details: { from: group?.role ?? null, to: role },
      });
      const ids = group ? await readMembers(transaction, group.id) : [];
      const changed = await withRoles(call, transaction, ids, async () => {
        if (!group)
          await transaction
            .insertInto("scimGroups")
            .values({
              id: newId(),
              displayName,
              displayKey,
              role,
              externalId: null,
              createdAt: null,
              changedAt: now,
            })
            .execute();
        else if (role === null && group.createdAt === null)
          await transaction.deleteFrom("scimGroups").where("id", "=", group.id).execute();
        else
          await transaction
            .updateTable("scimGroups")
            .set({ role })
            .where("id", "=", group.id)
            .execute();
      });
      await recordAudit(call, transaction, {
        action: "provisioning.group-mapped",
        target: { id: group?.id ?? null, name },
        details: { from: group?.role ?? null, to: role, changed },
      });
      return { displayName: name, changed };
    },
    longest,
  );
};

/** One page of the refused requests, newest first. */
export const listFailures = ({
  services,
  query,
}: Call<typeof contract.listProvisioningFailures>) => {
  const { database } = services;
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
