// A console in use before there were plans keeps its invoices and top-ups, and its clients keep their tax rate.
import { openTestDatabase, type TestDatabase } from "@console-shell/testing/test-database";
import { addTestOperators } from "@console-shell/testing/test-operators";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrate } from "../migrate.ts";

let opened: TestDatabase;
beforeEach(async () => {
  opened = await openTestDatabase("0024-public-api");
});
afterEach(() => opened.close());

const addClient = (id: string, currency: string, balance: number) =>
  sql`insert into finance_clients (id, number, name, currency, balance, entry_count, credit_limit,
      status, owner_id, contact_name, contact_email, created_at, updated_at)
    values (${id}, ${`C${id}`}, ${`Client ${id}`}, ${currency}, ${balance}, 0, 100, 'active', null,
      '', '', 1, 1)`.execute(opened.database);

test("old clients, invoices and top-ups are converted and then immutable", async () => {
  const { database } = opened;
  const { root } = await addTestOperators({ database, clock: () => 1 });
  await addClient("1", "CNY", 0);
  await addClient("2", "EUR", -81);
  await addClient("3", "USD", -101);
  await sql`insert into invoices (id, number, client_id, currency, status, period_start, period_end,
      issued_at, due_at, paid_at, subtotal, tax_rate, tax, total)
    values ('i', 'INV-202601-001', '1', 'CNY', 'paid', 1, 2, 3, 4, 5, 3660, 600, 220, 3880)`.execute(
    database,
  );
  await sql`insert into invoice_lines (invoice_id, position, item, quantity, unit_price, amount)
    values ('i', 1, 'face-search', 2, 1800, 3600), ('i', 2, 'image-storage', 1, 60, 60)`.execute(
    database,
  );
  await sql`insert into top_ups (id, number, client_id, currency, amount, reference, note,
      idempotency_key, proposed_by, created_at)
    values ('t', 'T10001', '1', 'CNY', 7, 'Wire', '', 'key-of-old', ${root}, 1)`.execute(database);
  await sql`insert into top_up_decisions (top_up_id, status, reason, entry_id, idempotency_key,
      decided_by, decided_at)
    values ('t', 'withdrawn', '', null, 'decision-of-old', ${root}, 2)`.execute(database);

  await migrate(database, () => undefined);

  const clients = await database
    .selectFrom("finance_clients")
    .select(["tax_rate", "plan_id", "credit_state"])
    .orderBy("id")
    .execute();
  expect(clients).toEqual([
    { tax_rate: 600, plan_id: null, credit_state: "ok" },
    { tax_rate: 2_000, plan_id: null, credit_state: "low" },
    { tax_rate: 0, plan_id: null, credit_state: "over" },
  ]);
  const terms = await database
    .selectFrom("client_terms")
    .select(["sequence", "valid_from", "plan_id", "tax_rate"])
    .orderBy("client_id")
    .execute();
  expect(terms).toEqual(
    [600, 2_000, 0].map((tax_rate) => ({ sequence: 1, valid_from: 0, plan_id: null, tax_rate })),
  );
  const [invoice] = await database.selectFrom("invoices").selectAll().execute();
  expect(invoice).toMatchObject({
    status: "paid",
    paid_at: 5,
    credited: 0,
    client_name: "Client 1",
    plan_version_id: null,
    entry_id: null,
  });
  const lines = await database
    .selectFrom("invoice_lines")
    .select(["item", "quantity", "unit_price", "first_calls", "amount"])
    .orderBy("position")
    .execute();
  expect(lines).toEqual([
    { item: "face-search", quantity: 2_000, unit_price: 1_800, first_calls: null, amount: 3_600 },
    { item: "image-storage", quantity: 1, unit_price: 60, first_calls: null, amount: 60 },
  ]);
  const [proposal] = await database
    .selectFrom("proposals")
    .innerJoin("proposal_decisions", "proposal_id", "id")
    .select(["kind", "number", "amount", "proposal_decisions.status"])
    .execute();
  expect(proposal).toEqual({ kind: "top-up", number: "T10001", amount: 7, status: "withdrawn" });
  for (const change of [
    database.updateTable("proposals").set({ amount: 8 }),
    database.updateTable("invoices").set({ total: 1 }),
    database.deleteFrom("proposal_decisions"),
    database.deleteFrom("invoice_lines"),
  ])
    await expect(change.execute()).rejects.toThrow(/append-only|never change/);
  await database.updateTable("invoices").set({ credited: 1 }).execute();
});
