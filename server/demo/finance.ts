import { newId } from "#platform/database/id.ts";
import {
  dayIn,
  type LockedClient,
  taxRates,
  recordState,
  recordTerms,
} from "#modules/billing/index.ts";
import { seedCreditNote, seedLowCredit } from "./finance-afterwards.ts";
import { seedClientRecords } from "./finance-client-records.ts";
import { seedInvoiceMails } from "./finance-invoice-mails.ts";
import { demoTimeZone, seedIssuer } from "./finance-issuer.ts";
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
  { ownerId, planId }: Pick<LockedClient, "ownerId" | "planId">,
): Promise<LockedClient> => {
  const created = now - (200 + (demoClients.length - position) * 9) * day;
  const inserted = await database
    .insertInto("financeClients")
    .values({
      id: newId(),
      number: `C${firstNumber + position}`,
      name: client.name,
      currency: client.currency,
      balance: 0,
      entryCount: 0,
      creditLimit: client.creditLimit * 100,
      status: client.status ?? "active",
      ownerId,
      planId,
      taxRate: taxRates[client.currency],
      contactName: client.contactName,
      contactEmail: client.contactEmail,
      // One client has none yet, so its invoices can't be mailed.
      billingEmails: position === 9 ? [] : [client.contactEmail],
      billingLocale: client.currency === "CNY" ? "zh-CN" : "en-US",
      reminders: position !== 16,
      createdAt: created,
      updatedAt: created,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { id: clientId, taxRate, status } = inserted;
  const terms = { clientId, validFrom: 0, planId, taxRate };
  const by = { operatorId: operatorIds.clientManager, now: created };
  await recordTerms(database, by, terms);
  await recordState(database, by, { clientId, status: "active" });
  if (status === "suspended")
    await recordState(database, { now: now - 40 * day }, { clientId, status });
  return inserted;
};

/** Numbers invoices as a billing run does: in the order of issue, restarting every year. */
const numberInvoices = async ({ database }: SeedContext, invoices: readonly DemoInvoice[]) => {
  const last = new Map<string, number>();
  for (const invoice of invoices.toSorted((a, b) => a.issuedAt - b.issuedAt)) {
    const series = `INV-${dayIn(invoice.issuedAt, demoTimeZone).slice(0, 4)}`;
    const value = (last.get(series) ?? 0) + 1;
    last.set(series, value);
    invoice.number = `${series}-${String(value).padStart(5, "0")}`;
  }
  await database
    .insertInto("financeCounters")
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
        clientId: client.id,
        clientName: client.name,
        currency: client.currency,
        taxRate,
        planVersionId: versionId,
        entryId,
        issuedBy: operatorIds.bizDirector,
        issuerId,
      })
      .execute();
    await database
      .insertInto("invoiceLines")
      .values(
        lines.map(({ position, item, quantity, unitPrice, firstCalls, furtherPrice, amount }) => ({
          invoiceId: id,
          position,
          item,
          quantity,
          unitPrice,
          firstCalls,
          furtherPrice,
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
    .orderBy("createdAt")
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
    const ownerId = owners[position % 3] ?? null;
    const client = await insertClient(context, demo, position, { ownerId, planId: plan.id });
    await postAll(context, client, posts);
    await insertInvoices(context, client, { invoices, issuerId });
    clients.push(client);
  }
  await seedProposals(context, clients);
  await seedClientRecords(context, clients);
  await seedCreditNote(context, clients[1]!);
  await seedLowCredit(context, clients[20]!);
  await seedInvoiceMails(context);
  await database
    .updateTable("financeCounters")
    .set({ value: firstNumber + demoClients.length - 1 })
    .where("name", "=", "client")
    .execute();
};
