import { type Kysely, SqliteAdapter, sql } from "kysely";

/** Makes the database refuse to change or delete rows of a table. For migrations. */
export const makeAppendOnly = async (database: Kysely<unknown>, table: string): Promise<void> => {
  const name = (suffix: string) => sql.ref(`${table}_${suffix}`);
  const message = `${table} is append-only`;
  if (database.getExecutor().adapter instanceof SqliteAdapter) {
    for (const change of ["update", "delete"])
      await sql`create trigger ${name(`no_${change}`)} before ${sql.raw(change)} on ${sql.table(table)}
        begin select raise(abort, ${sql.lit(message)}); end`.execute(database);
    return;
  }
  await sql`create function ${name("refuse_change")}() returns trigger language plpgsql as
    ${sql.lit(`begin raise exception '${message}'; end`)}`.execute(database);
  await sql`create trigger ${name("no_change")} before update or delete or truncate
    on ${sql.table(table)} for each statement execute function ${name("refuse_change")}()`.execute(
    database,
  );
};
