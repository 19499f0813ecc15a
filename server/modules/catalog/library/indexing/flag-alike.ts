import type { Kysely } from "kysely";
import type { Tables } from "../../../../platform/database/tables/index.ts";
import { difference, maxDifference, partsOf, tellingPartsOf } from "./alike.ts";

/** Of the pictures that share one byte of their hashes, at most this many are compared, newest first. */
const maxOfPart = 250;

/**
 * Candidates for a similar hash. Bounded for libraries of any size, because the library's row is locked during the
 * query.
 */
const candidatesOf = async (transaction: Kysely<Tables>, libraryId: string, hash: string) => {
  const ids = new Set<string>();
  for (const part of tellingPartsOf(hash)) {
    const found = await transaction
      .selectFrom("image_hash_parts")
      .select("image_id")
      .where("library_id", "=", libraryId)
      .where("part", "=", part)
      .orderBy("image_id", "desc")
      .limit(maxOfPart)
      .execute();
    for (const { image_id } of found) ids.add(image_id);
  }
  if (ids.size === 0) return [];
  return transaction
    .selectFrom("images")
    .select(["id", "perceptual_hash", "looks_like", "kept_beside"])
    .where("id", "in", [...ids])
    .where("deleted_at", "is", null)
    .execute();
};

/**
 * Stores a hash's bytes for look-up, and flags the newer of each two similar pictures in the library; identifiers sort
 * by time. The library's row must be locked: of two concurrent calls, the second finds the first one's picture.
 */
export const flagAlike = async (
  transaction: Kysely<Tables>,
  { id, library_id }: { id: string; library_id: string },
  hash: string,
): Promise<void> => {
  await transaction.deleteFrom("image_hash_parts").where("image_id", "=", id).execute();
  const candidates = await candidatesOf(transaction, library_id, hash);
  await transaction
    .insertInto("image_hash_parts")
    .values(partsOf(hash).map((part) => ({ library_id, part, image_id: id })))
    .execute();
  const alike = candidates
    .flatMap((other) =>
      other.perceptual_hash === null
        ? []
        : [{ ...other, difference: difference(hash, other.perceptual_hash) }],
    )
    .filter((other) => other.difference <= maxDifference)
    .toSorted((one, other) => one.difference - other.difference);
  const [older] = alike.filter((other) => other.id < id);
  await transaction
    .updateTable("images")
    .set({ looks_like: older?.id ?? null })
    .where("id", "=", id)
    .execute();
  const newer = alike.filter((other) => other.id > id && other.looks_like === null);
  if (newer.length > 0)
    await transaction
      .updateTable("images")
      .set({ looks_like: id })
      .where(
        "id",
        "in",
        newer.map((other) => other.id),
      )
      .execute();
};
