import { textKey } from "@console-shell/contract/words/typed-text";
import { typedName } from "@console-shell/contract";
import type { Kysely } from "kysely";
import { Refusal } from "#kernel/refusal.ts";
import { chunksOf } from "#platform/database/chunks-of.ts";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import { isUniqueViolation } from "#platform/database/dialect/unique-violation.ts";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { recordAudit } from "#modules/identity/audit/writes.ts";
import { readAlterRule } from "#modules/identity/operator/policy.ts";
import { type ScimCall, withRoles } from "../roles.ts";
import { type Element, parsed, type Resource } from "../shape.ts";
import { userColumns, userOf, visibleUsers } from "../user/reads.ts";
import { saveUser } from "../user/writes.ts";
import { findGroup, type GroupRow } from "./reads.ts";

/** A group as a provider sends it. */
interface Group {
  displayName: string;
  externalId: string | null;
  /** Undefined: they stay. */
  members: string[] | undefined;
}

const NameSchema = typedName(200);
/** Members per transaction: other writers wait for the roles that change in one. */
const atOnce = 200;
/** Milliseconds for changes that concern all members of a group at once. */
const longest = 60_000;

const text = (value: unknown, path: string): string => parsed(NameSchema, value, path);

/** A sent group. */
export const readGroup = (resource: Resource): Group => {
  const members = resource["members"] as Element[] | undefined;
  const { displayName, externalId } = resource;
  return {
    displayName: text(displayName, "displayName"),
    externalId: [undefined, ""].includes(externalId as string)
      ? null
      : text(externalId, "externalId"),
    members: members && [...new Set(members.map((one) => text(one["value"], "members")))],
  };
};

const orTaken = (error: unknown): never => {
  if (isUniqueViolation(error))
    throw new Refusal("conflict", [{ path: "displayName", code: "taken" }]);
  throw error;
};

/** The operators in a group. */
export const readMembers = async (database: Kysely<Tables>, groupId: string): Promise<string[]> => {
  const rows = await database
    .selectFrom("scimGroupMembers")
    .select("operatorId")
    .where("groupId", "=", groupId)
    .execute();
  return rows.map(({ operatorId }) => operatorId);
};

/* Before its members and their operators, so that a concurrent change of the mapping applies to all of them. */
const lockGroup = async (
  { services }: ScimCall,
  transaction: Kysely<Tables>,
  id: string,
): Promise<void> => {
  const found = await transaction
    .selectFrom("scimGroups")
    .select("id")
    .where("id", "=", id)
    .where("createdAt", "is not", null)
    .$call(lockRows(services))
    .executeTakeFirst();
  if (!found) throw new Refusal("not_found");
};

/** Adds operators that the provider sees; they are managed from then on. */
const addMembers = async (
  call: ScimCall,
  transaction: Kysely<Tables>,
  groupId: string,
  ids: readonly string[],
) => {
  if (ids.length === 0) return;
  const rows = await visibleUsers(transaction)
    .select(userColumns)
    .where("operator.id", "in", ids)
    .execute();
  if (rows.length < ids.length)
    throw new Refusal("bad_input", [{ path: "members", code: "unknown" }]);
  const against = await readAlterRule(transaction, call.session);
  for (const row of rows) {
    const code = row.provisioned ? undefined : against(row);
    if (code) throw new Refusal("forbidden", [{ path: row.account, code }]);
    if (row.operatorId === null) await saveUser(transaction, row.id, userOf(row), call.now);
    if (!row.provisioned)
      await transaction
        .updateTable("operators")
        .set({ provisioned: true })
        .where("id", "=", row.id)
        .execute();
  }
  await transaction
    .insertInto("scimGroupMembers")
    .values(ids.map((operatorId) => ({ groupId, operatorId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/* In batches, so that a large change doesn't hold locks for long; a repeated request does the rest. */
const setMembers = async (
  call: ScimCall,
  group: GroupRow,
  { before, after }: { before: readonly string[]; after: readonly string[] },
) => {
  const { services, now } = call;
  const [had, has] = [new Set(before), new Set(after)];
  const added = after.filter((id) => !had.has(id));
  const removed = before.filter((id) => !has.has(id));
  const changed = [
    ...added.map((id) => ({ id, isAdded: true })),
    ...removed.map((id) => ({ id, isAdded: false })),
  ];
  for (let from = 0; from < changed.length; from += atOnce) {
    const some = changed.slice(from, from + atOnce);
    const joining = some.flatMap(({ id, isAdded }) => (isAdded ? [id] : []));
    const leaving = some.flatMap(({ id, isAdded }) => (isAdded ? [] : [id]));
    await transactionWithDeadline(services.database, async (transaction) => {
      await lockGroup(call, transaction, group.id);
      await withRoles(
        call,
        transaction,
        some.map(({ id }) => id),
        async () => {
          await addMembers(call, transaction, group.id, joining);
          if (leaving.length > 0)
            await transaction
              .deleteFrom("scimGroupMembers")
              .where("groupId", "=", group.id)
              .where("operatorId", "in", leaving)
              .execute();
          await transaction
            .updateTable("scimGroups")
            .set({ changedAt: now })
            .where("id", "=", group.id)
            .execute();
        },
      );
      await recordAudit(call, transaction, {
        action: "provisioning.group-changed",
        target: { id: group.id, name: group.displayName },
        details: { added: joining.length, removed: leaving.length },
      });
    });
  }
};

/** Creates a group, or fills one that an administrator has mapped in advance; returns the identifier. */
export const createGroup = async (call: ScimCall, sent: Group): Promise<string> => {
  const { services, now } = call;
  const displayKey = textKey(sent.displayName);
  const { displayName, externalId } = sent;
  const id = await transactionWithDeadline(services.database, async (transaction) => {
    const known = await transaction
      .selectFrom("scimGroups")
      .select(["id", "createdAt"])
      .where("displayKey", "=", displayKey)
      .$call(lockRows(services))
      .executeTakeFirst();
    if (known && known.createdAt !== null)
      throw new Refusal("conflict", [{ path: "displayName", code: "taken" }]);
    const said = { displayName, externalId, createdAt: now, changedAt: now };
    const groupId = known?.id ?? newId();
    if (known)
      await transaction.updateTable("scimGroups").set(said).where("id", "=", groupId).execute();
    else
      await transaction
        .insertInto("scimGroups")
        .values({ id: groupId, ...said, displayKey, role: null })
        .execute();
    await recordAudit(call, transaction, {
      action: "provisioning.group-created",
      target: { id: groupId, name: displayName },
    });
    return groupId;
  }).catch(orTaken);
  if (sent.members)
    await setMembers(call, await findGroup(services.database, id), {
      before: [],
      after: sent.members,
    });
  return id;
};

/* The role belongs to the name: if the new name was mapped in advance, the group gets its role. */
const rename = async (call: ScimCall, group: GroupRow, { displayName, externalId }: Group) => {
  const { services, now } = call;
  const displayKey = textKey(displayName);
  if (displayName === group.displayName && externalId === group.externalId) return;
  await transactionWithDeadline(
    services.database,
    async (transaction) => {
      await lockGroup(call, transaction, group.id);
      const other =
        displayKey === group.displayKey
          ? undefined
          : await transaction
              .selectFrom("scimGroups")
              .select(["id", "role", "createdAt"])
              .where("displayKey", "=", displayKey)
              .executeTakeFirst();
      if (other && other.createdAt !== null)
        throw new Refusal("conflict", [{ path: "displayName", code: "taken" }]);
      const ids = other ? await readMembers(transaction, group.id) : [];
      await withRoles(call, transaction, ids, async () => {
        if (other) await transaction.deleteFrom("scimGroups").where("id", "=", other.id).execute();
        await transaction
          .updateTable("scimGroups")
          .set({
            displayName,
            displayKey,
            externalId,
            changedAt: now,
            ...(other && { role: other.role }),
          })
          .where("id", "=", group.id)
          .execute();
      });
      await recordAudit(call, transaction, {
        action: "provisioning.group-changed",
        target: { id: group.id, name: displayName },
        details: { from: group.displayName, to: displayName },
      });
    },
    longest,
  ).catch(orTaken);
};

/**
 * Changes a group's name and members. `before` are the members that the change was computed from: members that a
 * concurrent request adds stay.
 */
export const changeGroup = async (
  call: ScimCall,
  group: GroupRow,
  sent: Group,
  before: readonly string[],
): Promise<void> => {
  await rename(call, group, sent);
  if (sent.members) await setMembers(call, { ...group, ...sent }, { before, after: sent.members });
};

/** Removes a group. Its role stays with the name, for when the provider sends it again. */
export const deleteGroup = (call: ScimCall, id: string): Promise<void> =>
  transactionWithDeadline(
    call.services.database,
    async (transaction) => {
      await lockGroup(call, transaction, id);
      const group = await findGroup(transaction, id);
      const ids = await readMembers(transaction, id);
      await withRoles(call, transaction, ids, async () => {
        for (const some of chunksOf(ids))
          await transaction
            .deleteFrom("scimGroupMembers")
            .where("groupId", "=", id)
            .where("operatorId", "in", some)
            .execute();
        await (group.role === null
          ? transaction.deleteFrom("scimGroups").where("id", "=", id).execute()
          : transaction
              .updateTable("scimGroups")
              .set({ createdAt: null, externalId: null, changedAt: call.now })
              .where("id", "=", id)
              .execute());
      });
      await recordAudit(call, transaction, {
        action: "provisioning.group-deleted",
        target: { id, name: group.displayName },
        details: { removed: ids.length },
      });
    },
    longest,
  );
