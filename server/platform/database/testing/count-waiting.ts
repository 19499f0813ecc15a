import { type Kysely, sql } from "kysely";
import type { Tables } from "../tables/index.ts";

/** How many transactions of this PostgreSQL database wait for a lock of another one. */
export const countWaiting = async (database: Kysely<Tables>): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database);
  return rows[0]?.count ?? 0;
};
