import type { Kysely } from "kysely";
import { chunksOf } from "#platform/database/chunks-of.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { visibleTo, type Viewer } from "../viewer.ts";
import { monthStart } from "./months.ts";
import { readBills, type ReadBill } from "./read-bills.ts";
import { countedCalls } from "./read-usage.ts";

/* Joined as sets: as subqueries, PostgreSQL would run them once per client. */
const billedClients = (database: Kysely<Tables>, viewer: Viewer, month: string) =>
  database
    .selectFrom("financeClients as client")
    .innerJoin(
      countedCalls(database, month)
        .select("usage.payerId as id")
        .union(
          database
            .selectFrom("clientTerms")
            .where("planId", "is not", null)
            .where("validFrom", "<=", monthStart(month))
            .select("clientId as id"),
        )
        .union(
          database
            .selectFrom("invoices")
            .where("periodStart", "=", monthStart(month))
            .select("clientId as id"),
        )
        .as("billed"),
      "billed.id",
      "client.id",
    )
    .where(visibleTo(viewer))
    .orderBy("client.number")
    .select("client.id")
    .execute();

/**
 * Bills of a month in batches, by client number. Only reads clients with a plan, calls or an invoice: `readBills` has
 * nothing for the others.
 */
export async function* everyBill(
  database: Kysely<Tables>,
  viewer: Viewer,
  { month, now }: { month: string; now: number },
): AsyncGenerator<ReadBill[]> {
  const clients = await billedClients(database, viewer, month);
  for (const some of chunksOf(clients)) {
    const clientIds = some.map(({ id }) => id);
    yield await readBills(database, viewer, { month, clientIds, now });
  }
}
