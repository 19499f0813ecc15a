import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";

/** The content of every table as JSON, by the table's name. */
export const everythingStored = async (database: Kysely<Tables>): Promise<Map<string, string>> => {
  const stored = new Map<string, string>();
  for (const { name } of await database.introspection.getTables()) {
    const rows = await database
      .selectFrom(name as keyof Tables)
      .selectAll()
      .execute();
    stored.set(name, JSON.stringify(rows));
  }
  return stored;
};
