import type { Kysely } from "kysely";
import type { Tables } from "../../../../platform/database/tables/index.ts";

/** How many of a catalogue's newest pictures are compared with its saved searches. */
const maxPictures = 200;

/** The most recently indexed pictures of libraries, and their regions' vectors of a model. */
export const newestRegions = async (
  database: Kysely<Tables>,
  model: string,
  libraryIds: readonly string[],
  after: number,
) => {
  if (libraryIds.length === 0) return [];
  const pictures = await database
    .selectFrom("images")
    .select(["id", "indexed_at"])
    .where("library_id", "in", libraryIds)
    .where("deleted_at", "is", null)
    .where("refused_for", "is", null)
    .where("indexed_at", ">", after)
    .orderBy("indexed_at", "desc")
    .limit(maxPictures)
    .execute();
  if (pictures.length === 0) return [];
  const seenAt = new Map(pictures.map(({ id, indexed_at }) => [id, indexed_at ?? 0]));
  const rows = await database
    .selectFrom("vectors")
    .leftJoin("image_objects", "image_objects.id", "vectors.id")
    .select(["vectors.image_id", "vectors.vector", "image_objects.label"])
    .where("vectors.image_id", "in", [...seenAt.keys()])
    .where("vectors.library_id", "in", libraryIds)
    .where("vectors.kind", "=", "region")
    .where("vectors.model", "=", model)
    .execute();
  return rows.map((row) => ({ ...row, seenAt: seenAt.get(row.image_id) ?? 0 }));
};
