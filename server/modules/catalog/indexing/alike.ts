import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { difference, isPlain, partsOf } from "#platform/vision/perceptual-hash.ts";

/** Maximum difference of similar images' hashes. */
export const maxDifference = 0.2;

/** Bytes produced by borders and plain areas: nearly all images of such a library share them. */
const saysNothing = (part: number) => part % 256 === 0x00 || part % 256 === 0xff;

/** The parts used to look up similar hashes: the distinctive ones, if there are any. */
export const distinctivePartsOf = (hash: string): number[] => {
  const parts = partsOf(hash);
  const telling = parts.filter((part) => !saysNothing(part));
  return telling.length > 0 ? telling : parts;
};

/** Of the images that share one byte of their hashes, at most this many are compared, newest first. */
const maxOfPart = 250;

/**
 * Candidates for a similar hash. Bounded for libraries of any size, because the library's row is locked during the
 * query.
 */
const candidatesOf = async (transaction: Kysely<Tables>, libraryId: string, hash: string) => {
  const ids = new Set<string>();
  for (const part of distinctivePartsOf(hash)) {
    const found = await transaction
      .selectFrom("imageHashParts")
      .select("imageId")
      .where("libraryId", "=", libraryId)
      .where("part", "=", part)
      .orderBy("imageId", "desc")
      .limit(maxOfPart)
      .execute();
    for (const { imageId } of found) ids.add(imageId);
  }
  if (ids.size === 0) return [];
  return transaction
    .selectFrom("images")
    .select(["id", "perceptualHash", "looksLike", "keptBeside"])
    .where("id", "in", [...ids])
    .where("deletedAt", "is", null)
    .execute();
};

/**
 * Stores a hash's bytes for look-up, and flags the newer of each two similar images in the library; identifiers sort
 * by time. Plain images are similar to none. The library's row must be locked: of two concurrent calls, the second finds the first one's image.
 */
export const flagAlike = async (
  transaction: Kysely<Tables>,
  { id, libraryId }: { id: string; libraryId: string },
  hash: string,
): Promise<void> => {
  await transaction.deleteFrom("imageHashParts").where("imageId", "=", id).execute();
  const comparable = !isPlain(hash);
  const candidates = comparable ? await candidatesOf(transaction, libraryId, hash) : [];
  if (comparable)
    await transaction
      .insertInto("imageHashParts")
      .values(partsOf(hash).map((part) => ({ libraryId, part, imageId: id })))
      .execute();
  const alike = candidates
    .flatMap((other) =>
      other.perceptualHash === null || isPlain(other.perceptualHash)
        ? []
        : [{ ...other, difference: difference(hash, other.perceptualHash) }],
    )
    .filter((other) => other.difference <= maxDifference)
    .toSorted((one, other) => one.difference - other.difference);
  const [older] = alike.filter((other) => other.id < id);
  await transaction
    .updateTable("images")
    .set({ looksLike: older?.id ?? null })
    .where("id", "=", id)
    .execute();
  const newer = alike.filter((other) => other.id > id && other.looksLike === null);
  if (newer.length > 0)
    await transaction
      .updateTable("images")
      .set({ looksLike: id })
      .where(
        "id",
        "in",
        newer.map((other) => other.id),
      )
      .execute();
};
