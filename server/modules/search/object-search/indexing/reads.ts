import type { CollectionIndexing } from "@console-shell/contract/calls/object-indexing";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";

const imagesIn = (database: Kysely<Tables>, libraryIds: readonly string[]) =>
  database
    .selectFrom("images")
    .leftJoin("jobs", (join) =>
      join.onRef("jobs.subjectId", "=", "images.id").on("jobs.kind", "=", "image.index"),
    )
    .where("images.libraryId", "in", libraryIds)
    .where("images.deletedAt", "is", null);

/** Indexing progress of these libraries' pictures. */
export const countIndexing = async (
  database: Kysely<Tables>,
  libraryIds: readonly string[],
): Promise<CollectionIndexing> => {
  const counts = { pictures: 0, seen: 0, waiting: 0, failed: 0 };
  if (libraryIds.length === 0) return counts;
  const rows = await imagesIn(database, libraryIds)
    .select((select) => [
      "jobs.state",
      select.fn.countAll<number>().as("pictures"),
      select.fn.count<number>("images.indexedAt").as("seen"),
    ])
    .groupBy("jobs.state")
    .execute();
  for (const { state, pictures, seen } of rows) {
    counts.pictures += pictures;
    counts.seen += seen;
    if (state === "failed") counts.failed += pictures;
    // Unindexed pictures without a job get one when a server starts.
    else if (state === null) counts.waiting += pictures - seen;
    else if (state !== "done") counts.waiting += pictures;
  }
  return counts;
};

/** The pictures that the engine gave up on. */
export const readFailed = (database: Kysely<Tables>, libraryIds: readonly string[]) =>
  imagesIn(database, libraryIds)
    .select(["images.id", "images.libraryId"])
    .where("jobs.state", "=", "failed")
    .execute();
