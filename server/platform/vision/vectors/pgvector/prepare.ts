import { type Kysely, sql } from "kysely";
import { liftLimits } from "#platform/database/dialect/time-limits.ts";
import type { Tables } from "#platform/database/tables/index.ts";

/** The minimum version that can continue if a filter leaves too few, see `hnsw.iterative_scan`. */
const least = [0, 8];

/** Whether this PostgreSQL has pgvector, in a sufficient version. */
const isThere = async (database: Kysely<Tables>): Promise<boolean> => {
  const { rows } = await sql<{ version: string }>`
    select coalesce(installed_version, default_version) as version
    from pg_available_extensions where name = 'vector'`.execute(database);
  const [extension] = rows;
  if (!extension) return false;
  const [major = 0, minor = 0] = extension.version.split(".").map(Number);
  return major > least[0]! || minor >= least[1]!;
};

const makeTables = async (transaction: Kysely<Tables>): Promise<void> => {
  await liftLimits(transaction);
  // Nodes that start concurrently wait for each other here.
  await sql`select pg_advisory_xact_lock(7203114850336952)`.execute(transaction);
  await sql`create extension if not exists vector`.execute(transaction);
  await sql`create schema if not exists vector_search`.execute(transaction);
  await sql`create unique index if not exists vectors_id_library on vectors (id, library_id)`.execute(
    transaction,
  );
  // If a picture moves to another library, its vectors follow.
  await sql`
    create table if not exists vector_search.vectors (
      id text primary key,
      library_id text not null,
      kind text not null,
      model text not null,
      embedding vector not null,
      foreign key (id, library_id) references vectors (id, library_id)
        on update cascade on delete cascade
    )`.execute(transaction);
  // A vector of a thousand numbers fits into a page; stored out of line, each comparison would have to fetch it.
  await sql`alter table vector_search.vectors alter column embedding set storage plain`.execute(
    transaction,
  );
  await sql`
    create index if not exists vectors_set on vector_search.vectors (library_id, kind, model)
  `.execute(transaction);
  await sql`
    create table if not exists vector_search.sets (
      library_id text not null references libraries (id) on delete cascade,
      kind text not null,
      model text not null,
      version bigint not null,
      primary key (library_id, kind, model)
    )`.execute(transaction);
};

/**
 * Creates pgvector's tables, in a separate schema: they're derived from `vectors`, so backups and moves skip them.
 * False if this PostgreSQL has no pgvector, or doesn't let us use it, which is reported to `onRefused`.
 */
export const preparePgvector = async (
  database: Kysely<Tables>,
  onRefused: (error: unknown) => void,
): Promise<boolean> => {
  if (!(await isThere(database))) return false;
  try {
    await database.transaction().execute(makeTables);
    return true;
  } catch (error) {
    // 42501: the host reserves extensions or new schemas for somebody else.
    if ((error as { code?: unknown }).code !== "42501") throw error;
    onRefused(error);
    return false;
  }
};
