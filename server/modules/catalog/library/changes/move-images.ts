import type { Kysely } from "kysely";
import type { Tables } from "../../../../platform/database/tables/index.ts";
import type { PictureVerdict } from "../../../../platform/database/tables/libraries.ts";
import { transactionWithDeadline } from "../../../../platform/database/transaction-with-deadline.ts";
import { Refusal } from "../../../../kernel/refusal.ts";
import { enqueue } from "../../../../platform/jobs/enqueue.ts";
import type { Services } from "../../../../platform/services.ts";
import { countImages } from "../image-writes.ts";
import { type Changing, keepChange } from "./keep-change.ts";
import { placeSeen } from "./place-seen.ts";

interface Move {
  from: string;
  to: string;
  ids: readonly string[];
  now: number;
}

const unjudged = {
  refused_for: null,
  accepted_by_hand: false,
  looks_like: null,
  kept_beside: false,
} as const;

const isJudged = (row: PictureVerdict) =>
  row.refused_for !== null || row.accepted_by_hand || row.looks_like !== null || row.kept_beside;

/** Refuses to move pictures between production and a sandbox, whose keys could read them. */
const refuseOtherEnvironment = async (transaction: Kysely<Tables>, ids: readonly string[]) => {
  const environments = await transaction
    .selectFrom("libraries")
    .select("environment")
    .distinct()
    .where("id", "in", ids)
    .execute();
  if (environments.length > 1)
    throw new Refusal("bad_input", [{ path: "libraryId", code: "other_environment" }]);
};

/**
 * Moves the pictures that the other library doesn't have yet, and queues them for its own checks. Returns which, with
 * the source library's verdicts on them; `verdicts` are the target's earlier ones, for pictures that come back. Both
 * libraries' rows stay locked. Refuses libraries of two environments.
 */
export const move = async (
  services: Services,
  transaction: Kysely<Tables>,
  { from, to, ids, now }: Move,
  verdicts: readonly PictureVerdict[] = [],
): Promise<{ moved: string[]; left: PictureVerdict[] }> => {
  // In one order for both directions: two opposite moves would otherwise deadlock.
  for (const id of [from, to].toSorted())
    await countImages(transaction, id, { images: 0, bytes: 0, vectors: true });
  await refuseOtherEnvironment(transaction, [from, to]);
  const rows = await transaction
    .selectFrom("images")
    .select(["id", "bytes", "file_name"])
    .select(["refused_for", "accepted_by_hand", "looks_like", "kept_beside"])
    .where("library_id", "=", from)
    .where("id", "in", ids)
    .where("deleted_at", "is", null)
    .where("sha256", "not in", (there) =>
      there.selectFrom("images as other").select("other.sha256").where("other.library_id", "=", to),
    )
    .execute();
  const moved = rows.map(({ id }) => id);
  if (moved.length === 0) return { moved, left: [] };
  await transaction
    .updateTable("images")
    .set({ library_id: to, moved_at: now, indexed_at: null, ...unjudged })
    .where("id", "in", moved)
    .execute();
  for (const { id, ...verdict } of verdicts)
    if (moved.includes(id))
      await transaction.updateTable("images").set(verdict).where("id", "=", id).execute();
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
  await enqueue(
    transaction,
    moved.map((id) => ({ kind: "image.index", subjectId: id, groupId: to })),
    now,
  );
  const eachIn = (libraryId: string) =>
    rows.map(({ id, file_name }) => ({ libraryId, imageId: id, fileName: file_name }));
  await services.publishLibraryChange(services, transaction, {
    type: "library.image.deleted",
    libraryId: from,
    each: eachIn(from),
    now,
  });
  await services.publishLibraryChange(services, transaction, {
    type: "library.image.added",
    libraryId: to,
    each: eachIn(to),
    now,
  });
  const left = rows
    .filter(isJudged)
    .map(({ bytes: _bytes, file_name: _name, ...verdict }) => verdict);
  return { moved, left };
};

/** Moves pictures to another library; those it already has, even in its bin, stay where they are. */
export const moveImages = (
  services: Services,
  changing: Changing,
  { ids, libraryId: to }: { ids: readonly string[]; libraryId: string },
): Promise<{ moved: number; skipped: number; changeId: string | null }> => {
  const { libraryId: from, now } = changing;
  if (from === to) throw new Refusal("bad_input", [{ path: "libraryId", code: "same" }]);
  return transactionWithDeadline(services.database, async (transaction) => {
    const { moved, left } = await move(services, transaction, { from, to, ids, now });
    const changeId = await keepChange(transaction, changing, {
      kind: "move",
      target_id: to,
      image_ids: moved,
      verdicts: left,
    });
    return { moved: moved.length, skipped: new Set(ids).size - moved.length, changeId };
  });
};
