import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../database/tables/index.ts";
import type { SetKey } from "../read-vectors.ts";

/** The sets of libraries whose vectors changed since the last update. */
export const staleSets = async (database: Kysely<Tables>): Promise<SetKey[]> => {
  const { rows } = await sql<SetKey>`
    select distinct library_id as "libraryId", kind, model from vectors
    where library_id in (
      select id from libraries where vector_version > coalesce(
        (select min(version) from vector_search.sets where library_id = libraries.id), -1))`.execute(
    database,
  );
  return rows;
};
