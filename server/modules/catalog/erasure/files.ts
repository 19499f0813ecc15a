import { fileKeysOf } from "../image/files.ts";
import type { Image } from "@console-shell/contract/calls/image";
import { everyRow } from "#platform/database/every-row.ts";
import type { Services } from "#platform/services.ts";
import { removeFiles } from "#platform/files/remove-files.ts";

type Needs = Pick<Services, "database" | "files" | "imageUsers" | "log">;

/**
 * Removes the files of erased images and of searches with them, and records when all are gone. If one can't be
 * removed, or this process dies first, `finishErasures` retries. Returns false if the files are unavailable now.
 */
export const removeErasedFiles = async (
  { database, files, imageUsers, log }: Needs,
  erasureId: string,
  now: number,
): Promise<boolean> => {
  const batches = everyRow(
    (row: { imageId: string; mediaType: Image["mediaType"] }) => row.imageId,
    (after = "", limit) =>
      database
        .selectFrom("erasedImages")
        .select(["imageId", "mediaType"])
        .where("erasureId", "=", erasureId)
        .where("imageId", ">", after)
        .orderBy("imageId")
        .limit(limit)
        .execute(),
  );
  let isAll = true;
  for await (const rows of batches) {
    const copies = await imageUsers.copiesOf(
      database,
      rows.map((row) => row.imageId),
    );
    const keys = rows.flatMap((row) => fileKeysOf(row.imageId, row.mediaType));
    keys.push(...copies.keys);
    const { left, isAway } = await removeFiles({ files, log }, keys);
    if (isAway) return false;
    // Only now: until their files are gone, these rows say which files to remove.
    if (left.length === 0) await copies.forget();
    isAll &&= left.length === 0;
  }
  if (isAll)
    await database
      .updateTable("erasures")
      .set({ filesGoneAt: now })
      .where("id", "=", erasureId)
      .execute();
  return true;
};

/** Removes files left over from earlier erasures. */
export const finishErasures = async (services: Needs, now: number): Promise<void> => {
  const left = await services.database
    .selectFrom("erasures")
    .select("id")
    .where("filesGoneAt", "is", null)
    .execute();
  for (const { id } of left) if (!(await removeErasedFiles(services, id, now))) return;
};
