import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { VectorKind } from "#platform/database/tables/vision.ts";

/** Rows per batch; the server can do other work in between. */
const atOnce = 1_000;

/** The vectors of one kind and model in a library. */
export interface SetKey {
  libraryId: string;
  kind: VectorKind;
  model: string;
}

interface VectorRow {
  id: string;
  version: number;
  vector: Uint8Array;
}

/** Existing vectors, written up to a version of the library. */
const rowsOf = (database: Kysely<Tables>, { libraryId, kind, model }: SetKey, upTo: number) =>
  database
    .selectFrom("vectors")
    .where("libraryId", "=", libraryId)
    .where("kind", "=", kind)
    .where("model", "=", model)
    .where("version", "<=", upTo);

/** Existing vectors written after a version of the library, up to another; in batches, oldest first. */
export async function* vectorsBetween(
  database: Kysely<Tables>,
  key: SetKey,
  { after, upTo }: { after: number; upTo: number },
): AsyncGenerator<VectorRow[]> {
  let last: Pick<VectorRow, "version" | "id"> | undefined;
  for (;;) {
    const from = last;
    const rows: VectorRow[] = await rowsOf(database, key, upTo)
      .select(["id", "version", "vector"])
      // Needed for later batches, too: the index covers a range, but not the `or` below.
      .where("version", ">=", from?.version ?? after + 1)
      .$if(from !== undefined, (query) =>
        query.where((where) =>
          where.or([where("version", ">", from!.version), where("id", ">", from!.id)]),
        ),
      )
      .orderBy("version")
      .orderBy("id")
      .limit(atOnce)
      .execute();
    if (rows.length > 0) yield rows;
    if (rows.length < atOnce) return;
    last = rows.at(-1);
  }
}

export const countVectors = async (
  database: Kysely<Tables>,
  key: SetKey,
  upTo: number,
): Promise<number> => {
  const { count } = await rowsOf(database, key, upTo)
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
};

export const idsOfVectors = async (
  database: Kysely<Tables>,
  key: SetKey,
  upTo: number,
): Promise<string[]> =>
  (await rowsOf(database, key, upTo).select("id").execute()).map(({ id }) => id);

/** The versions of these libraries, without those that don't exist. */
export const vectorVersions = async (
  database: Kysely<Tables>,
  libraryIds: readonly string[],
): Promise<Map<string, number>> => {
  if (libraryIds.length === 0) return new Map();
  const rows = await database
    .selectFrom("libraries")
    .select(["id", "vectorVersion"])
    .where("id", "in", libraryIds)
    .execute();
  return new Map(rows.map(({ id, vectorVersion }) => [id, vectorVersion]));
};
