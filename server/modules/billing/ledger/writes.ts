import type { EntryKind, LedgerEntry } from "@console-shell/contract/calls/finance";
import type { Kysely, Selectable } from "kysely";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";
import { creditStateOf } from "../client/reads.ts";
import {
  type Posting,
  effectOf,
  postingsOf,
  type SimpleKind,
  reversedPostings,
} from "./postings.ts";
import { visibleTo, type Viewer } from "../viewer.ts";
import { notifyCredit } from "../client/writes.ts";
import { refuseBeyondAlone, isOwnOfDay } from "../adjustment-limit/reads.ts";
import type {
  reverseLedgerEntry,
  postLedgerEntry,
} from "@console-shell/contract/calls/finance-ledger";
import type { z } from "zod";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Handler } from "#kernel/call.ts";
import type { Session } from "#kernel/session.ts";
import { type AuditedCall, recordAudit } from "#modules/identity/index.ts";
import { answerOnce } from "../answer-once.ts";
import { getEntry } from "./reads.ts";

export type LockedClient = Selectable<Tables["financeClients"]>;

/**
 * Locks the client until the transaction ends, so its balance can't change before a decision on it is stored. Throws
 * `not_found` if the client isn't visible to the viewer.
 */
export const lockClient = async (
  services: Services,
  transaction: Kysely<Tables>,
  viewer: Viewer,
  id: string,
): Promise<LockedClient> => {
  const client = await transaction
    .selectFrom("financeClients as client")
    .selectAll("client")
    .where("client.id", "=", id)
    .where(visibleTo(viewer))
    .$call(lockRows(services))
    .executeTakeFirst();
  if (!client) throw new Refusal("not_found");
  return client;
};

export interface NewEntry {
  kind: EntryKind;
  /** Effect on the client's balance. */
  effect: number;
  postings: readonly Posting[];
  memo: string;
  idempotencyKey: string;
  reversesId: string | null;
}

/** Thrown for a key that was used for something else. */
export const usedKey = () => new Refusal("conflict", [{ path: "idempotencyKey", code: "used" }]);

/** Whether the server made the key: callers' keys don't have this character. */
export const isOwnKey = (key: string): boolean => key.includes("/");

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
export const recordEntry = async (
  transaction: Kysely<Tables>,
  client: LockedClient,
  entry: NewEntry,
  { createdBy, now }: { createdBy: string; now: number },
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
      createdBy,
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

/**
 * Posts an entry of a locked client, and notifies if the balance crosses a credit threshold. Returns the entry's
 * identifier.
 */
export const bookEntry = async (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  client: LockedClient,
  entry: NewEntry,
  by: { createdBy: string; now: number },
): Promise<string> => {
  const id = await recordEntry(transaction, client, entry, by);
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

/** Whether a client can't be overdrawn by it: a refund is limited by its balance, everything else by its credit. */
export const isCovered = (
  { balance, creditLimit }: Pick<LockedClient, "balance" | "creditLimit">,
  kind: SimpleKind,
  effect: number,
): boolean => effect >= 0 || balance + effect >= (kind === "refund" ? 0 : -creditLimit);

const checkFunds = (client: LockedClient, kind: Post["kind"], effect: number) => {
  if (!isCovered(client, kind, effect))
    throw new Refusal("conflict", [
      { path: "amount", code: kind === "refund" ? "over_balance" : "over_credit_limit" },
    ]);
};

/** Posts a top-up, charge, adjustment or refund within a transaction, and returns the entry's identifier. */
export const postEntry = async (
  services: Services,
  transaction: Kysely<Tables>,
  viewer: Viewer,
  { clientId, kind, amount, memo, idempotencyKey }: Post,
  now: number,
): Promise<string> => {
  const client = await lockClient(services, transaction, viewer, clientId);
  const effect = effectOf(kind, amount);
  if (kind === "charge" && client.status === "suspended")
    throw new Refusal("conflict", [{ path: "clientId", code: "suspended" }]);
  if (kind === "adjustment" && !isOwnKey(idempotencyKey))
    await refuseBeyondAlone(transaction, client, viewer, { effect, path: "amount", now });
  checkFunds(client, kind, effect);
  const postings = postingsOf(kind, effect);
  const entry = { kind, effect, postings, memo, idempotencyKey, reversesId: null };
  return bookEntry(services, transaction, client, entry, { createdBy: viewer.operatorId, now });
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
const reverseEntry = async (
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
