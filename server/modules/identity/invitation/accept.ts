import type { AnyPermission, Role } from "@console-shell/contract";
import type * as calls from "@console-shell/contract/calls/invitation";
import type { Kysely } from "kysely";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { sendNotice } from "../account/notice.ts";
import { lockOperator, setPassword } from "../account/writes.ts";
import { recordAudit, refuseAudited } from "../audit/writes.ts";
import { readAlterRule } from "../operator/policy.ts";
import { hashPassword } from "../password/hash.ts";
import { refuseWeakPassword } from "../password/weakness.ts";
import { grantsByRole } from "../role/reads.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { throttle } from "../session/throttle/throttle.ts";
import { hashToken } from "../session/token.ts";

/** What lets an operator copy links. */
const copying: readonly AnyPermission[] = [
  "management:operator:create",
  "management:operator:update",
  "management:applicant:decide",
];

/** Whether an operator may copy a link for somebody with this role, and so sign in as them. */
const mayCopy = async (
  database: Kysely<Tables>,
  copierId: string,
  invited: { role: Role },
): Promise<boolean> => {
  const copier = await database
    .selectFrom("operators")
    .select("role")
    .where("id", "=", copierId)
    .where("status", "=", "active")
    .executeTakeFirst();
  if (!copier) return false;
  const permissions = new Set((await grantsByRole({ database }))(copier.role));
  const against = await readAlterRule(database, { role: copier.role, permissions });
  return copying.some((code) => permissions.has(code)) && !against(invited);
};

/** The operator of a valid link. A copied link is valid only while the operator who copied it may still do so. */
const findInvited = async (database: Kysely<Tables>, tokenHash: string, now: number) => {
  const found = await database
    .selectFrom("invitations")
    .innerJoin("operators", "operators.id", "invitations.operatorId")
    .select([
      "operators.id",
      "operators.account",
      "operators.email",
      "operators.role",
      "operators.lastSignInAt",
      "invitations.shownTo",
    ])
    .where("invitations.tokenHash", "=", tokenHash)
    .where("invitations.usedAt", "is", null)
    .where("invitations.expiresAt", ">", now)
    .where("operators.status", "=", "active")
    .executeTakeFirst();
  if (!found || found.shownTo === null) return found;
  return (await mayCopy(database, found.shownTo, found)) ? found : undefined;
};

/** Sets the password of an account that has none. A refused password doesn't use up the token. */
export const acceptInvitation = async (
  call: Call<typeof calls.acceptInvitation>,
): Promise<true> => {
  const { services, body, request, now } = call;
  await throttle(call, [throttleRules.invitationFromAddress, [request.ip]]);
  const tokenHash = hashToken(body.token);
  const operator = await findInvited(services.database, tokenHash, now);
  if (!operator) return refuseAudited(call, { action: "password.set" }, new Refusal("wrong_link"));
  refuseWeakPassword(body.newPassword, operator);
  const passwordHash = await hashPassword(body.newPassword);

  await transactionWithDeadline(services.database, async (transaction) => {
    await lockOperator(services, transaction, operator.id);
    if (!(await findInvited(transaction, tokenHash, now))) throw new Refusal("wrong_link");
    // Of several calls with one token exactly one changes this row.
    const used = await transaction
      .updateTable("invitations")
      .set({ usedAt: now })
      .where("tokenHash", "=", tokenHash)
      .where("usedAt", "is", null)
      .returning("operatorId")
      .executeTakeFirst();
    if (!used) throw new Refusal("wrong_link");
    await setPassword(call, transaction, operator.id, passwordHash);
    const { id, account } = operator;
    await recordAudit(call, transaction, {
      action: "password.set",
      actor: { id, account },
      target: { id, name: account },
    });
  });
  // For an account that was used before, as after every change of password.
  if (operator.lastSignInAt !== null) sendNotice(services, operator.id, "password-changed");
  return true;
};
