import { type Kysely, type RawBuilder, SqliteAdapter, sql } from "kysely";

/** The changes that triggers refuse, by the suffix of the trigger's name. */
type Refused = Record<string, RawBuilder<unknown>>;

const isSqlite = (database: Kysely<unknown>): boolean =>
  database.getExecutor().adapter instanceof SqliteAdapter;

const refuse = async (
  database: Kysely<unknown>,
  table: string,
  message: string,
  refused: { sqlite: Refused; postgres: Refused },
): Promise<void> => {
  const name = (suffix: string) => sql.ref(`${table}_${suffix}`);
  if (isSqlite(database)) {
    for (const [suffix, change] of Object.entries(refused.sqlite))
      await sql`create trigger ${name(suffix)} before ${change} on ${sql.table(table)}
        begin select raise(abort, ${sql.lit(message)}); end`.execute(database);
    return;
  }
  await sql`create function ${name("refuse_change")}() returns trigger language plpgsql as
    ${sql.lit(`begin raise exception '${message}'; end`)}`.execute(database);
  for (const [suffix, change] of Object.entries(refused.postgres))
    await sql`create trigger ${name(suffix)} before ${change} on ${sql.table(table)}
      for each statement execute function ${name("refuse_change")}()`.execute(database);
};

/** Makes the database refuse to change or delete rows of a table. For migrations. */
export const makeAppendOnly = (database: Kysely<unknown>, table: string): Promise<void> =>
  refuse(database, table, `${table} is append-only`, {
    sqlite: { no_update: sql`update`, no_delete: sql`delete` },
    postgres: { no_change: sql`update or delete or truncate` },
  });

const columnsOf = async (database: Kysely<unknown>, table: string): Promise<string[]> => {
  const { rows } = isSqlite(database)
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
  const update = sql`update of ${sql.join(kept.map((column) => sql.ref(column)))}`;
  await refuse(database, table, `${table} never change in this`, {
    sqlite: { no_update: update, no_delete: sql`delete` },
    postgres: { no_update: update, no_delete: sql`delete or truncate` },
  });
};

/**
 * Lets rows of an append-only table be deleted if `condition` holds for `old`, the row; nothing else changes. For
 * migrations.
 */
export const allowRemovalIf = async (
  database: Kysely<unknown>,
  table: string,
  condition: RawBuilder<unknown>,
): Promise<void> => {
  const name = (suffix: string) => sql.ref(`${table}_${suffix}`);
  const message = sql.lit(`${table} is append-only`);
  if (isSqlite(database)) {
    await sql`drop trigger ${name("no_delete")}`.execute(database);
    await sql`create trigger ${name("no_delete")} before delete on ${sql.table(table)}
      when not (${condition}) begin select raise(abort, ${message}); end`.execute(database);
    return;
  }
  await sql`drop trigger ${name("no_change")} on ${sql.table(table)}`.execute(database);
  await sql`create trigger ${name("no_change")} before update or truncate on ${sql.table(table)}
    for each statement execute function ${name("refuse_change")}()`.execute(database);
  // A condition with a query needs a function: a trigger's own can't have one.
  const { sql: text } = condition.compile(database);
  await sql`create function ${name("refuse_removal")}() returns trigger language plpgsql as
    ${sql.lit(`begin if ${text} then return old; end if; raise exception '${table} is append-only'; end`)}`.execute(
    database,
  );
  await sql`create trigger ${name("no_delete")} before delete on ${sql.table(table)}
    for each row execute function ${name("refuse_removal")}()`.execute(database);
};
