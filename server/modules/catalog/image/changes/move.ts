import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { ImageVerdict } from "#platform/database/tables/libraries.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { Refusal } from "#kernel/refusal.ts";
import { enqueue } from "#modules/catalog/job/queue.ts";
import type { By } from "#kernel/call.ts";
import type { Services } from "#platform/services.ts";
import { countImages } from "../writes.ts";
import { recordChange, moveIndexData } from "./writes.ts";

interface Move {
  from: string;
  to: string;
  ids: readonly string[];
  now: number;
}

const unjudged = {
  refusedFor: null,
  acceptedByHand: false,
  looksLike: null,
  keptBeside: false,
} as const;

const isJudged = (row: ImageVerdict) =>
  row.refusedFor !== null || row.acceptedByHand || row.looksLike !== null || row.keptBeside;

/** Refuses to move images between production and a sandbox, whose keys could read them. */
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
 * Moves the images that the other library doesn't have yet, and queues them for its own checks. Returns which, with
 * the source library's verdicts on them; `verdicts` are the target's earlier ones, for images that come back. Both
 * libraries' rows stay locked. Refuses libraries of two environments.
 */
export const move = async (
  services: Services,
  transaction: Kysely<Tables>,
  { from, to, ids, now }: Move,
  verdicts: readonly ImageVerdict[] = [],
): Promise<{ moved: string[]; left: ImageVerdict[] }> => {
  // In one order for both directions: two opposite moves would otherwise deadlock.
  for (const id of [from, to].toSorted())
    await countImages(transaction, id, { images: 0, bytes: 0, vectors: true });
  await refuseOtherEnvironment(transaction, [from, to]);
  const rows = await transaction
    .selectFrom("images")
    .select(["id", "bytes", "fileName"])
    .select(["refusedFor", "acceptedByHand", "looksLike", "keptBeside"])
    .where("libraryId", "=", from)
    .where("id", "in", ids)
    .where("deletedAt", "is", null)
    .where("sha256", "not in", (there) =>
      there.selectFrom("images as other").select("other.sha256").where("other.libraryId", "=", to),
    )
    .execute();
  const moved = rows.map(({ id }) => id);
  if (moved.length === 0) return { moved, left: [] };
  await transaction
    .updateTable("images")
    .set({ libraryId: to, movedAt: now, indexedAt: null, ...unjudged })
    .where("id", "in", moved)
    .execute();
  for (const { id, ...verdict } of verdicts)
    if (moved.includes(id))
      await transaction.updateTable("images").set(verdict).where("id", "=", id).execute();
  const bytes = rows.reduce((sum, row) => sum + row.bytes, 0);
  await countImages(transaction, from, { images: -moved.length, bytes: -bytes });
  await countImages(transaction, to, { images: moved.length, bytes });
  await moveIndexData(transaction, moved, to);
  await transaction
    .updateTable("imageHashParts")
    .set({ libraryId: to })
    .where("imageId", "in", moved)
    .execute();
  await transaction
    .updateTable("jobs")
    .set({ groupId: to })
    .where("kind", "=", "image.index")
    .where("subjectId", "in", moved)
    .execute();
  await enqueue(
    transaction,
    moved.map((id) => ({ kind: "image.index", subjectId: id, groupId: to })),
    now,
  );
  const eachIn = (libraryId: string) =>
    rows.map(({ id, fileName }) => ({ libraryId, imageId: id, fileName }));
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
    .map(({ bytes: _bytes, fileName: _name, ...verdict }) => verdict);
  return { moved, left };
};

/** Moves images to another library; those it already has, even in its bin, stay where they are. */
export const moveImages = (
  services: Services,
  by: By,
  from: string,
  { ids, libraryId: to }: { ids: readonly string[]; libraryId: string },
): Promise<{ moved: number; skipped: number; changeId: string | null }> => {
  if (from === to) throw new Refusal("bad_input", [{ path: "libraryId", code: "same" }]);
  return transactionWithDeadline(services.database, async (transaction) => {
    const { moved, left } = await move(services, transaction, { from, to, ids, now: by.now });
    const changeId = await recordChange(transaction, by, {
      libraryId: from,
      kind: "move",
      targetId: to,
      imageIds: moved,
      verdicts: left,
    });
    return { moved: moved.length, skipped: new Set(ids).size - moved.length, changeId };
  });
};
