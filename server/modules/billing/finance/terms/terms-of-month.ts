import type { Kysely } from "kysely";
import type { Tables } from "../../../../platform/database/tables/index.ts";
import { monthEnd, monthStart } from "../billing/months.ts";

interface Which {
  month: string;
  clientIds: readonly string[];
}

/**
 * The clients' billing terms for a month: the last written of all that apply from that month or an earlier one. A
 * change during a month applies to all of it, one after its end to none of it.
 */
export const termsOfMonth = (database: Kysely<Tables>, { month, clientIds }: Which) =>
  database
    .selectFrom("client_terms as terms")
    .where("terms.valid_from", "<=", monthStart(month))
    .where("terms.client_id", "in", clientIds)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("client_terms as later")
            .whereRef("later.client_id", "=", "terms.client_id")
            .whereRef("later.sequence", ">", "terms.sequence")
            .where("later.valid_from", "<=", monthStart(month))
            .select("later.sequence"),
        ),
      ),
    )
    .select([
      "terms.client_id as client_id",
      "terms.plan_id as plan_id",
      "terms.tax_rate as tax_rate",
    ]);

/** Whether clients were suspended at the end of a month; later changes don't count. */
export const statesOfMonth = (database: Kysely<Tables>, { month, clientIds }: Which) =>
  database
    .selectFrom("client_states as state")
    .where("state.created_at", "<", monthEnd(month))
    .where("state.client_id", "in", clientIds)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("client_states as later")
            .whereRef("later.client_id", "=", "state.client_id")
            .whereRef("later.sequence", ">", "state.sequence")
            .where("later.created_at", "<", monthEnd(month))
            .select("later.sequence"),
        ),
      ),
    )
    .select(["state.client_id as client_id", "state.status as status"]);
