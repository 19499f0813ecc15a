import { type RawBuilder, sql } from "kysely";
import type { Services } from "#platform/services.ts";

/** The names of all our tables in the database, including those of the migrations. */
export const listTables = async ({
  database,
  dialect,
}: Pick<Services, "database" | "dialect">): Promise<string[]> => {
  const query: RawBuilder<{ name: string }> =
    dialect === "sqlite"
      ? sql`select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'`
      : sql`select tablename as name from pg_catalog.pg_tables where schemaname = current_schema()`;
  const { rows } = await query.execute(database);
  return rows.map(({ name }) => name).toSorted();
};
