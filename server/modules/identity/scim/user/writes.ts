import { addressKey } from "@console-shell/contract/words/typed-text";
import { type Kysely, sql, type SqlBool, type Updateable } from "kysely";
import { Refusal } from "#kernel/refusal.ts";
import { isUniqueViolation } from "#platform/database/dialect/unique-violation.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { OperatorsTable } from "#platform/database/tables/operators.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { sendNotice } from "#modules/identity/account/notice.ts";
import { endMailedSecrets, lockOperator } from "#modules/identity/account/writes.ts";
import { recordAudit } from "#modules/identity/audit/writes.ts";
import { mailInvitation } from "#modules/identity/invitation/mail.ts";
import { issueInvitation } from "#modules/identity/invitation/writes.ts";
import { refuseUnlessMayAlter, refuseUnlessMayGrant } from "#modules/identity/operator/policy.ts";
import { endSessions, createOperator } from "#modules/identity/operator/writes.ts";
import { noPassword } from "../no-password.ts";
import { readDefaultRole, type ScimCall, withRoles } from "../roles.ts";
import { readResource, type Resource } from "../shape.ts";
import {
  idsNamed,
  operatorsWithUsers,
  userColumns,
  userKey,
  userOf,
  type UserRow,
} from "./reads.ts";
import { type User, accountOf, readLocale, readUser, userShape } from "./shape.ts";

/** Refuses a user name or an address that somebody else has. */
const refuseTaken = async (
  database: Kysely<Tables>,
  { userName, email }: Pick<User, "userName" | "email">,
  own?: string,
): Promise<void> => {
  const key = addressKey(userName);
  const emailKey = addressKey(email);
  const others = await operatorsWithUsers(database)
    .select(["operator.emailKey", userKey.as("userKey")])
    .where(
      sql<SqlBool>`operator.id in (select id from operators where email_key = ${emailKey} union ${idsNamed(key)})`,
    )
    .$if(own !== undefined, (query) => query.where("operator.id", "<>", own!))
    .execute();
  const fields = [
    ...(others.some((one) => one.userKey === key) ? ["userName"] : []),
    ...(others.some((one) => one.emailKey === emailKey) ? ["emails"] : []),
  ];
  if (fields.length > 0)
    throw new Refusal(
      "conflict",
      fields.map((path) => ({ path, code: "taken" })),
    );
};

/** Turns a duplicate by a concurrent request into a conflict. */
const orTaken = (error: unknown): never => {
  if (isUniqueViolation(error))
    throw new Refusal("conflict", [{ path: "userName", code: "taken" }]);
  throw error;
};

/** Stores what the provider sent about an operator. */
export const saveUser = (
  transaction: Kysely<Tables>,
  operatorId: string,
  { userName, externalId, givenName, familyName }: User,
  now: number,
) => {
  const said = {
    userName,
    userKey: addressKey(userName),
    externalId,
    givenName,
    familyName,
    changedAt: now,
    deletedAt: null,
  };
  return transaction
    .insertInto("scimUsers")
    .values({ operatorId, ...said })
    .onConflict((conflict) => conflict.column("operatorId").doUpdateSet(said))
    .execute();
};

/** Links for a first password are mailed if the token says so, and there is a mail server. */
const invites = ({ session, services }: ScimCall): boolean =>
  session.provisioning?.invites === true && services.mailer.delivers;

const ownTables = [
  "totpSecrets",
  "passkeys",
  "recoveryCodes",
  "faceTemplates",
  "knownDevices",
  "operatorIdentities",
] as const;

/*
 * A deleted user who comes back may be somebody else of that name, so everything that let the first one in is
 * removed.
 */
const revive = async (call: ScimCall, transaction: Kysely<Tables>, id: string) => {
  for (const table of ownTables)
    await transaction.deleteFrom(table).where("operatorId", "=", id).execute();
  for (const table of ["subAppTokens", "scimTokens"] as const)
    await transaction
      .updateTable(table)
      .set({ revokedAt: call.now })
      .where("createdBy", "=", id)
      .where("revokedAt", "is", null)
      .execute();
  await endMailedSecrets(transaction, id);
  await endSessions(call, transaction, id);
  const role = await readDefaultRole(transaction);
  await refuseUnlessMayGrant(transaction, call, role);
  return {
    ...(await noPassword()),
    hasTotp: false,
    hasPasskey: false,
    passwordChangedAt: call.now,
    role,
  };
};

type Written = Updateable<OperatorsTable>;

/** The changed columns of an operator. */
const changesOf = (before: User, after: User): Written => ({
  ...(after.name !== before.name && { name: after.name }),
  ...(after.email !== before.email && { email: after.email, emailKey: addressKey(after.email) }),
  ...(after.active !== before.active && { status: after.active ? "active" : "disabled" }),
});

/**
 * Changes a user in one transaction: find, authorise, compute, write. The first change makes the operator managed.
 * Nothing is written, or recorded, if nothing differs: providers repeat everything with every cycle.
 */
export const changeUser = async (
  call: ScimCall,
  id: string,
  read: (before: UserRow) => User,
  { revives = false }: { revives?: boolean } = {},
): Promise<void> => {
  const { services, now } = call;
  const sent: { token?: string; oldAddress?: string; isNew?: boolean } = {};
  await transactionWithDeadline(services.database, async (transaction) => {
    await lockOperator(services, transaction, id);
    const row = await operatorsWithUsers(transaction)
      .select(userColumns)
      .where("operator.id", "=", id)
      .executeTakeFirst();
    if (!row || row.role === "root" || (row.deletedAt !== null) !== revives)
      throw new Refusal("not_found");
    await refuseUnlessMayAlter(transaction, call, row);
    const before = userOf(row);
    const after = read(row);
    const isSame = (Object.keys(after) as (keyof User)[]).every(
      (key) => after[key] === before[key],
    );
    if (isSame && row.provisioned && row.operatorId !== null) return;
    await refuseTaken(transaction, after, id);
    const revived = revives ? await revive(call, transaction, id) : {};
    const changes = { ...changesOf(before, after), ...revived };
    await transaction
      .updateTable("operators")
      .set({ ...changes, provisioned: true })
      .where("id", "=", id)
      .execute();
    await saveUser(transaction, id, after, now);
    const target = { id, name: row.account };
    const isNewAddress = changes.email !== undefined;
    if (isNewAddress || changes.status === "disabled") await endMailedSecrets(transaction, id);
    const waits = (row.awaitsPassword || revives) && after.active;
    if (waits && (isNewAddress || changes.status) && invites(call)) {
      sent.token = await issueInvitation(transaction, id, now);
      sent.isNew = row.lastSignInAt === null;
    }
    if (isNewAddress && !revives) sent.oldAddress = before.email;
    if (changes.status === "disabled") await endSessions(call, transaction, id);
    if (!row.provisioned)
      await recordAudit(call, transaction, { action: "provisioning.user-linked", target });
    if (changes.status)
      await recordAudit(call, transaction, {
        action: after.active ? "operator.enabled" : "operator.disabled",
        target,
      });
    const fields = (Object.keys(after) as (keyof User)[]).filter(
      (key) => key !== "active" && after[key] !== before[key],
    );
    if (fields.length > 0)
      await recordAudit(call, transaction, {
        action: "operator.changed",
        target,
        details: { fields: fields.join(", ") },
      });
  }).catch(orTaken);
  if (sent.oldAddress) sendNotice(services, id, "email-changed", { to: sent.oldAddress });
  if (sent.token) mailInvitation(services, { id, token: sent.token, isNew: sent.isNew ?? true });
};

/** Disables an operator at once and hides it from the provider; its history stays. */
export const deleteUser = (call: ScimCall, id: string): Promise<void> =>
  transactionWithDeadline(call.services.database, async (transaction) => {
    await lockOperator(call.services, transaction, id);
    const row = await operatorsWithUsers(transaction)
      .select(userColumns)
      .where("operator.id", "=", id)
      .executeTakeFirst();
    if (!row || row.role === "root" || row.deletedAt !== null) throw new Refusal("not_found");
    await refuseUnlessMayAlter(transaction, call, row);
    await saveUser(transaction, id, userOf(row), call.now);
    await withRoles(call, transaction, [id], async () => {
      await transaction.deleteFrom("scimGroupMembers").where("operatorId", "=", id).execute();
    });
    await transaction
      .updateTable("scimUsers")
      .set({ deletedAt: call.now })
      .where("operatorId", "=", id)
      .execute();
    await transaction
      .updateTable("operators")
      .set({ status: "disabled", provisioned: false })
      .where("id", "=", id)
      .execute();
    await endMailedSecrets(transaction, id);
    await endSessions(call, transaction, id);
    await recordAudit(call, transaction, {
      action: "provisioning.user-deleted",
      target: { id, name: row.account },
    });
  });

/** How many names of one account are tried. */
const attempts = 50;

/** A free account name made of the user name. */
const freeAccount = async ({ services }: ScimCall, userName: string): Promise<string> => {
  const names = Array.from({ length: attempts }, (_, index) => accountOf(userName, index + 1));
  const taken = await services.database
    .selectFrom("operators")
    .select("accountKey")
    .where(
      "accountKey",
      "in",
      names.map((name) => addressKey(name)),
    )
    .execute();
  const keys = new Set(taken.map(({ accountKey }) => accountKey));
  const free = names.find((name) => !keys.has(addressKey(name)));
  if (!free) throw new Refusal("conflict", [{ path: "userName", code: "taken" }]);
  return free;
};

/**
 * The operator that a sent user already is: one that the provider deleted earlier, or one that it hasn't sent, with
 * the same address. Undefined for a new user.
 */
const findExisting = async ({ services }: ScimCall, { userName, email }: User) => {
  const rows = await operatorsWithUsers(services.database)
    .select(["operator.id", "operator.role", "user.operatorId", "user.deletedAt"])
    .where(
      sql<SqlBool>`operator.id in (
        select operator_id from scim_users
          where user_key = ${addressKey(userName)} and deleted_at is not null
        union select id from operators where email_key = ${addressKey(email)})`,
    )
    .execute();
  const free = rows.filter(
    (row) => row.role !== "root" && (row.operatorId === null || row.deletedAt !== null),
  );
  return rows.length === 1 ? free[0] : undefined;
};

/** Creates the operator of a new user, or makes an existing one managed; returns the identifier. */
export const createUser = async (call: ScimCall, body: Resource): Promise<string> => {
  const { services, now } = call;
  const resource = readResource(userShape, body);
  const user = readUser(resource);
  const existing = await findExisting(call, user);
  if (existing) {
    await changeUser(call, existing.id, () => user, { revives: existing.deletedAt !== null });
    return existing.id;
  }
  await refuseTaken(services.database, user);
  const none = await noPassword();
  const account = await freeAccount(call, user.userName);
  const locale = readLocale(resource);
  const { name, email, active } = user;
  const made = await transactionWithDeadline(services.database, async (transaction) => {
    const role = await readDefaultRole(transaction);
    await refuseUnlessMayGrant(transaction, call, role);
    const id = await createOperator(transaction, {
      account,
      name,
      email,
      role,
      none,
      status: active ? "active" : "disabled",
      ...(locale && { locale }),
      provisioned: true,
      now,
    });
    await saveUser(transaction, id, user, now);
    const token = active && invites(call) ? await issueInvitation(transaction, id, now) : undefined;
    await recordAudit(call, transaction, {
      action: "operator.created",
      target: { id, name: account },
      details: { role },
    });
    return { id, token };
  }).catch(orTaken);
  if (made.token) mailInvitation(services, { id: made.id, token: made.token, isNew: true });
  return made.id;
};
