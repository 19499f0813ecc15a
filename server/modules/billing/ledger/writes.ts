import type { EntryKind, LedgerEntry } from "@console-shell/contract/calls/finance";
import type { Kysely } from "kysely";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";
import { creditStateOf, lockClient, type LockedClient } from "../client/reads.ts";
import {
  type Posting,
  effectOf,
  isCovered,
  postingsOf,
  type SimpleKind,
  reversedPostings,
} from "./postings.ts";
import type { Viewer } from "../viewer.ts";
import { notifyCredit } from "../client/writes.ts";
import { refuseBeyondAlone, isOwnAndRecent } from "../adjustment-limit/reads.ts";
import type {
  reverseLedgerEntry,
  postLedgerEntry,
} from "@console-shell/contract/calls/finance-ledger";
import type { z } from "zod";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { By, Call } from "#kernel/call.ts";
import type { Session } from "#kernel/session.ts";
import { type AuditedCall, recordAudit } from "#modules/identity/index.ts";
import { answerOnce, isServerKey, usedKey } from "../answer-once.ts";
import { getEntry } from "./reads.ts";

export interface NewEntry {
  kind: EntryKind;
  /** Effect on the client's balance. */
  effect: number;
  postings: readonly Posting[];
  memo: string;
  idempotencyKey: string;
  reversesId: string | null;
}

/** An entry's time: never before the previous entry's, even on a node with a slow clock. */
const dateAfter = async (
  transaction: Kysely<Tables>,
  { id, entryCount }: LockedClient,
  now: number,
): Promise<number> => {
  const last = await transaction
    .selectFrom("ledgerEntries")
    .select("createdAt")
    .where("clientId", "=", id)
    .where("sequence", "=", entryCount)
    .executeTakeFirst();
  return last && last.createdAt > now ? last.createdAt + 1 : now;
};

/** Inserts an entry of a locked client with its postings, updates the balance, and returns the entry's identifier. */
export const insertEntry = async (
  transaction: Kysely<Tables>,
  { operatorId, now }: By,
  client: LockedClient,
  entry: NewEntry,
): Promise<string> => {
  const id = newId();
  const { effect, postings, ...fields } = entry;
  const sequence = client.entryCount + 1;
  const balance = client.balance + effect;
  const inserted = await transaction
    .insertInto("ledgerEntries")
    .values({
      id,
      clientId: client.id,
      sequence,
      number: `${client.number}-${String(sequence).padStart(4, "0")}`,
      ...fields,
      currency: client.currency,
      amount: effect,
      balanceAfter: balance,
      createdBy: operatorId,
      createdAt: await dateAfter(transaction, client, now),
    })
    // The stored response is removed after a week; the key stays unique.
    .onConflict((conflict) => conflict.column("idempotencyKey").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted) throw usedKey();
  await transaction
    .insertInto("ledgerPostings")
    .values(postings.map((posting) => ({ ...posting, entryId: id, currency: client.currency })))
    .execute();
  await transaction
    .updateTable("financeClients")
    .set({
      balance,
      entryCount: sequence,
      creditState: creditStateOf(balance, client.creditLimit),
    })
    .where("id", "=", client.id)
    .execute();
  return id;
};

/** Adds an entry to a locked client, and notifies if its credit becomes low. Returns the entry's identifier. */
export const addEntry = async (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  by: By,
  client: LockedClient,
  entry: NewEntry,
): Promise<string> => {
  const id = await insertEntry(transaction, by, client, entry);
  const state = creditStateOf(client.balance + entry.effect, client.creditLimit);
  await notifyCredit(services, transaction, client, state, by.now);
  return id;
};

interface Post {
  clientId: string;
  kind: SimpleKind;
  amount: number;
  memo: string;
  idempotencyKey: string;
}

/** A call that adds an entry in its transaction. */
interface PostingCall {
  services: Services;
  session: Viewer;
  by: By;
}

const checkFunds = (client: LockedClient, kind: Post["kind"], effect: number) => {
  if (!isCovered(client, kind, effect))
    throw new Refusal("conflict", [
      { path: "amount", code: kind === "refund" ? "over_balance" : "over_credit_limit" },
    ]);
};

/** Adds a top-up, charge, adjustment or refund if limits and funds allow it, and returns the entry's identifier. */
export const addCheckedEntry = async (
  { services, session, by }: PostingCall,
  transaction: Kysely<Tables>,
  { clientId, kind, amount, memo, idempotencyKey }: Post,
): Promise<string> => {
  const client = await lockClient(services, transaction, session, clientId);
  const effect = effectOf(kind, amount);
  if (kind === "charge" && client.status === "suspended")
    throw new Refusal("conflict", [{ path: "clientId", code: "suspended" }]);
  if (kind === "adjustment" && !isServerKey(idempotencyKey))
    await refuseBeyondAlone(transaction, by, client, { effect, path: "amount" });
  checkFunds(client, kind, effect);
  const postings = postingsOf(kind, effect);
  const entry = { kind, effect, postings, memo, idempotencyKey, reversesId: null };
  return addEntry(services, transaction, by, client, entry);
};

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
const addReversal = async (
  { services, session, by }: PostingCall,
  transaction: Kysely<Tables>,
  entryId: string,
  { memo, idempotencyKey }: Reversal,
): Promise<string> => {
  const original = await transaction
    .selectFrom("ledgerEntries")
    .select(["id", "clientId", "kind", "amount", "createdBy", "createdAt", "idempotencyKey"])
    .where("id", "=", entryId)
    .executeTakeFirst();
  if (!original) throw new Refusal("not_found");
  const client = await lockClient(services, transaction, session, original.clientId);
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
  if (effect > 0 && !isOwnAndRecent(original, by))
    await refuseBeyondAlone(transaction, by, client, { effect, path: "id" });
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
  return addEntry(services, transaction, by, client, entry);
};

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
export const postEntry = (call: Call<typeof postLedgerEntry>): Promise<LedgerEntry> =>
  transactionWithDeadline(call.services.database, (transaction) =>
    answerOnce(transaction, "finance.post", call, async () =>
      audited(call, transaction, await addCheckedEntry(call, transaction, call.body)),
    ),
  );

/** Reverses an entry by its opposite. */
export const reverseEntry = (call: Call<typeof reverseLedgerEntry>): Promise<LedgerEntry> =>
  transactionWithDeadline(call.services.database, (transaction) =>
    answerOnce(transaction, "finance.reverse", call, async () => {
      const id = await addReversal(call, transaction, call.params.id, call.body);
      return audited(call, transaction, id);
    }),
  );
