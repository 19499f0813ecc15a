import type { EntryKind } from "@console-shell/contract/calls/finance";
import type { Kysely, Selectable } from "kysely";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";
import { creditStateOf } from "./credit-state.ts";
import type { Posting } from "./postings.ts";
import { visibleTo, type Viewer } from "./viewer.ts";

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
