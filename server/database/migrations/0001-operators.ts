import type { Kysely } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  void database;
}
