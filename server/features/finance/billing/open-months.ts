import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../database/tables/index.ts";
import { visibleTo, type Viewer } from "../viewer.ts";
import { monthStart } from "./months.ts";
import { countedCalls } from "./read-usage.ts";

/**
 * The clients that have no invoice for a month, and either calls in it that count or an invoice for
 * an earlier one: those that may owe something.
 */
export const clientsWithoutInvoice = async (
  database: Kysely<Tables>,
  viewer: Viewer,
  month: string,
): Promise<string[]> => {
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
      where.or([
        where.exists(
          where
            .selectFrom("invoices as earlier")
            .whereRef("earlier.client_id", "=", "client.id")
            .where("earlier.period_start", "<", monthStart(month))
            .select("earlier.id"),
        ),
        where.exists(
          countedCalls(database, month)
            .where("usage.payer_id", "=", sql.ref<string>("client.id"))
            .select("usage.at"),
        ),
      ]),
    )
    .select("client.id as id")
    .execute();
  return rows.map(({ id }) => id);
};
