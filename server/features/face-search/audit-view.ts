import type { AuditAction } from "@console-shell/contract/audit-actions";
import type { Session } from "../../http/call.ts";
import { type AuditedCall, recordAudit } from "../audit/record-audit.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { takeTry } from "../session/throttle/tries.ts";

type ViewAction = Extract<AuditAction, `face-${string}.viewed`>;

/** Writes down that somebody looks at whom was searched for; what a page reads again is one view. */
export const auditView = (
  call: AuditedCall & { session: Session },
  action: ViewAction,
  target: { id: string; name: string },
  reason: string,
): Promise<void> =>
  call.services.database.transaction().execute(async (transaction) => {
    const subject = [call.session.operatorId, target.id];
    const rule = throttleRules.faceViewWritten;
    const { wait } = await takeTry(transaction, rule, subject, call.now);
    if (wait === 0) await recordAudit(call, transaction, { action, target, details: { reason } });
  });
