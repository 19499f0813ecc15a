import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { withoutLimits } from "#platform/database/dialect/time-limits.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { VectorKind } from "#platform/database/tables/vision.ts";
import { buildUntilEnded, type Ending } from "./cancel-build.ts";
import { withGraphMemory } from "./graph-memory.ts";

/** Maximum dimensions of a `vector` in pgvector's HNSW. */
const maxDimensions = 2_000;
/** Any number that nothing else locks by. */
const lock = 7_203_114_850_336_953n;

interface Group {
  kind: VectorKind;
  model: string;
  count: number;
  dimensions: number;
}

/** The name of a group's index. */
export const indexOf = (kind: VectorKind, model: string): string =>
  `vectors_hnsw_${createHash("sha256").update(`${kind} ${model}`).digest("hex").slice(0, 16)}`;

/** Names of the HNSW indexes, and whether each is complete. */
const builtIndexes = async (database: Kysely<Tables>): Promise<Map<string, boolean>> => {
  const { rows } = await sql<{ name: string; isValid: boolean }>`
    select relname as name, indisvalid as "isValid" from pg_index
    join pg_class on pg_class.oid = indexrelid
    where indrelid = 'vector_search.vectors'::regclass and relname like 'vectors\\_hnsw\\_%'`.execute(
    database,
  );
  return new Map(rows.map(({ name, isValid }) => [name, isValid]));
};

const groups = async (database: Kysely<Tables>): Promise<Group[]> => {
  const { rows } = await sql<Group>`
    select kind, model, count(*)::int as count,
      -- Of any, for they are alike: reading each would read them all.
      (select vector_dims(embedding) from vector_search.vectors as one
        where one.library_id = min(every.library_id) and one.kind = every.kind and one.model = every.model
        limit 1) as dimensions
    from vector_search.vectors as every group by kind, model`.execute(database);
  return rows;
};

/**
 * Builds an HNSW index for each kind and model with at least this many vectors, one after the other and concurrently
 * with writes, which takes minutes; drops those that are too small for one now. On one node at a time. Returns the
 * existing ones. Rejects on cancellation.
 */
export const indexLargeSets = (
  database: Kysely<Tables>,
  atLeast: number,
  ending: Ending,
): Promise<ReadonlySet<string>> =>
  withoutLimits(database, async (connection) => {
    const { rows } = await sql<{ isOurs: boolean; pid: number }>`
      select pg_try_advisory_lock(${sql.lit(lock)}) as "isOurs", pg_backend_pid() as pid`.execute(
      connection,
    );
    const valid = (indexes: Map<string, boolean>) =>
      new Set([...indexes].flatMap(([name, isValid]) => (isValid ? [name] : [])));
    const [own] = rows;
    if (!own?.isOurs) return valid(await builtIndexes(connection));
    try {
      const indexes = await builtIndexes(connection);
      const large = (await groups(connection)).filter(
        ({ count, dimensions }) => count >= atLeast && dimensions <= maxDimensions,
      );
      const wanted = new Set(large.map(({ kind, model }) => indexOf(kind, model)));
      for (const [name, isValid] of indexes)
        // An invalid one was left by a server that ended during the build.
        if (!isValid || !wanted.has(name))
          await sql`drop index vector_search.${sql.ref(name)}`.execute(connection);
      for (const group of large) {
        const { kind, model, dimensions } = group;
        const name = indexOf(kind, model);
        if (indexes.get(name)) continue;
        const statement = sql`
          create index concurrently ${sql.ref(name)} on vector_search.vectors
          using hnsw ((embedding::vector(${sql.lit(dimensions)})) vector_cosine_ops)
          where kind = ${sql.lit(kind)} and model = ${sql.lit(model)}`;
        const build = () =>
          buildUntilEnded(database, own.pid, () => statement.execute(connection), ending);
        // An existing one was started but never completed: maybe PostgreSQL ran out of memory and restarted.
        if (indexes.has(name)) await build();
        else
          await withGraphMemory(connection, group, {
            build,
            drop: () =>
              sql`drop index if exists vector_search.${sql.ref(name)}`.execute(connection),
          });
      }
      return valid(await builtIndexes(connection));
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(lock)})`.execute(connection);
    }
  });
