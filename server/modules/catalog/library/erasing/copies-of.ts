import type { Kysely } from "kysely";
import type { Tables } from "../../../../platform/database/tables/index.ts";
import { probeKey } from "../picture-keys.ts";

/** What was made of pictures in order to search with them. */
interface Copies {
  /** Where the files are. */
  keys: string[];
  /**
   * Takes the probes out of the database, and what was saved to be searched for again with them; searches and comparisons
   * stay, as ones whose picture is gone.
   */
  forget: () => Promise<void>;
}

/** The probes of pictures, the copies that object searches have kept of them, and the faces that face searches and comparisons have. */
export const copiesOf = async (
  database: Kysely<Tables>,
  imageIds: readonly string[],
): Promise<Copies> => {
  // PostgreSQL knows no empty list.
  if (imageIds.length === 0) return { keys: [], forget: () => Promise.resolve() };
  const probes = await database
    .selectFrom("probes")
    .select(["id", "media_type"])
    .where("image_id", "in", imageIds)
    .execute();
  const queries = await database
    .selectFrom("face_queries")
    .select(["id", "probe_type"])
    .where("probe_image_id", "in", imageIds)
    .execute();
  const ones = await database
    .selectFrom("face_comparisons")
    .select("one_picture as picture")
    .where("one_image_id", "in", imageIds)
    .execute();
  const others = await database
    .selectFrom("face_comparisons")
    .select("other_picture as picture")
    .where("other_image_id", "in", imageIds)
    .execute();
  const looks = await database
    .selectFrom("object_queries")
    .select(["search_id", "probe_type"])
    .where("probe_image_id", "in", imageIds)
    .execute();
  return {
    keys: [
      ...probes.map((probe) => probeKey(probe.id, probe.media_type)),
      ...queries.map((query) => probeKey(query.id, query.probe_type)),
      ...looks.flatMap((query) =>
        query.probe_type ? [probeKey(query.search_id, query.probe_type)] : [],
      ),
      ...[...ones, ...others].map(({ picture }) => probeKey(picture, "image/jpeg")),
    ],
    async forget() {
      await database.deleteFrom("probes").where("image_id", "in", imageIds).execute();
      // Each has what the picture looks like, as a vector.
      await database
        .deleteFrom("saved_object_searches")
        .where("query_id", "in", (from) =>
          from.selectFrom("object_queries").select("id").where("probe_image_id", "in", imageIds),
        )
        .execute();
    },
  };
};
