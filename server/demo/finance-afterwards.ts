import { taxOf } from "@console-shell/contract/words/money";
import { newId } from "#platform/database/id.ts";
import {
  dayIn,
  invoicePostings,
  postingsOf,
  reversedPostings,
  insertEntry,
  type LockedClient,
} from "#modules/billing/index.ts";
import { demoTimeZone } from "./finance-issuer.ts";
import type { SeedContext } from "./seed.ts";

const minute = 60_000;

/** The client's current state. */
const read = ({ database }: SeedContext, id: string) =>
  database.selectFrom("financeClients").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** Credits a fifth of the calls on the client's last invoice. */
export const seedCreditNote = async (context: SeedContext, { id }: LockedClient): Promise<void> => {
  const { database, now, operatorIds } = context;
  const invoice = await database
    .selectFrom("invoices")
    .selectAll()
    .where("clientId", "=", id)
    .orderBy("issuedAt", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  const line = await database
    .selectFrom("invoiceLines")
    .selectAll()
    .where("invoiceId", "=", invoice.id)
    .where("position", "=", 2)
    .executeTakeFirstOrThrow();
  const subtotal = Math.floor(line.amount / 5);
  const tax = taxOf(subtotal, invoice.taxRate);
  const sums = { subtotal, tax, total: subtotal + tax };
  const at = now - 90 * minute;
  const series = `CN-${dayIn(at, demoTimeZone).slice(0, 4)}`;
  const note = { id: newId(), number: `${series}-00001` };
  const client = await read(context, id);
  const entryId = await insertEntry(
    database,
    { operatorId: operatorIds.bizDirector, now: at },
    client,
    {
      kind: "credit-note",
      effect: sums.total,
      postings: reversedPostings(invoicePostings(sums)),
      memo: `${note.number} · ${invoice.number}`,
      idempotencyKey: `credit-note/${note.id}`,
      reversesId: null,
    },
  );
  await database
    .insertInto("creditNotes")
    .values({
      ...note,
      ...sums,
      invoiceId: invoice.id,
      reason: "客户重复调用的部分不计费",
      entryId,
      idempotencyKey: `demo:${note.number}`,
      issuedBy: operatorIds.bizDirector,
      issuedAt: at,
    })
    .execute();
  await database
    .insertInto("creditNoteLines")
    .values({ creditNoteId: note.id, position: line.position, amount: subtotal })
    .execute();
  await database
    .updateTable("invoices")
    .set({ credited: sums.total })
    .where("id", "=", invoice.id)
    .execute();
  await database.insertInto("financeCounters").values({ name: series, value: 1 }).execute();
};

/** Charges the client until an eighth of its credit is left. */
export const seedLowCredit = async (context: SeedContext, { id }: LockedClient): Promise<void> => {
  const { database, now, operatorIds } = context;
  const client = await read(context, id);
  const effect = Math.ceil(client.creditLimit / 8) - client.creditLimit - client.balance;
  await insertEntry(database, { operatorId: operatorIds.admin, now: now - 120 * minute }, client, {
    kind: "charge",
    effect,
    postings: postingsOf("charge", effect),
    memo: "Setting up of an on-site installation",
    idempotencyKey: `demo:${client.number}:low`,
    reversesId: null,
  });
};
