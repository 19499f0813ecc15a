import type { AuditAction } from "@console-shell/contract/audit-actions";
import { refuseOtherSite } from "../../http/cross-site.ts";
import type { Session } from "../../http/call.ts";
import { type Audited, type AuditedCall, recordAudit } from "../audit/record-audit.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { takeTry } from "../session/throttle/tries.ts";

type ViewAction = Extract<AuditAction, `${string}.viewed`>;

/**
 * Writes down that somebody looks at whom was searched for, or at a person; what a page reads again, and the pictures
 * that it shows, are one view. No other site's page can have it written in somebody's name.
 */
export const auditView = (
  call: AuditedCall & { session: Session },
  action: ViewAction,
  target: { id: string; name: string },
  details: NonNullable<Audited["details"]> = {},
): Promise<void> => {
  refuseOtherSite(call.request);
  return call.services.database.transaction().execute(async (transaction) => {
    const subject = [call.session.operatorId, target.id, String(details["kind"] ?? "")];
    const rule = throttleRules.faceViewWritten;
    const { wait } = await takeTry(transaction, rule, subject, call.now);
    if (wait === 0) await recordAudit(call, transaction, { action, target, details });
  });
};
