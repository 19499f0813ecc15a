import {
  effectOf,
  invoicePostings,
  postingsOf,
  reversedPostings,
  insertEntry,
  type LockedClient,
  type NewEntry,
} from "#modules/billing/index.ts";
import type { DemoInvoice, DemoPost } from "./finance-history.ts";
import type { SeedContext } from "./seed.ts";

/** Posts in chronological order, with the server's own bookkeeping. */
export const postAll = async (
  { database, now, operatorIds, random }: SeedContext,
  client: LockedClient,
  posts: DemoPost[],
) => {
  interface Planned {
    at: number;
    entry: Omit<NewEntry, "idempotencyKey">;
    invoice?: DemoInvoice;
    later?: { at: number; memo: string };
  }
  const planned: Planned[] = posts.map(
    ({ at, kind, amount, memo: say, invoice, reversedAfter }) => {
      const effect = effectOf(kind, amount);
      const memo = say();
      const postings = invoice ? invoicePostings(invoice) : postingsOf(kind, effect);
      return {
        at,
        entry: { kind, effect, memo, postings, reversesId: null },
        ...(invoice ? { invoice } : {}),
        ...(reversedAfter ? { later: { at: at + reversedAfter, memo: `↩ ${memo}` } } : {}),
      };
    },
  );
  let state = client;
  while (planned.length > 0) {
    planned.sort((a, b) => a.at - b.at);
    const { at, entry, invoice, later } = planned.shift()!;
    if (at >= now) break;
    const createdBy = random() < 0.6 ? operatorIds.bizDirector : operatorIds.admin;
    const id = await insertEntry(database, { operatorId: createdBy, now: at }, state, {
      ...entry,
      idempotencyKey: `demo:${client.number}:${state.entryCount + 1}`,
    });
    if (invoice) invoice.entryId = id;
    state = {
      ...state,
      balance: state.balance + entry.effect,
      entryCount: state.entryCount + 1,
    };
    if (later)
      planned.push({
        at: later.at,
        entry: {
          kind: "reversal",
          effect: -entry.effect,
          memo: later.memo,
          postings: reversedPostings(entry.postings),
          reversesId: id,
        },
      });
  }
};
