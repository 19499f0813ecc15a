import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";

/** Maximum Hamming distance of similar images' hashes. */
export const maxDifference = 7;

/**
 * The bytes of a hash, each with its position. Two 64-bit hashes that differ in at most seven bits share at least one
 * of their eight bytes.
 */
export const partsOf = (hash: string): number[] =>
  Array.from(
    { length: 8 },
    (_, place) => place * 256 + Number.parseInt(hash.slice(place * 2, place * 2 + 2), 16),
  );

/** Bytes produced by borders and plain areas: nearly all images of such a library share them. */
const saysNothing = (part: number) => part % 256 === 0x00 || part % 256 === 0xff;

/** The bytes used to look up similar hashes: the distinctive ones, if there are any. */
export const distinctivePartsOf = (hash: string): number[] => {
  const parts = partsOf(hash);
  const telling = parts.filter((part) => !saysNothing(part));
  return telling.length > 0 ? telling : parts;
};

/** The Hamming distance of two hashes. */
export const difference = (one: string, other: string): number => {
  let bits = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; bits > 0n; bits &= bits - 1n) count += 1;
  return count;
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
 * by time. The library's row must be locked: of two concurrent calls, the second finds the first one's image.
 */
export const flagAlike = async (
  transaction: Kysely<Tables>,
  { id, libraryId }: { id: string; libraryId: string },
  hash: string,
): Promise<void> => {
  await transaction.deleteFrom("imageHashParts").where("imageId", "=", id).execute();
  const candidates = await candidatesOf(transaction, libraryId, hash);
  await transaction
    .insertInto("imageHashParts")
    .values(partsOf(hash).map((part) => ({ libraryId, part, imageId: id })))
    .execute();
  const alike = candidates
    .flatMap((other) =>
      other.perceptualHash === null
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
