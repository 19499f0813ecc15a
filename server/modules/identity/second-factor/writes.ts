import type { Endpoint } from "@console-shell/contract";
import type * as calls from "@console-shell/contract/calls/second-factor";
import type { Kysely } from "kysely";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Session } from "#kernel/session.ts";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Services } from "#platform/services.ts";
import { sendNotice } from "../account/notice.ts";
import { recordAudit, refuseAudited } from "../audit/writes.ts";
import { rulesOf } from "../security-policy/reads.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { throttle } from "../session/throttle/throttle.ts";
import { forgetTries } from "../session/throttle/tries.ts";
import { renewSession, sendRenewedCookie, renewToken } from "../session/writes.ts";
import { makeRecoveryCodes, newTotpSecret, totpStep, totpUri } from "./codes.ts";
import { isSecondFactorMissing, type WithSecondFactors } from "./reads.ts";

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

const wrongCode = () => new Refusal("wrong_code", [{ path: "code", code: "wrong" }]);

/** Creates a secret that counts once it's confirmed; the current one works until then. */
export const beginTotp = async (
  { database, sealer }: Pick<Services, "database" | "sealer">,
  { operatorId, account }: Pick<Session, "operatorId" | "account">,
) => {
  const secret = newTotpSecret();
  const pending = await sealer.seal(database, secret, { kind: "totp", owner: operatorId });
  await database
    .insertInto("totpSecrets")
    .values({ operatorId, secret: null, since: null, lastStep: 0, pending })
    .onConflict((conflict) => conflict.column("operatorId").doUpdateSet({ pending }))
    .execute();
  return { secret, uri: totpUri(secret, account) };
};

/** Activates the new secret, once a code proves that the app has it. */
export const confirmTotp = async (call: Call<typeof calls.confirmTotp>) => {
  const { services, session, body, now } = call;
  const { operatorId: id, account } = session;
  const subject = [id, "confirm"];
  await throttle(call, [throttleRules.secondFactor, subject]);
  const target = { id, name: account };
  const { recoveryCodes } = await changeFactors(
    call,
    async (transaction) => {
      const { pending } = (await transaction
        .selectFrom("totpSecrets")
        .select("pending")
        .where("operatorId", "=", id)
        .executeTakeFirst()) ?? { pending: null };
      if (!pending) throw wrongCode();
      const code = body.code.replaceAll(/[\s-]/g, "");
      const secret = await services.sealer.open(transaction, pending, { kind: "totp", owner: id });
      const step = totpStep(secret, code, { lastStep: 0, now });
      if (step === null) throw wrongCode();
      await transaction
        .updateTable("totpSecrets")
        .set({ secret: pending, since: now, lastStep: step, pending: null })
        .where("operatorId", "=", id)
        .execute();
    },
    (transaction) => recordAudit(call, transaction, { action: "second-factor.totp-added", target }),
  ).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    return refuseAudited(call, { action: "second-factor.totp-added", target }, error);
  });
  await forgetTries(services.database, throttleRules.secondFactor, subject);
  return { recoveryCodes };
};

/** Removes the authenticator app. */
export const removeTotp = async (call: Call<typeof calls.removeTotp>): Promise<true> => {
  const { operatorId: id, account } = call.session;
  await changeFactors(
    call,
    async (transaction) => {
      const removed = await transaction
        .deleteFrom("totpSecrets")
        .where("operatorId", "=", id)
        .where("secret", "is not", null)
        .returning("operatorId")
        .executeTakeFirst();
      if (!removed) throw new Refusal("not_found");
    },
    (transaction) =>
      recordAudit(call, transaction, {
        action: "second-factor.totp-removed",
        target: { id, name: account },
      }),
  );
  return true;
};

/** Replaces the recovery codes of an operator who has a second factor; the session gets a new token. */
export const renewRecoveryCodes = async (call: Call<typeof calls.renewRecoveryCodes>) => {
  const { services, session, reply, now } = call;
  const { operatorId: id, account } = session;
  const done = await transactionWithDeadline(services.database, async (transaction) => {
    // Locks the operator's row, so that of two concurrent calls one list remains.
    const operator = await transaction
      .updateTable("operators")
      .set((columns) => ({ hasTotp: columns.ref("hasTotp") }))
      .where("id", "=", id)
      .where((where) => where.or([where("hasTotp", "=", true), where("hasPasskey", "=", true)]))
      .returning("id")
      .executeTakeFirst();
    if (!operator) throw new Refusal("not_found");
    const recoveryCodes = await makeRecoveryCodes(transaction, id);
    const renewed = await renewToken(transaction, session, now);
    await recordAudit(call, transaction, {
      action: "second-factor.recovery-codes-renewed",
      target: { id, name: account },
    });
    return { recoveryCodes, renewed };
  });
  sendRenewedCookie(reply, done.renewed);
  sendNotice(services, id, "second-factors-changed");
  return { recoveryCodes: done.recoveryCodes };
};
