import type { reverseLedgerEntry } from "@console-shell/contract/calls/finance-ledger";
import type { Kysely } from "kysely";
import type { z } from "zod";
import type { Tables } from "#platform/database/tables/index.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";
import { isOwnOfDay, refuseBeyondAlone } from "./adjustment-limit.ts";
import { bookEntry } from "./book-entry.ts";
import { reversedPostings } from "./postings.ts";
import { lockClient } from "./record-entry.ts";
import type { Viewer } from "./viewer.ts";

type Reversal = z.output<typeof reverseLedgerEntry.body>;

/** Whether the entry belongs to an invoice or a credit note: such a charge is given back by a credit note. */
const isInvoiced = async (transaction: Kysely<Tables>, entryId: string): Promise<boolean> => {
  const invoices = transaction.selectFrom("invoices").where("entryId", "=", entryId);
  const notes = transaction.selectFrom("creditNotes").where("entryId", "=", entryId);
  return (await invoices.select("id").unionAll(notes.select("id")).execute()).length > 0;
};

/**
 * Reverses an entry by its opposite within a transaction and returns the new entry's identifier. The credit limit
 * doesn't apply: a bounced transfer is gone, whatever the client has spent of it. A reversal that raises the balance
 * counts towards one person's adjustment limit, unless it reverses an own entry of the day.
 */
export const reverseEntry = async (
  services: Services,
  transaction: Kysely<Tables>,
  viewer: Viewer,
  entryId: string,
  { memo, idempotencyKey }: Reversal,
  now: number,
): Promise<string> => {
  const original = await transaction
    .selectFrom("ledgerEntries")
    .select(["id", "clientId", "kind", "amount", "createdBy", "createdAt", "idempotencyKey"])
    .where("id", "=", entryId)
    .executeTakeFirst();
  if (!original) throw new Refusal("not_found");
  const client = await lockClient(services, transaction, viewer, original.clientId);
  const effect = 0 - original.amount;
  const reversed = await transaction
    .selectFrom("ledgerEntries")
    .select("id")
    .where("reversesId", "=", original.id)
    .executeTakeFirst();
  if (reversed || original.kind === "reversal")
    throw new Refusal("conflict", [
      { path: "id", code: reversed ? "already_reversed" : "is_reversal" },
    ]);
  if (await isInvoiced(transaction, original.id))
    throw new Refusal("conflict", [{ path: "id", code: "is_invoiced" }]);
  if (effect > 0 && !isOwnOfDay(original, viewer, now))
    await refuseBeyondAlone(transaction, client, viewer, { effect, path: "id", now });
  const postings = await transaction
    .selectFrom("ledgerPostings")
    .select(["account", "debit", "credit"])
    .where("entryId", "=", original.id)
    .execute();
  const entry = {
    kind: "reversal" as const,
    effect,
    postings: reversedPostings(postings),
    memo,
    idempotencyKey,
    reversesId: original.id,
  };
  return bookEntry(services, transaction, client, entry, { createdBy: viewer.operatorId, now });
};
