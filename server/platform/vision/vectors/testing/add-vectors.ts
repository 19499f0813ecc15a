import type { Kysely } from "kysely";
import { newId } from "../../../database/id.ts";
import type { Tables } from "../../../database/tables/index.ts";
import { bytesOf } from "../vector-bytes.ts";

/** Adds pictures with one vector each, as a picture is indexed. */
export const addVectors = (
  database: Kysely<Tables>,
  libraryId: string,
  vectors: Float32Array[],
  model = "m",
) =>
  database.transaction().execute(async (transaction) => {
    const { vector_version: version, created_by } = await transaction
      .updateTable("libraries")
      .set((column) => ({ vector_version: column("vector_version", "+", 1) }))
      .where("id", "=", libraryId)
      .returning(["vector_version", "created_by"])
      .executeTakeFirstOrThrow();
    const added = vectors.map((vector) => ({ id: newId(), vector }));
    for (const { id, vector } of added) {
      await transaction
        .insertInto("images")
        .values({
          id,
          library_id: libraryId,
          file_name: "a.jpg",
          media_type: "image/jpeg",
          bytes: 1,
          width: 1,
          height: 1,
          sha256: id,
          uploaded_by: created_by,
          created_at: 0,
        })
        .execute();
      await transaction
        .insertInto("vectors")
        .values({
          id,
          kind: "face",
          model,
          library_id: libraryId,
          image_id: id,
          version,
          vector: bytesOf(vector),
        })
        .execute();
    }
    return added;
  });
