import type { AuditAction } from "@console-shell/contract/words/audit-actions";
import { refuseOtherSite } from "../../../kernel/cross-site.ts";
import type { Session } from "../../../kernel/call.ts";
import {
  type Audited,
  type AuditedCall,
  recordAudit,
  throttleRules,
  hasTried,
  takeTry,
} from "../../identity/index.ts";
import { transactionWithDeadline } from "../../../platform/database/transaction-with-deadline.ts";

type ViewingCall = AuditedCall & {
  session: Session;
  request: Parameters<typeof refuseOtherSite>[0];
};
type ViewAction = Extract<AuditAction, `${string}.viewed`>;

interface Viewed {
  id: string;
  name: string;
}

/* Whose view is counted, and of what; without a target it's a view of all. */
const subjectOf = ({ session }: ViewingCall, target: { id: string } | undefined, kind = "") => [
  // Who sees the console as somebody else isn't covered by that operator's views.
  session.viewer ? `${session.viewer.id} as ${session.operatorId}` : session.operatorId,
  target?.id ?? "",
  kind,
];

/**
 * Audits that somebody views face searches or people; a page's refreshes and its pictures count as one view. Cross-site
 * requests can't have views recorded in somebody's name.
 */
export const auditView = (
  call: ViewingCall,
  action: ViewAction,
  target: Viewed | undefined,
  details: NonNullable<Audited["details"]> = {},
): Promise<void> => {
  refuseOtherSite(call.request, call.services);
  return transactionWithDeadline(call.services.database, async (transaction) => {
    const subject = subjectOf(call, target, String(details["kind"] ?? ""));
    const rule = throttleRules.faceViewWritten;
    const { wait } = await takeTry(transaction, rule, subject, call.now);
    if (wait > 0) return;
    await recordAudit(call, transaction, { action, ...(target && { target }), details });
  });
};

/** Whether the call's operator is viewing one of these already, so the view was audited. */
export const isViewing = (
  call: ViewingCall,
  ...targets: ({ id: string } | undefined)[]
): Promise<boolean> =>
  hasTried(
    call.services.database,
    throttleRules.faceViewWritten,
    targets.map((target) => subjectOf(call, target)),
    call.now,
  );
