import type { LedgerEntry } from "@console-shell/contract/calls/finance";
import type {
  postLedgerEntry,
  reverseLedgerEntry,
} from "@console-shell/contract/calls/finance-ledger";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Handler } from "#kernel/call.ts";
import type { Session } from "#kernel/session.ts";
import { type AuditedCall, recordAudit } from "#modules/identity/index.ts";
import { answerOnce } from "./answer-once.ts";
import { getEntry } from "./ledger-queries.ts";
import { postEntry } from "./post-entry.ts";
import { reverseEntry } from "./reverse-entry.ts";

/** Audits what a person posted. */
const audited = async (
  call: AuditedCall & { session: Session },
  transaction: Kysely<Tables>,
  id: string,
): Promise<LedgerEntry> => {
  const entry = await getEntry(transaction, call.session, id);
  const { number, clientNumber: client, kind, amount, currency, memo } = entry;
  await recordAudit(call, transaction, {
    action: kind === "reversal" ? "ledger-entry.reversed" : "ledger-entry.posted",
    target: { id, name: number },
    details: { client, kind, amount, currency, memo },
  });
  return entry;
};

/** Posts a charge or an adjustment. */
export const handlePost: Handler<typeof postLedgerEntry> = (call) =>
  transactionWithDeadline(call.services.database, (transaction) =>
    answerOnce(transaction, "finance.post", call, async () => {
      const { services, body, session, now } = call;
      return audited(call, transaction, await postEntry(services, transaction, session, body, now));
    }),
  );

/** Reverses an entry by its opposite. */
export const handleReverse: Handler<typeof reverseLedgerEntry> = (call) =>
  transactionWithDeadline(call.services.database, (transaction) =>
    answerOnce(transaction, "finance.reverse", call, async () => {
      const { services, params, body, session, now } = call;
      const id = await reverseEntry(services, transaction, session, params.id, body, now);
      return audited(call, transaction, id);
    }),
  );
