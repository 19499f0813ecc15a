import type { ApiOutput } from "@console-shell/contract";
import type {
  exportReceivables,
  listReceivables as listReceivablesEndpoint,
  Receivable,
} from "@console-shell/contract/calls/finance-receivables";
import type { totalInvoices } from "@console-shell/contract/calls/finance-invoice";
import { sql } from "kysely";
import type { z } from "zod";
import type { CsvColumns } from "#kernel/send-csv.ts";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { folded } from "#platform/database/dialect/fold-case.ts";
import { everyOf, pageOf } from "#platform/database/page-of.ts";
import type { Source } from "#platform/database/source.ts";
import { matchingInvoices } from "../invoice/reads.ts";
import { sum, moneyColumns } from "../money.ts";
import { visibleTo, type Viewer } from "../viewer.ts";

type ListQuery = z.output<typeof listReceivablesEndpoint.query>;
type Filter = z.output<typeof exportReceivables.query>;

const day = 24 * 60 * 60 * 1000;

const left = sql`invoice.total - invoice.credited`;

/** Sums of the matching invoices visible to the viewer, by currency. */
export const invoiceTotals = (
  services: Source,
  viewer: Viewer,
  filter: z.output<typeof totalInvoices.query>,
  now: number,
): Promise<ApiOutput<"GET /cc-api/finance/invoice/totals">> =>
  matchingInvoices(services, viewer, filter, now)
    .select(["invoice.currency", ({ fn }) => fn.countAll<number>().as("count")])
    .select([
      sum(sql`invoice.total`, "issued"),
      sum(sql`invoice.credited`, "credited"),
      sum(sql`case when invoice.status = 'issued' then ${left} else 0 end`, "open"),
      sum(
        sql`case when invoice.status = 'issued' and invoice.due_at < ${now} then ${left} else 0 end`,
        "overdue",
      ),
    ])
    .groupBy("invoice.currency")
    .orderBy("invoice.currency")
    .execute();

/** Open amounts by the days since they were due: due from one instant (inclusive) to another (exclusive). */
const ages = (now: number) => {
  const dueIn = (from: number | undefined, to: number | undefined) =>
    sql`case when ${from === undefined ? sql`1 = 1` : sql`invoice.due_at >= ${from}`}
      and ${to === undefined ? sql`1 = 1` : sql`invoice.due_at < ${to}`} then ${left} else 0 end`;
  const today = now - (now % day);
  return [
    sql<number>`count(invoice.id)`.as("invoices"),
    sum(dueIn(now, undefined), "notDue"),
    sum(dueIn(today - 30 * day, now), "upTo30"),
    sum(dueIn(today - 60 * day, today - 30 * day), "upTo60"),
    sum(dueIn(today - 90 * day, today - 60 * day), "upTo90"),
    sum(dueIn(undefined, today - 90 * day), "over90"),
    sum(left, "total"),
  ] as const;
};

const openInvoices = ({ database }: Source) =>
  database.selectFrom("invoices as invoice").where("invoice.status", "=", "issued");

const listed = (services: Source, viewer: Viewer, { search, currency }: Filter, now: number) => ({
  matching: services.database
    .selectFrom("financeClients as client")
    .where(visibleTo(viewer))
    .$if(currency !== undefined, (query) => query.where("client.currency", "=", currency!))
    .$if(Boolean(search), (query) =>
      query.where(containsText(services, ["client.name", "client.number"], search!)),
    )
    .where("client.id", "in", openInvoices(services).select("invoice.clientId")),
  key: "client.id",
  present: (ids: string[]): Promise<Receivable[]> =>
    openInvoices(services)
      .innerJoin("financeClients as client", "client.id", "invoice.clientId")
      .where("client.id", "in", ids)
      .select(["client.id", "client.number as clientNumber", "client.name as clientName"])
      .select("client.currency")
      .select([...ages(now)])
      .groupBy(["client.id", "client.number", "client.name", "client.currency"])
      .execute(),
});

/** The columns of the export. */
export const exportedReceivable: CsvColumns<Receivable> = [
  "clientNumber",
  "clientName",
  "currency",
  "invoices",
  ...moneyColumns("notDue", "upTo30", "upTo60", "upTo90", "over90", "total"),
];

/** Every matching client with open invoices, in batches. */
export const everyReceivable = (services: Source, viewer: Viewer, filter: Filter, now: number) =>
  everyOf(listed(services, viewer, filter, now));

/** One page of the matching clients with open invoices, and their number. */
export const listReceivables = (
  services: Source,
  viewer: Viewer,
  query: ListQuery,
  now: number,
) => {
  const list = listed(services, viewer, query, now);
  const due = openInvoices(services)
    .select("invoice.clientId")
    .select([
      sum(left, "total"),
      sum(sql`case when invoice.due_at < ${now} then ${left} else 0 end`, "overdue"),
    ])
    .groupBy("invoice.clientId")
    .as("due");
  return pageOf(
    {
      ...list,
      sortable: list.matching.innerJoin(due, "due.clientId", "client.id"),
      sorts: { overdue: "due.overdue", total: "due.total", name: folded(services, "client.name") },
    },
    query,
  );
};

/** What all matching clients owe, by currency. */
export const receivableTotals = (
  services: Source,
  viewer: Viewer,
  filter: Filter,
  now: number,
): Promise<ApiOutput<"GET /cc-api/finance/receivables/totals">> =>
  openInvoices(services)
    .where(
      "invoice.clientId",
      "in",
      listed(services, viewer, filter, now).matching.select("client.id"),
    )
    .select(["invoice.currency", sql<number>`count(distinct invoice.client_id)`.as("clients")])
    .select([...ages(now)])
    .groupBy("invoice.currency")
    .orderBy("invoice.currency")
    .execute();
