import type { AuditAction } from "@console-shell/contract/words/audit";
import { refuseOtherSite } from "#kernel/cross-site.ts";
import type { Session } from "#kernel/session.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { hasTried, takeTry } from "../session/throttle/tries.ts";
import { type Audited, type AuditedCall, recordAudit, recordAuditAlone } from "./writes.ts";

type ViewingCall = AuditedCall & {
  session: Session;
  request: Parameters<typeof refuseOtherSite>[0];
};
type ViewAction = Extract<AuditAction, `${string}.viewed`>;
type DownloadAction = Extract<AuditAction, `${string}.downloaded`>;
type Details = NonNullable<Audited["details"]>;

interface Viewed {
  id: string | null;
  name: string;
}

/* Whose view is counted, and of what; without a target it's a view of all. */
const subjectOf = (
  { session }: ViewingCall,
  target: Pick<Viewed, "id"> | undefined,
  part: string,
) => [
  // Somebody who sees the console as this operator has views of their own.
  session.viewer ? `${session.viewer.id} as ${session.operatorId}` : session.operatorId,
  target?.id ?? "",
  part,
];

/**
 * Audits that somebody views personal data; a page's refreshes and its images count as one view. `part` names the
 * viewed part of the target. Cross-site requests can't have views recorded in somebody's name.
 */
export const auditView = async (
  call: ViewingCall,
  action: ViewAction,
  target: Viewed | undefined,
  details: Details | (() => Promise<Details>) = {},
  part = typeof details === "object" ? String(details["kind"] ?? "") : "",
): Promise<void> => {
  refuseOtherSite(call.request, call.services);
  const { database } = call.services;
  const [rule, subject] = [throttleRules.viewWritten, subjectOf(call, target, part)];
  // Most requests repeat a view, and reading is cheaper than counting.
  if (await hasTried(database, rule, [subject], call.now)) return;
  const known = typeof details === "function" ? await details() : details;
  await transactionWithDeadline(database, async (transaction) => {
    const { wait } = await takeTry(transaction, rule, subject, call.now);
    if (wait > 0) return;
    await recordAudit(call, transaction, { action, ...(target && { target }), details: known });
  });
};

/** Audits one page of a list with personal data, with the number of records on it; the same page again is one view. */
export const auditList = async <Page extends { items: readonly unknown[] }>(
  call: ViewingCall & { query: object },
  action: ViewAction,
  target: Viewed,
  page: Page,
): Promise<Page> => {
  const count = page.items.length;
  const part = JSON.stringify([target.name, call.query]);
  if (count > 0) await auditView(call, action, target, { count }, part);
  return page;
};

/** Audits a download. Cross-site requests can't have one recorded in somebody's name. */
export const auditDownload = (
  call: ViewingCall,
  action: DownloadAction,
  target: Viewed,
): Promise<void> => {
  refuseOtherSite(call.request, call.services);
  return recordAuditAlone(call, { action, target });
};

/** Whether the call's operator is viewing one of these already, so the view was audited. */
export const isViewing = (
  call: ViewingCall,
  ...targets: ({ id: string } | undefined)[]
): Promise<boolean> =>
  hasTried(
    call.services.database,
    throttleRules.viewWritten,
    targets.map((target) => subjectOf(call, target, "")),
    call.now,
  );
