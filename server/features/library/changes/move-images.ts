import type { Kysely } from "kysely";
import type { Tables } from "../../../database/tables/index.ts";
import { writeInTime } from "../../../database/write-in-time.ts";
import { Refusal } from "../../../http/refusal.ts";
import type { Services } from "../../../services.ts";
import { tellOfLibrary } from "../../webhook/tell-of-library.ts";
import { countImages } from "../image-writes.ts";
import { type Changing, keepChange } from "./keep-change.ts";
import { placeSeen } from "./place-seen.ts";

interface Move {
  from: string;
  to: string;
  ids: readonly string[];
  now: number;
}

/** Moves pictures that the other library has not; answers which. Both libraries' rows stay locked. */
export const move = async (
  services: Services,
  transaction: Kysely<Tables>,
  { from, to, ids, now }: Move,
): Promise<string[]> => {
  // In one order, whichever way: two moves against each other would wait for each other for ever.
  for (const id of [from, to].toSorted())
    await countImages(transaction, id, { images: 0, bytes: 0, vectors: true });
  const rows = await transaction
    .updateTable("images")
    .set({ library_id: to, looks_like: null, kept_beside: false })
    .where("library_id", "=", from)
    .where("id", "in", ids)
    .where("deleted_at", "is", null)
    .where("sha256", "not in", (there) =>
      there.selectFrom("images as other").select("other.sha256").where("other.library_id", "=", to),
    )
    .returning(["id", "bytes", "file_name"])
    .execute();
  const moved = rows.map(({ id }) => id);
  if (moved.length === 0) return [];
  const bytes = rows.reduce((sum, row) => sum + row.bytes, 0);
  await countImages(transaction, from, { images: -moved.length, bytes: -bytes });
  await countImages(transaction, to, { images: moved.length, bytes });
  await placeSeen(transaction, moved, to);
  await transaction
    .updateTable("image_hash_parts")
    .set({ library_id: to })
    .where("image_id", "in", moved)
    .execute();
  await transaction
    .updateTable("jobs")
    .set({ group_id: to })
    .where("kind", "=", "image.index")
    .where("subject_id", "in", moved)
    .execute();
  const eachIn = (libraryId: string) =>
    rows.map(({ id, file_name }) => ({ libraryId, imageId: id, fileName: file_name }));
  await tellOfLibrary(services, transaction, {
    type: "library.image.deleted",
    libraryId: from,
    each: eachIn(from),
    now,
  });
  await tellOfLibrary(services, transaction, {
    type: "library.image.added",
    libraryId: to,
    each: eachIn(to),
    now,
  });
  return moved;
};

/** Moves pictures into another library; those that it has already, in its bin too, stay where they are. */
export const moveImages = (
  services: Services,
  changing: Changing,
  { ids, libraryId: to }: { ids: readonly string[]; libraryId: string },
): Promise<{ moved: number; skipped: number; changeId: string | null }> => {
  const { libraryId: from, now } = changing;
  if (from === to) throw new Refusal("bad_input", [{ path: "libraryId", code: "same" }]);
  return writeInTime(services.database, async (transaction) => {
    const moved = await move(services, transaction, { from, to, ids, now });
    const changeId = await keepChange(transaction, changing, {
      kind: "move",
      target_id: to,
      image_ids: moved,
    });
    return { moved: moved.length, skipped: new Set(ids).size - moved.length, changeId };
  });
};
