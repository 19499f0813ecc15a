import type { ApiOutput } from "@console-shell/contract";
import type {
  exportReceivables,
  Receivable,
} from "@console-shell/contract/calls/finance-receivables";
import { sql } from "kysely";
import type { z } from "zod";
import { defineList } from "#kernel/list.ts";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { folded } from "#platform/database/dialect/fold-case.ts";
import type { Source } from "#platform/database/source.ts";
import { addDays, readCalendar, storedDay } from "../calendar.ts";
import { sum, moneyColumns } from "../money.ts";
import { visibleTo, type Viewer } from "../viewer.ts";

type Filter = z.output<typeof exportReceivables.query>;

const left = sql`invoice.total - invoice.credited`;

/** Open amounts by the days since they were due: due from one day (inclusive) to another (exclusive). */
const ages = (today: string) => {
  const dueIn = (from: number | undefined, to: number | undefined) => {
    const ago = (days: number) => storedDay(addDays(today, -days));
    return sql`case when ${from === undefined ? sql`1 = 1` : sql`invoice.due_at >= ${ago(from)}`}
      and ${to === undefined ? sql`1 = 1` : sql`invoice.due_at < ${ago(to)}`} then ${left} else 0 end`;
  };
  return [
    sql<number>`count(invoice.id)`.as("invoices"),
    sum(dueIn(0, undefined), "notDue"),
    sum(dueIn(30, 0), "upTo30"),
    sum(dueIn(60, 30), "upTo60"),
    sum(dueIn(90, 60), "upTo90"),
    sum(dueIn(undefined, 90), "over90"),
    sum(left, "total"),
  ] as const;
};

const openInvoices = ({ database }: Source) =>
  database.selectFrom("invoices as invoice").where("invoice.status", "=", "issued");

const matching = (services: Source, viewer: Viewer, { search, currency }: Filter) =>
  services.database
    .selectFrom("financeClients as client")
    .where(visibleTo(viewer))
    .$if(currency !== undefined, (query) => query.where("client.currency", "=", currency!))
    .$if(Boolean(search), (query) =>
      query.where(containsText(services, ["client.name", "client.number"], search!)),
    )
    .where("client.id", "in", openInvoices(services).select("invoice.clientId"));

/* What clients owe, and how much of it is overdue. */
const due = (services: Source, today: string) =>
  openInvoices(services)
    .select("invoice.clientId")
    .select([
      sum(left, "total"),
      sum(sql`case when invoice.due_at < ${storedDay(today)} then ${left} else 0 end`, "overdue"),
    ])
    .groupBy("invoice.clientId")
    .as("due");

/** The clients with open invoices. */
export const receivables = defineList(
  async (services: Source, filter: Filter, { session, now }: { session: Viewer; now: number }) => {
    const { today } = await readCalendar(services.database, now);
    return {
      matching: matching(services, session, filter),
      sortable: matching(services, session, filter).innerJoin(
        due(services, today),
        "due.clientId",
        "client.id",
      ),
      key: "client.id" as const,
      present: (ids: string[]): Promise<Receivable[]> =>
        openInvoices(services)
          .innerJoin("financeClients as client", "client.id", "invoice.clientId")
          .where("client.id", "in", ids)
          .select(["client.id", "client.number as clientNumber", "client.name as clientName"])
          .select("client.currency")
          .select([...ages(today)])
          .groupBy(["client.id", "client.number", "client.name", "client.currency"])
          .execute(),
    };
  },
  {
    sorts: (services) => ({
      overdue: "due.overdue",
      total: "due.total",
      name: folded(services, "client.name"),
    }),
    file: "receivables",
    fileOrder: "asc",
    columns: [
      "clientNumber",
      "clientName",
      "currency",
      "invoices",
      ...moneyColumns("notDue", "upTo30", "upTo60", "upTo90", "over90", "total"),
    ],
  },
);

/** What all matching clients owe, by currency. */
export const receivableTotals = async (
  services: Source,
  viewer: Viewer,
  filter: Filter,
  now: number,
): Promise<ApiOutput<"GET /cc-api/finance/receivables/totals">> => {
  const { today } = await readCalendar(services.database, now);
  return (
    openInvoices(services)
      .where("invoice.clientId", "in", matching(services, viewer, filter).select("client.id"))
      .select(["invoice.currency", sql<number>`count(distinct invoice.client_id)`.as("clients")])
      .select([...ages(today)])
      .groupBy("invoice.currency")
      // The one that most of them owe in comes first.
      .orderBy("clients", "desc")
      .orderBy("invoice.currency")
      .execute()
  );
};
