import type { Image } from "@console-shell/contract/calls/library";
import { everyRow } from "../../../../platform/database/every-row.ts";
import type { Services } from "../../../../platform/services.ts";
import { fileKeysOf } from "../picture-keys.ts";
import { copiesOf } from "./copies-of.ts";
import { removeFiles } from "../../../../platform/files/remove-files.ts";

type Needs = Pick<Services, "database" | "files" | "log">;

/**
 * Removes the files of erased pictures and of searches with them, and records when all are gone. If one can't be
 * removed, or this process dies first, `finishErasures` retries. Returns false if the files are unavailable now.
 */
export const removeErasedFiles = async (
  { database, files, log }: Needs,
  erasureId: string,
  now: number,
): Promise<boolean> => {
  const batches = everyRow(
    (row: { image_id: string; media_type: Image["mediaType"] }) => row.image_id,
    (after = "", limit) =>
      database
        .selectFrom("erased_images")
        .select(["image_id", "media_type"])
        .where("erasure_id", "=", erasureId)
        .where("image_id", ">", after)
        .orderBy("image_id")
        .limit(limit)
        .execute(),
  );
  let isAll = true;
  for await (const rows of batches) {
    const copies = await copiesOf(
      database,
      rows.map((row) => row.image_id),
    );
    const keys = rows.flatMap((row) => fileKeysOf(row.image_id, row.media_type));
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
      .set({ files_gone_at: now })
      .where("id", "=", erasureId)
      .execute();
  return true;
};

/** Removes files left over from earlier erasures. */
export const finishErasures = async (services: Needs, now: number): Promise<void> => {
  const left = await services.database
    .selectFrom("erasures")
    .select("id")
    .where("files_gone_at", "is", null)
    .execute();
  for (const { id } of left) if (!(await removeErasedFiles(services, id, now))) return;
};
