import { type Kysely, sql } from "kysely";
import type { Tables } from "../tables/index.ts";

/** Number of transactions in this PostgreSQL database that wait for another one's lock. */
export const countWaiting = async (database: Kysely<Tables>): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database);
  return rows[0]?.count ?? 0;
};
