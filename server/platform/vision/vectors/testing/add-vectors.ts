import type { Kysely } from "kysely";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { bytesOf } from "../vector-bytes.ts";

/** Adds pictures with one vector each, as a picture is indexed. */
export const addVectors = (
  database: Kysely<Tables>,
  libraryId: string,
  vectors: Float32Array[],
  model = "m",
) =>
  database.transaction().execute(async (transaction) => {
    const { vectorVersion: version, createdBy } = await transaction
      .updateTable("libraries")
      .set((column) => ({ vectorVersion: column("vectorVersion", "+", 1) }))
      .where("id", "=", libraryId)
      .returning(["vectorVersion", "createdBy"])
      .executeTakeFirstOrThrow();
    const added = vectors.map((vector) => ({ id: newId(), vector }));
    for (const { id, vector } of added) {
      await transaction
        .insertInto("images")
        .values({
          id,
          libraryId,
          fileName: "a.jpg",
          mediaType: "image/jpeg",
          bytes: 1,
          width: 1,
          height: 1,
          sha256: id,
          uploadedBy: createdBy,
          createdAt: 0,
        })
        .execute();
      await transaction
        .insertInto("vectors")
        .values({
          id,
          kind: "face",
          model,
          libraryId,
          imageId: id,
          version,
          vector: bytesOf(vector),
        })
        .execute();
    }
    return added;
  });
