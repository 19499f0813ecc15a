import { type Kysely, SqliteAdapter, sql } from "kysely";

const columnsOf = async (database: Kysely<unknown>, table: string): Promise<string[]> => {
  const { rows } =
    database.getExecutor().adapter instanceof SqliteAdapter
      ? await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(database)
      : await sql<{ name: string }>`select column_name as name from information_schema.columns
          where table_schema = current_schema() and table_name = ${table}`.execute(database);
  return rows.map(({ name }) => name);
};

/**
 * Makes the database refuse to delete rows of a table, and to change any column except the given ones. For migrations.
 */
export const makeUnchangeable = async (
  database: Kysely<unknown>,
  table: string,
  except: readonly string[],
): Promise<void> => {
  const kept = (await columnsOf(database, table)).filter((column) => !except.includes(column));
  const columns = sql.join(kept.map((column) => sql.ref(column)));
  const name = (suffix: string) => sql.ref(`${table}_${suffix}`);
  const message = `${table} never change in this`;
  if (database.getExecutor().adapter instanceof SqliteAdapter) {
    for (const [suffix, change] of [
      ["no_update", sql`update of ${columns}`],
      ["no_delete", sql`delete`],
    ] as const)
      await sql`create trigger ${name(suffix)} before ${change} on ${sql.table(table)}
        begin select raise(abort, ${sql.lit(message)}); end`.execute(database);
    return;
  }
  await sql`create function ${name("refuse_change")}() returns trigger language plpgsql as
    ${sql.lit(`begin raise exception '${message}'; end`)}`.execute(database);
  for (const [suffix, change] of [
    ["no_update", sql`update of ${columns}`],
    ["no_delete", sql`delete or truncate`],
  ] as const)
    await sql`create trigger ${name(suffix)} before ${change} on ${sql.table(table)}
      for each statement execute function ${name("refuse_change")}()`.execute(database);
};
