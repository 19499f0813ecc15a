import { newId } from "../database/id.ts";
import { effectOf, postingsOf, reversedPostings } from "../features/finance/postings.ts";
import { recordEntry, type LockedClient, type NewEntry } from "../features/finance/record-entry.ts";
import { type DemoClient, demoClients } from "./finance-clients.ts";
import { seedTopUps } from "./finance-top-ups.ts";
import { clientHistory, type DemoInvoice, type DemoPost } from "./finance-history.ts";
import type { Seed, SeedContext } from "./seed.ts";

const day = 24 * 60 * 60 * 1000;
/** Numbers of demo clients start where those that the server gives do. */
const firstNumber = 10_001;

const insertClient = async (
  { database, now }: SeedContext,
  client: DemoClient,
  position: number,
  owner_id: string | null,
): Promise<LockedClient> => {
  const created = now - (200 + (demoClients.length - position) * 9) * day;
  return database
    .insertInto("finance_clients")
    .values({
      id: newId(),
      number: `C${firstNumber + position}`,
      name: client.name,
      currency: client.currency,
      balance: 0,
      entry_count: 0,
      credit_limit: client.creditLimit * 100,
      status: client.status ?? "active",
      owner_id,
      contact_name: client.contactName,
      contact_email: client.contactEmail,
      created_at: created,
      updated_at: created,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Posts in the order of time, with the bookkeeping that the server itself uses. */
const postAll = async (
  { database, now, operatorIds, random }: SeedContext,
  client: LockedClient,
  posts: DemoPost[],
) => {
  interface Planned {
    at: number;
    entry: Omit<NewEntry, "idempotencyKey">;
    later?: { at: number; memo: string };
  }
  const planned: Planned[] = posts.map(({ at, kind, amount, memo, reversedAfter }) => {
    const effect = effectOf(kind, amount);
    return {
      at,
      entry: { kind, effect, memo, postings: postingsOf(kind, effect), reversesId: null },
      ...(reversedAfter ? { later: { at: at + reversedAfter, memo: `↩ ${memo}` } } : {}),
    };
  });
  let state = client;
  while (planned.length > 0) {
    planned.sort((a, b) => a.at - b.at);
    const { at, entry, later } = planned.shift()!;
    if (at >= now) break;
    const createdBy = random() < 0.6 ? operatorIds.bizDirector : operatorIds.admin;
    const id = await recordEntry(
      database,
      state,
      { ...entry, idempotencyKey: `demo:${client.number}:${state.entry_count + 1}` },
      { createdBy, now: at },
    );
    state = {
      ...state,
      balance: state.balance + entry.effect,
      entry_count: state.entry_count + 1,
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

const insertInvoices = async (
  { database }: SeedContext,
  client: LockedClient,
  invoices: DemoInvoice[],
) => {
  for (const { lines, ...invoice } of invoices) {
    const id = newId();
    await database
      .insertInto("invoices")
      .values({ ...invoice, id, client_id: client.id, currency: client.currency })
      .execute();
    await database
      .insertInto("invoice_lines")
      .values(lines.map((line, index) => ({ ...line, invoice_id: id, position: index + 1 })))
      .execute();
  }
};

/** Two dozen client accounts with six months of ledger and invoices, and a few top-ups. */
export const seedFinance: Seed = async (context) => {
  const { database, now, random } = context;
  const others = await database
    .selectFrom("operators")
    .select("id")
    .where("role", "=", "sales")
    .where("status", "=", "active")
    .where("id", "<>", context.operatorIds.sales)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  // Every third client belongs to the demo's own sales account, some to nobody.
  const owners = [context.operatorIds.sales, others[0]?.id ?? null, others[1]?.id ?? null];

  const clients: LockedClient[] = [];
  for (const [position, demo] of demoClients.entries()) {
    const client = await insertClient(context, demo, position, owners[position % 3] ?? null);
    const { posts, invoices } = clientHistory(demo, position, now, random);
    await postAll(context, client, posts);
    await insertInvoices(context, client, invoices);
    clients.push(client);
  }
  await seedTopUps(context, clients);
  await database
    .updateTable("finance_counters")
    .set({ value: firstNumber + demoClients.length - 1 })
    .where("name", "=", "client")
    .execute();
};
