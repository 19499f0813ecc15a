import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../database/tables/index.ts";
import { visibleTo, type Viewer } from "../viewer.ts";
import { monthStart } from "./months.ts";
import { countedCalls } from "./read-usage.ts";

/** The clients with calls that count in a month and without an invoice for it. */
export const clientsWithoutInvoice = async (
  database: Kysely<Tables>,
  viewer: Viewer,
  month: string,
): Promise<Set<string>> => {
  const rows = await database
    .selectFrom("finance_clients as client")
    .where(visibleTo(viewer))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("invoices as invoice")
            .whereRef("invoice.client_id", "=", "client.id")
            .where("invoice.period_start", "=", monthStart(month))
            .select("invoice.id"),
        ),
      ),
    )
    .where((where) =>
      where.exists(
        countedCalls(database, month)
          .where("usage.payer_id", "=", sql.ref<string>("client.id"))
          .select("usage.at"),
      ),
    )
    .select("client.id as id")
    .execute();
  return new Set(rows.map(({ id }) => id));
};
