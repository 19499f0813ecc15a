import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Endpoint } from "@console-shell/contract";
import type { Call } from "#kernel/call.ts";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { Refusal } from "#kernel/refusal.ts";
import { isSecondFactorMissing, type WithSecondFactors } from "../account/second-factors-of.ts";
import { rulesOf } from "../security-policy/read-policy.ts";
import { sendNotice } from "../account/send-notice.ts";
import { renewSession, sendRenewedCookie } from "../session/renew-session.ts";
import { makeRecoveryCodes } from "./recovery-codes.ts";

type OwnCall = Pick<Call<Endpoint>, "services" | "request" | "reply" | "now"> & {
  session: NonNullable<Call<Endpoint>["session"]>;
};

/** The current state of the tables, denormalized to the operator's row, where each sign-in reads it. */
const storeFactors = async (
  transaction: Kysely<Tables>,
  operatorId: string,
): Promise<WithSecondFactors> => {
  const totp = await transaction
    .selectFrom("totpSecrets")
    .select("operatorId")
    .where("operatorId", "=", operatorId)
    .where("secret", "is not", null)
    .executeTakeFirst();
  const passkey = await transaction
    .selectFrom("passkeys")
    .select("id")
    .where("operatorId", "=", operatorId)
    .executeTakeFirst();
  const factors = { hasTotp: totp !== undefined, hasPasskey: passkey !== undefined };
  await transaction.updateTable("operators").set(factors).where("id", "=", operatorId).execute();
  return factors;
};

const hasAny = ({ hasTotp, hasPasskey }: WithSecondFactors) => hasTotp || hasPasskey;

/**
 * Adds or removes one of the caller's second factors in one transaction: every other session ends and this one gets a
 * new token. The first factor creates recovery codes, which are returned; removing the last one deletes them. Throws
 * `conflict` for the last factor of a role that requires one.
 */
export const changeFactors = async <Result>(
  call: OwnCall,
  change: (transaction: Kysely<Tables>) => Promise<Result>,
  audit: (transaction: Kysely<Tables>, result: Result) => Promise<void>,
): Promise<{ result: Result; recoveryCodes: string[] | null }> => {
  const { services, session } = call;
  const id = session.operatorId;
  const done = await transactionWithDeadline(services.database, async (transaction) => {
    const before = await transaction
      .selectFrom("operators")
      .select(["role", "hasTotp", "hasPasskey"])
      .where("id", "=", id)
      .$call(lockRows(services))
      .executeTakeFirstOrThrow();
    const result = await change(transaction);
    const after = await storeFactors(transaction, id);
    const { secondFactor } = await rulesOf(transaction, before.role);
    const isMissing = (factors: WithSecondFactors) =>
      isSecondFactorMissing({ secondFactor, ...factors });
    if (!isMissing(before) && isMissing(after))
      throw new Refusal("conflict", [{ path: "factor", code: "last_factor" }]);
    if (!hasAny(after))
      await transaction.deleteFrom("recoveryCodes").where("operatorId", "=", id).execute();
    const isFirst = !hasAny(before) && hasAny(after);
    const recoveryCodes = isFirst ? await makeRecoveryCodes(transaction, id) : null;
    const renewed = await renewSession(call, transaction);
    await audit(transaction, result);
    return { result, recoveryCodes, renewed };
  });
  sendRenewedCookie(call.reply, done.renewed);
  sendNotice(services, id, "second-factors-changed");
  return done;
};
