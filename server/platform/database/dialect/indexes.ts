import { type Kysely, SqliteAdapter, sql } from "kysely";

const isSqlite = (database: Kysely<unknown>) =>
  database.getExecutor().adapter instanceof SqliteAdapter;

/**
 * An index for a list that is sorted by a `folded` column. For migrations. Only on PostgreSQL: an index on our own
 * function would keep every other program from writing to the embedded database.
 */
export const indexFolded = async (
  database: Kysely<unknown>,
  table: string,
  column: string,
): Promise<void> => {
  if (isSqlite(database)) return;
  await sql`create index ${sql.ref(`${table}_folded_${column}`)}
    on ${sql.table(table)} (lower(${sql.ref(column)}), id)`.execute(database);
};

/* The schema of the trigrams' operators, or nothing if this PostgreSQL can't have them. */
const trigrams = async (database: Kysely<unknown>): Promise<string | undefined> => {
  // Part of PostgreSQL's own packages, and any owner of a database may add it; hosts that don't allow it raise errors
  // of their own.
  await sql`do ${sql.lit(`begin
    if exists (select from pg_available_extensions where name = 'pg_trgm') then
      create extension if not exists pg_trgm;
    end if;
  exception when others then null;
  end`)}`.execute(database);
  const { rows } = await sql<{ schema: string }>`select nspname as schema from pg_opclass
    join pg_namespace on pg_namespace.oid = opcnamespace
    where opcname = 'gin_trgm_ops' and has_schema_privilege(nspname, 'usage')`.execute(database);
  return rows[0]?.schema;
};

/**
 * An index for `containsText` in these columns. For migrations. Only if PostgreSQL has its trigram extension: without
 * it, as in the embedded database, a search returns the same and reads every row.
 */
export const indexForSearch = async (
  database: Kysely<unknown>,
  table: string,
  columns: readonly string[],
): Promise<void> => {
  if (isSqlite(database)) return;
  const schema = await trigrams(database);
  if (schema === undefined) return;
  const indexed = columns.map(
    (column) => sql`lower(${sql.ref(column)}) ${sql.ref(`${schema}.gin_trgm_ops`)}`,
  );
  await sql`create index ${sql.ref(`${table}_searched`)} on ${sql.table(table)}
    using gin (${sql.join(indexed)})`.execute(database);
};

/**
 * An index for usage by time, for migrations. On SQLite it covers the sums by client app; on PostgreSQL an indexed
 * counter would make each increment update every index of its row.
 */
export const indexUsageSums = async (database: Kysely<unknown>): Promise<void> => {
  const covers = isSqlite(database);
  await database.schema
    .createIndex(covers ? "api_usage_sums" : "api_usage_at")
    .on("api_usage")
    .columns(covers ? ["at", "application_id", "status_class", "calls"] : ["at"])
    .execute();
};
