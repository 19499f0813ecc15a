import type { Role } from "@console-shell/contract";
import type { PasskeyAnswerSchema } from "@console-shell/contract/calls/passkey";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { Refusal } from "#kernel/refusal.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { type AuditedCall, recordAudit, refuseAudited } from "../audit/writes.ts";
import { verifyPasskey } from "../passkey/verify.ts";
import { rulesOf } from "../security-policy/reads.ts";
import type { FirstProof, Proof } from "../session/open.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { throttle } from "../session/throttle/throttle.ts";
import { forgetTries } from "../session/throttle/tries.ts";
import { hashRecoveryCode, totpStep } from "./codes.ts";
import { secondFactorsOf, type WithSecondFactors } from "./reads.ts";

type Operator = WithSecondFactors & { id: string; account: string; role: Role };

/** The result of checking a code. */
type CodeKind = "totp" | "recovery-code";

/* Of concurrent tries with one code exactly one advances the last step. */
const takeTotp = async (
  { services, now }: AuditedCall,
  { id }: Pick<Operator, "id">,
  code: string,
) => {
  const stored = await services.database
    .selectFrom("totpSecrets")
    .select(["secret", "lastStep"])
    .where("operatorId", "=", id)
    .executeTakeFirst();
  if (!stored?.secret) return false;
  const { database, sealer } = services;
  const secret = await sealer.open(database, stored.secret, { kind: "totp", owner: id });
  const step = totpStep(secret, code, { lastStep: stored.lastStep, now });
  if (step === null) return false;
  const taken = await services.database
    .updateTable("totpSecrets")
    .set({ lastStep: step })
    .where("operatorId", "=", id)
    .where("lastStep", "<", step)
    .returning("operatorId")
    .executeTakeFirst();
  return taken !== undefined;
};

const takeRecoveryCode = (call: AuditedCall, { id, account }: Operator, code: string) =>
  transactionWithDeadline(call.services.database, async (transaction) => {
    const taken = await transaction
      .updateTable("recoveryCodes")
      .set({ usedAt: call.now })
      .where("codeHash", "=", hashRecoveryCode(code))
      .where("operatorId", "=", id)
      .where("usedAt", "is", null)
      .returning("operatorId")
      .executeTakeFirst();
    if (!taken) return false;
    await recordAudit(call, transaction, {
      action: "second-factor.recovery-code-used",
      actor: { id, account },
      target: { id, name: account },
    });
    return true;
  });

/** Uses up a code of the authenticator app or a recovery code; null if it's neither. */
const takeCode = async (
  call: AuditedCall,
  operator: Operator,
  typed: string,
): Promise<CodeKind | null> => {
  const code = typed.replaceAll(/[\s-]/g, "");
  if (await takeTotp(call, operator, code)) return "totp";
  return (await takeRecoveryCode(call, operator, code)) ? "recovery-code" : null;
};

interface ProvingCall extends AuditedCall {
  body: {
    code?: string | undefined;
    passkey?: z.output<typeof PasskeyAnswerSchema> | undefined;
  };
  request: FastifyRequest;
  reply: FastifyReply;
}

const words = { totp: "code", "recovery-code": "recovery code" } as const satisfies Record<
  CodeKind,
  string
>;

/* A wrong second factor after a right password is audited: somebody has the password. */
const refuse = (call: ProvingCall, { id, account }: Operator, refusal: Refusal) =>
  refuseAudited(call, { action: "session.refused", target: { id, name: account } }, refusal);

const proveByPasskey = async (
  call: ProvingCall,
  operator: Operator,
  first: FirstProof,
): Promise<Proof> => {
  const { services, body, now } = call;
  const passkey = await verifyPasskey(services, body.passkey!, now).catch((error: unknown) => {
    if (error instanceof Refusal) return refuse(call, operator, error);
    throw error;
  });
  if (passkey.operatorId !== operator.id)
    return refuse(call, operator, new Refusal("wrong_passkey"));
  return `${first} and passkey`;
};

const proveByCode = async (
  call: ProvingCall,
  operator: Operator,
  code: string,
  device: string | undefined,
  first: FirstProof,
): Promise<Proof> => {
  const subject = [operator.id, device ?? ""];
  await throttle(call, [throttleRules.secondFactor, subject]);
  const kind = await takeCode(call, operator, code);
  if (!kind)
    return refuse(call, operator, new Refusal("wrong_code", [{ path: "code", code: "wrong" }]));
  await forgetTries(call.services.database, throttleRules.secondFactor, subject);
  return `${first} and ${words[kind]}`;
};

/**
 * Checks the second factor of an operator whose password, or face, was right; `device` is the browser if it's known.
 * Throws `second_factor_required`, with the available ones as its fields, if none was sent, or only a code and the
 * policy wants the passkey; or `wrong_code`, `wrong_passkey` or `throttled`.
 */
export const proveSecondFactor = async (
  call: ProvingCall,
  operator: Operator,
  device: string | undefined,
  first: FirstProof = "password",
): Promise<Proof> => {
  const factors = secondFactorsOf(operator);
  if (factors.length === 0) return first;
  const { code, passkey } = call.body;
  if (passkey) return proveByPasskey(call, operator, first);
  const hasPasskey = factors.includes("passkey");
  const { secondFactor } = await rulesOf(call.services.database, operator.role);
  // Until there is a passkey, the app's code is still better than nothing; the console then asks for one.
  const takesCodes = secondFactor !== "passkey" || !hasPasskey;
  if (code !== undefined && takesCodes) return proveByCode(call, operator, code, device, first);
  throw new Refusal("second_factor_required", [
    // Operators with only a passkey have recovery codes as well.
    ...(takesCodes ? [{ path: "code", code: "required" } as const] : []),
    ...(hasPasskey ? [{ path: "passkey", code: "required" } as const] : []),
  ]);
};
