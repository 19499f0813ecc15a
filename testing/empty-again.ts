import type { OpenDatabase } from "@console-shell/server/platform/database/open";
import { type RawBuilder, sql } from "kysely";

/**
 * A fingerprint of a database apart from its rows: it changes with any schema change or leftover
 * lock.
 */
const shape = sql<{ shape: string }>`
  select concat_ws(' ',
    (select md5(string_agg(concat(oid, relname), ',' order by oid)) from pg_class
      where relnamespace = 'public'::regnamespace),
    (select md5(string_agg(concat(attrelid, attname, atttypid, attnotnull), ',' order by attrelid, attnum))
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and attnum > 0),
    (select md5(string_agg(concat(oid, conname), ',' order by oid)) from pg_constraint),
    (select md5(string_agg(concat(tgname, tgenabled), ',' order by pg_trigger.oid)) from pg_trigger),
    (select count(*) from pg_proc), (select count(*) from pg_namespace),
    (select count(*) from pg_extension),
    (select count(*) from pg_locks join pg_database on pg_database.oid = pg_locks.database
      where locktype = 'advisory' and datname = current_database())
  ) as shape`;

const tables = sql<{ name: string }>`
  select oid::regclass::text as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'`;

/** Removes every row, even from append-only tables, except the record of migrations. */
const removeRows = sql`
  do $$ declare filled text; begin
    perform set_config('session_replication_role', 'replica', true);
    for filled in
      select oid::regclass from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'
        and relname not like 'kysely%' and pg_relation_size(oid) > 0
    loop
      execute 'delete from ' || filled;
    end loop;
  end $$`;

/** Above this size, so much dead space is left that a new database is faster. */
const maxBytes = 24 * 1024 ** 2;
const size = sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;

/** The rows that migrations have written, as statements that write them again. */
const readMigrated = async ({ database }: OpenDatabase): Promise<RawBuilder<unknown>[]> => {
  const { rows: named } = await tables.execute(database);
  const all = named.map(
    ({ name }) => sql`
      select ${sql.lit(name)} as name, json_agg(filled)::text as rows from ${sql.raw(name)} as filled`,
  );
  const read = sql<{ name: string; rows: string | null }>`${sql.join(all, sql` union all `)}`;
  return (await read.execute(database)).rows.flatMap(({ name, rows }) =>
    rows === null
      ? []
      : sql`
          insert into ${sql.raw(name)}
          select * from json_populate_recordset(null::${sql.raw(name)}, ${rows}::json)`,
  );
};

/** Resets a database to its state when this was created; returns false if that's impossible. */
export type EmptyAgain = () => Promise<boolean>;

/** For a migrated PostgreSQL database that hasn't been used yet. */
export const emptyAgain = async (opened: OpenDatabase): Promise<EmptyAgain> => {
  const { database } = opened;
  const shapeOf = async () => (await shape.execute(database)).rows[0]!.shape;
  const before = await shapeOf();
  const migrated = await readMigrated(opened);
  return async () => {
    const { rows } = await size.execute(database);
    if (rows[0]!.bytes > maxBytes || (await shapeOf()) !== before) return false;
    await database.transaction().execute(async (transaction) => {
      await removeRows.execute(transaction);
      for (const insert of migrated) await insert.execute(transaction);
    });
    return true;
  };
};
