import type { AuditedCall } from "../audit/record-audit.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { hashRecoveryCode } from "./recovery-codes.ts";
import { totpStep } from "./totp.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";

/** The result of checking a code. */
export type CodeKind = "totp" | "recovery-code";

interface Operator {
  id: string;
  account: string;
}

/* Of concurrent tries with one code exactly one advances the last step. */
const takeTotp = async ({ services, now }: AuditedCall, { id }: Operator, code: string) => {
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
export const takeCode = async (
  call: AuditedCall,
  operator: Operator,
  typed: string,
): Promise<CodeKind | null> => {
  const code = typed.replaceAll(/[\s-]/g, "");
  if (await takeTotp(call, operator, code)) return "totp";
  return (await takeRecoveryCode(call, operator, code)) ? "recovery-code" : null;
};
