import type { Bill } from "@console-shell/contract/endpoints/finance-billing";
import type { Meter } from "@console-shell/contract/meters";
import { meters } from "@console-shell/contract/meters";
import type { Kysely } from "kysely";
import type { Tables } from "../../../database/tables/index.ts";
import { readVersions, versionOf } from "../plans/plan-versions.ts";
import { visibleTo, type Viewer } from "../viewer.ts";
import { monthEnd, monthStart } from "./months.ts";
import { rate } from "./rate.ts";

/** With the version that the prices are of, where there is something to be invoiced. */
export type ReadBill = Bill & { versionId: string | null };

interface Which {
  month: string;
  /** One client alone. */
  clientId?: string;
}

/**
 * The calls that count, by client and kind: those that succeeded, of applications in production; for
 * whoever paid for the application when they were made.
 */
const readUsage = async (database: Kysely<Tables>, { month, clientId }: Which) => {
  const rows = await database
    .selectFrom("api_usage as usage")
    .innerJoin("client_applications as application", "application.id", "usage.application_id")
    .where("usage.at", ">=", monthStart(month))
    .where("usage.at", "<", monthEnd(month))
    .where("usage.status_class", "=", 2)
    .where("application.environment", "=", "production")
    .where("usage.payer_id", "!=", "")
    .$if(clientId !== undefined, (query) => query.where("usage.payer_id", "=", clientId ?? ""))
    .groupBy(["usage.payer_id", "usage.meter"])
    .select(({ fn }) => [
      "usage.payer_id as clientId",
      "usage.meter as meter",
      fn.sum<number>("usage.calls").as("calls"),
    ])
    .execute();
  rows.sort((a, b) => meters.indexOf(a.meter) - meters.indexOf(b.meter));
  const usage = new Map<string, Map<Meter, number>>();
  for (const { clientId: of, meter, calls } of rows)
    usage.set(of, (usage.get(of) ?? new Map<Meter, number>()).set(meter, calls));
  return usage;
};

const nothing = { lines: [], subtotal: 0, tax: 0, total: 0 };

/**
 * What a month's invoices say, of the clients that the viewer sees and that have a plan, calls or an
 * invoice, by their numbers: the one answer for a preview and for the run.
 */
export const readBills = async (
  database: Kysely<Tables>,
  viewer: Viewer,
  which: Which,
): Promise<ReadBill[]> => {
  const { month, clientId } = which;
  const clients = await database
    .selectFrom("finance_clients as client")
    .leftJoin("invoices as invoice", (join) =>
      join
        .onRef("invoice.client_id", "=", "client.id")
        .on("invoice.period_start", "=", monthStart(month)),
    )
    .where(visibleTo(viewer))
    .$if(clientId !== undefined, (query) => query.where("client.id", "=", clientId ?? ""))
    .orderBy("client.number")
    .select([
      "client.id as clientId",
      "client.number as clientNumber",
      "client.name as clientName",
      "client.currency as currency",
      "client.tax_rate as taxRate",
      "client.plan_id as planId",
      "client.status as status",
      "client.created_at as createdAt",
      "invoice.id as invoiceId",
      "invoice.number as invoiceNumber",
    ])
    .execute();
  const usage = await readUsage(database, which);
  const planIds = new Set(clients.flatMap(({ planId }) => planId ?? []));
  const versions = await readVersions(database, [...planIds]);

  return clients.flatMap(({ planId, status, createdAt, ...client }): ReadBill[] => {
    const used = usage.get(client.clientId) ?? new Map<Meter, number>();
    const skip = (skipped: NonNullable<Bill["skipped"]>): ReadBill[] => [
      { ...client, ...nothing, skipped, versionId: null },
    ];
    if (client.invoiceId !== null) return skip("invoiced");
    if (planId === null) return used.size > 0 ? skip("no-plan") : [];
    if (createdAt >= monthEnd(month)) return skip("opened-later");
    if (status === "suspended") return skip("suspended");
    const version = versionOf(versions.get(planId) ?? [], month);
    const rated = version && rate(version, used, client.taxRate);
    if (!rated) return skip("no-price");
    if (rated.total === 0) return skip("nothing");
    return [{ ...client, ...rated, skipped: null, versionId: version.id }];
  });
};
