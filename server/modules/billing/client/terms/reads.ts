import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Calendar } from "#modules/billing/calendar.ts";
import { monthStart } from "#modules/billing/months.ts";

interface Which {
  month: string;
  clientIds: readonly string[];
  calendar: Calendar;
}

/**
 * The clients' billing terms for a month: the last written ones that apply from that month or an earlier one. A change
 * during a month applies to the whole month, a later one doesn't.
 */
export const termsOfMonth = (
  database: Kysely<Tables>,
  { month, clientIds }: Omit<Which, "calendar">,
) =>
  database
    .selectFrom("clientTerms as terms")
    .where("terms.validFrom", "<=", monthStart(month))
    .where("terms.clientId", "in", clientIds)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("clientTerms as later")
            .whereRef("later.clientId", "=", "terms.clientId")
            .whereRef("later.sequence", ">", "terms.sequence")
            .where("later.validFrom", "<=", monthStart(month))
            .select("later.sequence"),
        ),
      ),
    )
    .select(["terms.clientId", "terms.planId", "terms.taxRate"]);

/** Whether clients were suspended at the end of a month; later changes don't count. */
export const statesOfMonth = (database: Kysely<Tables>, { month, clientIds, calendar }: Which) =>
  database
    .selectFrom("clientStates as state")
    .where("state.createdAt", "<", calendar.end(month))
    .where("state.clientId", "in", clientIds)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("clientStates as later")
            .whereRef("later.clientId", "=", "state.clientId")
            .whereRef("later.sequence", ">", "state.sequence")
            .where("later.createdAt", "<", calendar.end(month))
            .select("later.sequence"),
        ),
      ),
    )
    .select(["state.clientId", "state.status"]);
