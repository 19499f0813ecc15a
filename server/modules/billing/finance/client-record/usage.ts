import type {
  ClientMonth,
  getClientUsage,
} from "@console-shell/contract/calls/finance-client-record";
import { type Meter, meters } from "@console-shell/contract/words/meters";
import { usageMonths } from "@console-shell/contract/words/limits";
import type { Kysely } from "kysely";
import type { Handler } from "#kernel/call.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { monthBefore, monthOf, monthStart } from "../billing/months.ts";
import { readBills } from "../billing/read-bills.ts";
import { readUsage } from "../billing/read-usage.ts";
import { findClient } from "../client-queries.ts";

/** This month and those before it, oldest first. */
const monthsUntil = (now: number): string[] => {
  const months = [monthOf(now)];
  while (months.length < usageMonths) months.unshift(monthBefore(months[0]!));
  return months;
};

const readInvoices = (database: Kysely<Tables>, clientId: string, from: number) =>
  database
    .selectFrom("invoices")
    .select(["id", "number", "status", "periodStart", "dueAt", "total"])
    .where("clientId", "=", clientId)
    .where("periodStart", ">=", from)
    .execute();

const isMeter = (item: string): item is Meter => (meters as readonly string[]).includes(item);

/** The calls that an invoice charges for: what was counted for it may have been removed since. */
const readInvoiced = async (database: Kysely<Tables>, invoiceId: string) => {
  const lines = await database
    .selectFrom("invoiceLines")
    .select(["item", "quantity"])
    .where("invoiceId", "=", invoiceId)
    .execute();
  return lines.flatMap(({ item, quantity }) =>
    isMeter(item) ? [{ meter: item, calls: quantity }] : [],
  );
};

/** A client's billable calls of the last months, with what they cost. */
export const handleUsage: Handler<typeof getClientUsage> = async (call) => {
  const { session, params, now } = call;
  const { database } = call.openReport();
  const { id, currency } = await findClient(database, session, params.id);
  const may = session.permissions;
  const seesInvoices = may.has("finance:invoice:read");
  // The ledger has the charges of invoices, plans have the prices.
  const seesCosts = seesInvoices || may.has("finance:ledger:read") || may.has("finance:plan:read");
  const months = monthsUntil(now);
  const invoices = await readInvoices(database, id, monthStart(months[0]!));
  const read = async (month: string): Promise<ClientMonth> => {
    const which = { month, clientIds: [id], now };
    const invoice = invoices.find(({ periodStart }) => periodStart === monthStart(month));
    const counted = invoice
      ? await readInvoiced(database, invoice.id)
      : [...((await readUsage(database, which)).get(id) ?? [])].map(([meter, calls]) => ({
          meter,
          calls,
        }));
    const [bill] = seesCosts && !invoice ? await readBills(database, session, which) : [];
    const cost = invoice?.total ?? (bill?.skipped === null ? bill.total : null);
    return {
      month,
      calls: counted.reduce((sum, { calls }) => sum + calls, 0),
      meters: counted.toSorted((a, b) => b.calls - a.calls),
      cost: seesCosts ? cost : null,
      invoice:
        invoice && seesInvoices
          ? {
              id: invoice.id,
              number: invoice.number,
              status:
                invoice.status === "issued" && invoice.dueAt < now ? "overdue" : invoice.status,
            }
          : null,
    };
  };
  const found: ClientMonth[] = [];
  for (const month of months) found.push(await read(month));
  return { currency, months: found };
};
