import { newId } from "@console-shell/server/platform/database/id";
import type { OpenDatabase } from "@console-shell/server/platform/database/open";
import { bytesOf } from "@console-shell/server/platform/vision/vectors/vector-bytes";
import { addLibrary } from "@console-shell/server/platform/vision/vectors/testing/add-library";
import { dimensions } from "./made-faces.ts";

export const kind = "face";
export const model = "bench";

/** Rows per statement. */
const atOnce = 500;

/** 1, 9, 20 and 70 percent of the faces, regardless of the person. */
export interface Parts<Part> {
  hundredth: Part;
  tenth: Part;
  third: Part;
  rest: Part;
}

/** The part that contains a face, by its number. */
export const partOf = (at: number): keyof Parts<unknown> => {
  const mixed = (Math.imul(at + 1, 2_654_435_761) >>> 0) % 100;
  if (mixed === 0) return "hundredth";
  if (mixed < 10) return "tenth";
  return mixed < 30 ? "third" : "rest";
};

/** A library for each part, with one picture that contains all of its faces. */
export const addParts = async (database: OpenDatabase["database"]) => {
  const add = async () => {
    const libraryId = await addLibrary(database);
    const { createdBy } = await database
      .selectFrom("libraries")
      .select("createdBy")
      .where("id", "=", libraryId)
      .executeTakeFirstOrThrow();
    const imageId = newId();
    await database
      .insertInto("images")
      .values({
        id: imageId,
        libraryId,
        fileName: "a.jpg",
        mediaType: "image/jpeg",
        bytes: 1,
        width: 1,
        height: 1,
        sha256: imageId,
        uploadedBy: createdBy,
        createdAt: 0,
      })
      .execute();
    return { libraryId, imageId };
  };
  return { hundredth: await add(), tenth: await add(), third: await add(), rest: await add() };
};

export type Libraries = Awaited<ReturnType<typeof addParts>>;

/** A face's id, which contains its number. */
export const idOf = (at: number): string => `face ${at}`;

/** Adds the faces from one number up to another, as analysing many pictures would. */
export const addFaces = (
  database: OpenDatabase["database"],
  libraries: Libraries,
  vectors: Float32Array,
  range: { from: number; to: number },
): Promise<void> =>
  database.transaction().execute((transaction) => add(transaction, libraries, vectors, range));

const add = async (
  database: OpenDatabase["database"],
  libraries: Libraries,
  vectors: Float32Array,
  { from, to }: { from: number; to: number },
): Promise<void> => {
  for (let first = from; first < to; first += atOnce) {
    const rows = Array.from({ length: Math.min(atOnce, to - first) }, (_, place) => {
      const at = first + place;
      const { libraryId, imageId } = libraries[partOf(at)];
      return {
        id: idOf(at),
        kind,
        model,
        libraryId,
        imageId,
        // Each analysed picture increments it.
        version: at + 1,
        vector: bytesOf(vectors.subarray(at * dimensions, (at + 1) * dimensions)),
      } as const;
    });
    await database.insertInto("vectors").values(rows).execute();
  }
  const libraryIds = Object.values(libraries).map(({ libraryId }) => libraryId);
  await database
    .updateTable("libraries")
    .set({ vectorVersion: to })
    .where("id", "in", libraryIds)
    .execute();
};
