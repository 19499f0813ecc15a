import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { addHits, type Hit, maxResults } from "./hit.ts";

/** Rows per query; a picture may have many objects of a label. */
const atOnce = 500;

interface LabelConditions {
  labels: readonly string[];
  libraryIds: readonly string[];
  threshold: number;
}

const objects = (
  database: Kysely<Tables>,
  label: string,
  { libraryIds, threshold }: LabelConditions,
) =>
  database
    .selectFrom("imageObjects")
    .where("label", "=", label)
    .where("score", ">=", threshold)
    .where("libraryId", "in", libraryIds);

/** The most certain with one label, one for each picture. */
const surestOf = async (
  database: Kysely<Tables>,
  label: string,
  conditions: LabelConditions,
  most: number,
): Promise<Hit[]> => {
  const hits = new Map<string, Hit>();
  for (let offset = 0; hits.size < most; offset += atOnce) {
    const rows = await objects(database, label, conditions)
      .select(["imageId", "label", "score", "box as region"])
      .orderBy("score", "desc")
      .orderBy("id", "desc")
      .limit(atOnce)
      .offset(offset)
      .execute();
    addHits(
      hits,
      rows.map((row) => ({ ...row, similarity: null })),
      most,
    );
    if (rows.length < atOnce) break;
  }
  return [...hits.values()];
};

/** The pictures with objects that have one of the labels, most certain first. */
export const findByLabel = async (
  database: Kysely<Tables>,
  conditions: LabelConditions,
  most = maxResults,
): Promise<Hit[]> => {
  if (conditions.libraryIds.length === 0) return [];
  const hits = new Map<string, Hit>();
  const found: Hit[] = [];
  // One query per label is an index scan; a combined one would have to be sorted.
  for (const label of conditions.labels)
    found.push(...(await surestOf(database, label, conditions, most)));
  addHits(
    hits,
    found.toSorted((one, other) => other.score - one.score),
    most,
  );
  return [...hits.values()];
};

/** Number of pictures indexed after an instant that have objects with one of the labels. */
export const countNewByLabel = async (
  database: Kysely<Tables>,
  { labels, libraryIds, threshold }: LabelConditions,
  after: number,
): Promise<number> => {
  if (libraryIds.length === 0) return 0;
  const { total } = await database
    .selectFrom("images")
    .select((select) => select.fn.countAll<number>().as("total"))
    .where("libraryId", "in", libraryIds)
    .where("deletedAt", "is", null)
    .where("refusedFor", "is", null)
    .where("indexedAt", ">", after)
    .where((where) =>
      where.exists(
        where
          .selectFrom("imageObjects")
          .select("imageObjects.id")
          .whereRef("imageObjects.imageId", "=", "images.id")
          .where("label", "in", labels)
          .where("score", ">=", threshold),
      ),
    )
    .executeTakeFirstOrThrow();
  return total;
};
