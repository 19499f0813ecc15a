import { newId } from "../platform/database/id.ts";
import { type LockedClient, taxRates, recordState, recordTerms } from "../modules/billing/index.ts";
import { seedCreditNote, seedLowCredit } from "./finance-afterwards.ts";
import { seedIssuer } from "./finance-issuer.ts";
import { type DemoClient, demoClients } from "./finance-clients.ts";
import { clientHistory, type DemoInvoice } from "./finance-history.ts";
import { postAll } from "./finance-posts.ts";
import { seedPlans } from "./finance-plans.ts";
import { seedProposals } from "./finance-proposals.ts";
import type { Seed, SeedContext } from "./seed.ts";

const day = 24 * 60 * 60 * 1000;
/** Demo clients are numbered from where the server's own numbering starts. */
const firstNumber = 10_001;

const insertClient = async (
  { database, now, operatorIds }: SeedContext,
  client: DemoClient,
  position: number,
  { owner_id, plan_id }: Pick<LockedClient, "owner_id" | "plan_id">,
): Promise<LockedClient> => {
  const created = now - (200 + (demoClients.length - position) * 9) * day;
  const inserted = await database
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
      plan_id,
      tax_rate: taxRates[client.currency],
      contact_name: client.contactName,
      contact_email: client.contactEmail,
      created_at: created,
      updated_at: created,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { id: clientId, tax_rate: taxRate, status } = inserted;
  const terms = { clientId, validFrom: 0, planId: plan_id, taxRate };
  await recordTerms(database, { ...terms, by: operatorIds.clientManager, now: created });
  await recordState(database, { clientId, status: "active", now: created });
  if (status === "suspended")
    await recordState(database, { clientId, status, now: now - 40 * day });
  return inserted;
};

/** Numbers invoices as a billing run does: in the order of issue, restarting every year. */
const numberInvoices = async ({ database }: SeedContext, invoices: readonly DemoInvoice[]) => {
  const last = new Map<string, number>();
  for (const invoice of invoices.toSorted((a, b) => a.issued_at - b.issued_at)) {
    const series = `INV-${new Date(invoice.issued_at).getUTCFullYear()}`;
    const value = (last.get(series) ?? 0) + 1;
    last.set(series, value);
    invoice.number = `${series}-${String(value).padStart(5, "0")}`;
  }
  await database
    .insertInto("finance_counters")
    .values([...last].map(([name, value]) => ({ name, value })))
    .execute();
};

const insertInvoices = async (
  { database, operatorIds }: SeedContext,
  client: LockedClient,
  { invoices, issuerId }: { invoices: readonly DemoInvoice[]; issuerId: string },
) => {
  for (const { lines, taxRate, versionId, entryId, ...invoice } of invoices) {
    const id = newId();
    await database
      .insertInto("invoices")
      .values({
        ...invoice,
        id,
        client_id: client.id,
        client_name: client.name,
        currency: client.currency,
        tax_rate: taxRate,
        plan_version_id: versionId,
        entry_id: entryId,
        issued_by: operatorIds.bizDirector,
        issuer_id: issuerId,
      })
      .execute();
    await database
      .insertInto("invoice_lines")
      .values(
        lines.map(({ position, item, quantity, unitPrice, firstCalls, furtherPrice, amount }) => ({
          invoice_id: id,
          position,
          item,
          quantity,
          unit_price: unitPrice,
          first_calls: firstCalls,
          further_price: furtherPrice,
          amount,
        })),
      )
      .execute();
  }
};

/** Two dozen client accounts on plans, with six months of ledger entries and invoices, and some proposals. */
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
  // Every third client belongs to the demo's own sales account; some have no owner.
  const owners = [context.operatorIds.sales, others[0]?.id ?? null, others[1]?.id ?? null];
  const issuerId = await seedIssuer(context);
  const plans = await seedPlans(context);
  const histories = demoClients.map((demo) => {
    const plan = plans[demo.currency][demo.large ? 1 : 0]!;
    return { demo, plan, ...clientHistory(demo, plan, now, random) };
  });
  await numberInvoices(
    context,
    histories.flatMap(({ invoices }) => invoices),
  );

  const clients: LockedClient[] = [];
  for (const [position, { demo, plan, posts, invoices }] of histories.entries()) {
    const owner_id = owners[position % 3] ?? null;
    const client = await insertClient(context, demo, position, { owner_id, plan_id: plan.id });
    await postAll(context, client, posts);
    await insertInvoices(context, client, { invoices, issuerId });
    clients.push(client);
  }
  await seedProposals(context, clients);
  await seedCreditNote(context, clients[1]!);
  await seedLowCredit(context, clients[20]!);
  await database
    .updateTable("finance_counters")
    .set({ value: firstNumber + demoClients.length - 1 })
    .where("name", "=", "client")
    .execute();
};
