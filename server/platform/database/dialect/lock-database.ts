import { sql } from "kysely";
import type { Services } from "#platform/services.ts";

/** Any number that nothing else locks by. */
const key = 7_203_114_850_336_951n;

/**
 * Lets one transaction at a time fill the database; others wait for its end, even if its process was killed. A SQLite
 * file has one process anyway, which holds the directory's lock.
 */
export const lockDatabase = async ({
  database,
  dialect,
}: Pick<Services, "database" | "dialect">): Promise<void> => {
  if (dialect === "postgres")
    await sql`select pg_advisory_xact_lock(${sql.lit(key)})`.execute(database);
};

/** Whether no other process can use the database: the one with SQLite's file locks its directory. */
export const isSoleProcess = ({ dialect }: Pick<Services, "dialect">): boolean =>
  dialect === "sqlite";
