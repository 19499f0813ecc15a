import type { Kysely } from "kysely";
import type { Tables } from "../../../database/tables/index.ts";
import { difference, mostDifference, partsOf } from "./alike.ts";

/**
 * Keeps by what parts of its hash a picture is found, and flags, of each two of the library that look alike, the
 * newer one; identifiers sort by time. The library's row has to be locked: of two that come at once, the second
 * finds the first.
 */
export const flagAlike = async (
  transaction: Kysely<Tables>,
  { id, library_id }: { id: string; library_id: string },
  hash: string,
): Promise<void> => {
  await transaction.deleteFrom("image_hash_parts").where("image_id", "=", id).execute();
  const parts = partsOf(hash);
  await transaction
    .insertInto("image_hash_parts")
    .values(parts.map((part) => ({ library_id, part, image_id: id })))
    .execute();
  const candidates = await transaction
    .selectFrom("images")
    .select(["id", "perceptual_hash", "looks_like", "kept_beside"])
    .where("id", "in", (found) =>
      found
        .selectFrom("image_hash_parts")
        .select("image_id")
        .where("library_id", "=", library_id)
        .where("part", "in", parts),
    )
    .where("id", "!=", id)
    .where("deleted_at", "is", null)
    .execute();
  const alike = candidates
    .flatMap((other) =>
      other.perceptual_hash === null
        ? []
        : [{ ...other, difference: difference(hash, other.perceptual_hash) }],
    )
    .filter((other) => other.difference <= mostDifference)
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
