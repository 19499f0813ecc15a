import { textKey } from "@console-shell/contract/words/typed-text";
import { tagsOfImage } from "@console-shell/contract/words/limits";
import type { Kysely } from "kysely";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { By } from "#kernel/call.ts";
import type { Services } from "#platform/services.ts";
import { countImages } from "../writes.ts";
import { recordChange } from "./writes.ts";

/** The subset of these images that the library shows. */
const shown = async (transaction: Kysely<Tables>, libraryId: string, ids: readonly string[]) => {
  const rows = await transaction
    .selectFrom("images")
    .select("id")
    .where("libraryId", "=", libraryId)
    .where("id", "in", ids)
    .where("deletedAt", "is", null)
    .execute();
  return rows.map(({ id }) => id);
};

/** Tags the images that don't have the tag yet and have room for it; returns which. */
export const addTag = async (
  transaction: Kysely<Tables>,
  libraryId: string,
  ids: readonly string[],
  tag: string,
): Promise<string[]> => {
  const there = await shown(transaction, libraryId, ids);
  if (there.length === 0) return [];
  const full = await transaction
    .selectFrom("imageTags")
    .select("imageId")
    .where("imageId", "in", there)
    .groupBy("imageId")
    .having((having) => having.fn.countAll<number>(), ">=", tagsOfImage)
    .execute();
  const hasNoRoom = new Set(full.map((row) => row.imageId));
  const rows = there.flatMap((id) => (hasNoRoom.has(id) ? [] : [{ imageId: id, tag }]));
  if (rows.length === 0) return [];
  const added = await transaction
    .insertInto("imageTags")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning("imageId")
    .execute();
  return added.map((row) => row.imageId);
};

/** Removes a tag from images; returns from which. */
export const removeTag = async (
  transaction: Kysely<Tables>,
  libraryId: string,
  ids: readonly string[],
  tag: string,
): Promise<string[]> => {
  const there = await shown(transaction, libraryId, ids);
  if (there.length === 0) return [];
  const removed = await transaction
    .deleteFrom("imageTags")
    .where("imageId", "in", there)
    .where("tag", "=", tag)
    .returning("imageId")
    .execute();
  return removed.map((row) => row.imageId);
};

/** Adds a tag to images of a library, or removes it. */
export const tagImages = (
  { database }: Services,
  by: By,
  libraryId: string,
  { ids, tag, remove }: { ids: readonly string[]; tag: string; remove: boolean },
): Promise<{ tagged: number; changeId: string | null }> =>
  transactionWithDeadline(database, async (transaction) => {
    await countImages(transaction, libraryId, { images: 0, bytes: 0 });
    const change = remove ? removeTag : addTag;
    const changed = await change(transaction, libraryId, ids, tag);
    const changeId = await recordChange(transaction, by, {
      libraryId,
      kind: remove ? "untag" : "tag",
      tag,
      imageIds: changed,
    });
    return { tagged: changed.length, changeId };
  });

const maxTags = 200;

/** Tags of a library's visible images, most used first. */
export const listTags = (
  { database }: Services,
  libraryId: string,
  search: string | undefined,
): Promise<{ tag: string; count: number }[]> =>
  database
    .selectFrom("imageTags")
    .innerJoin("images", "images.id", "imageTags.imageId")
    .select((select) => ["imageTags.tag" as const, select.fn.countAll<number>().as("count")])
    .where("images.libraryId", "=", libraryId)
    .where("images.deletedAt", "is", null)
    .$if(Boolean(search), (query) =>
      query.where("imageTags.tag", "like", `%${textKey(search ?? "").replaceAll(/[%_\\]/g, "")}%`),
    )
    .groupBy("imageTags.tag")
    .orderBy("count", "desc")
    .orderBy("imageTags.tag")
    .limit(maxTags)
    .execute();
