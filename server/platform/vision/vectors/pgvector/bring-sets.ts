import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { type SetKey, vectorsBetween, vectorVersions } from "../read-vectors.ts";
import { textOfBytes } from "./vector-text.ts";

const nameOf = ({ libraryId, kind, model }: SetKey) => `${libraryId} ${kind} ${model}`;

/** The library version to which each set has been updated. */
const broughtTo = async (
  database: Kysely<Tables>,
  libraryIds: readonly string[],
): Promise<Map<string, number>> => {
  if (libraryIds.length === 0) return new Map();
  const { rows } = await sql<SetKey & { version: number }>`
    select library_id as "libraryId", kind, model, version from vector_search.sets
    where library_id in (${sql.join(libraryIds)})`.execute(database);
  return new Map(rows.map((row) => [nameOf(row), row.version]));
};

/**
 * Adds the rows that still exist unchanged, and locks them until they're added; another node may add the same, or may
 * have added an older version.
 */
const add = (
  database: Kysely<Tables>,
  { libraryId, kind, model }: SetKey,
  rows: { id: string; version: number; vector: Uint8Array }[],
) => {
  const vectors = rows.map(({ id, version, vector }) => ({
    id,
    version,
    embedding: textOfBytes(vector),
  }));
  return sql`
    with new as (
      select id, version, embedding from json_to_recordset(${JSON.stringify(vectors)}::json)
        as given (id text, version bigint, embedding text)
    ), there as (
      select id from vectors
      where (id, version) in (select id, version from new) and library_id = ${libraryId}
      for key share
    )
    insert into vector_search.vectors (id, library_id, kind, model, embedding)
    select id, ${libraryId}, ${kind}, ${model}, embedding::vector from new join there using (id)
    on conflict (id) do update
    set library_id = excluded.library_id, kind = excluded.kind, model = excluded.model,
      embedding = excluded.embedding`.execute(database);
};

/**
 * Updates these sets to the database's state, and returns how many vectors were new. Deleted rows of `vectors` delete
 * theirs. Rejects once the signal is aborted.
 */
export const bringSets = async (
  database: Kysely<Tables>,
  keys: readonly SetKey[],
  signal?: AbortSignal,
): Promise<number> => {
  const libraryIds = [...new Set(keys.map(({ libraryId }) => libraryId))];
  const versions = await vectorVersions(database, libraryIds);
  const brought = await broughtTo(database, libraryIds);
  let added = 0;
  for (const key of keys) {
    const upTo = versions.get(key.libraryId);
    const after = brought.get(nameOf(key)) ?? -1;
    if (upTo === undefined || upTo <= after) continue;
    for await (const rows of vectorsBetween(database, key, { after, upTo })) {
      signal?.throwIfAborted();
      await add(database, key, rows);
      added += rows.length;
    }
    await sql`
      with there as (select id from libraries where id = ${key.libraryId} for key share)
      insert into vector_search.sets (library_id, kind, model, version)
      select id, ${key.kind}, ${key.model}, ${upTo} from there
      on conflict (library_id, kind, model)
      do update set version = greatest(sets.version, excluded.version)`.execute(database);
  }
  return added;
};
