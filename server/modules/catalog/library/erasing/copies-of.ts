import type { Kysely } from "kysely";
import type { Tables } from "../../../../platform/database/tables/index.ts";
import { probeKey } from "../picture-keys.ts";

/** Copies of pictures, made in order to search with them. */
interface Copies {
  /** Where the files are. */
  keys: string[];
  /**
   * Deletes the probes, and the saved searches that use them; past searches and comparisons stay, without their
   * picture.
   */
  forget: () => Promise<void>;
}

/**
 * The probes made from pictures, the copies stored by object searches, and the faces stored by face searches and
 * comparisons.
 */
export const copiesOf = async (
  database: Kysely<Tables>,
  imageIds: readonly string[],
): Promise<Copies> => {
  // PostgreSQL has no empty list.
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
      // Each contains the picture's vector.
      await database
        .deleteFrom("saved_object_searches")
        .where("query_id", "in", (from) =>
          from.selectFrom("object_queries").select("id").where("probe_image_id", "in", imageIds),
        )
        .execute();
    },
  };
};
