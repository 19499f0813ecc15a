import { sql, type SqlBool } from "kysely";
import { Refusal } from "#kernel/refusal.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { issueInvitation } from "../invitation/issue-invitation.ts";
import { mailInvitation } from "../invitation/mail-invitation.ts";
import { createOperator } from "../operator/create-operator.ts";
import { refuseUnlessMayGrant } from "../operator/policy.ts";
import { changeUser, invites, orTaken, refuseTaken, saveUser } from "./change-user.ts";
import { noPassword } from "./no-password.ts";
import { readDefaultRole, type ScimCall } from "./roles.ts";
import { readResource, type Resource } from "./shape.ts";
import { accountOf, readLocale, readUser, type User, userShape } from "./user-shape.ts";
import { operatorsWithUsers } from "./users.ts";

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
      names.map((name) => name.toLowerCase()),
    )
    .execute();
  const keys = new Set(taken.map(({ accountKey }) => accountKey));
  const free = names.find((name) => !keys.has(name.toLowerCase()));
  if (!free) throw new Refusal("conflict", [{ path: "userName", code: "taken" }]);
  return free;
};

/**
 * The operator that a new user is: one that the provider deleted earlier, or one that it hasn't spoken of, with the same
 * address. Undefined if it's a new one.
 */
const findExisting = async ({ services }: ScimCall, { userName, email }: User) => {
  const rows = await operatorsWithUsers(services.database)
    .select(["operator.id", "operator.role", "user.operatorId", "user.deletedAt"])
    .where(
      sql<SqlBool>`operator.id in (
        select operator_id from scim_users
          where user_key = ${userName.toLowerCase()} and deleted_at is not null
        union select id from operators where email_key = ${email.toLowerCase()})`,
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
