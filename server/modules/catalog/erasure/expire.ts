import { binLifetime, undoWithin } from "@console-shell/contract/words/limits";
import type { Services } from "#platform/services.ts";
import { inBatches } from "#platform/in-batches.ts";
import { removeOlder } from "#platform/retention.ts";
import { removeLeftFiles } from "#platform/files/left-files.ts";
import { finishErasures } from "./files.ts";
import { eraseImages } from "./writes.ts";

const day = 24 * 3_600_000;
/** Milliseconds of a library in a run: removing the files of a batch may take long, and erasing is promised to clients. */
const longest = 30 * 60_000;
/** Erased by schedule, not by a person. */
const nobody = { session: null, request: { ip: "", headers: {} } };

/**
 * Erases images past their library's retention, in the bin or not, and images whose time in the bin is over. It
 * waits for a day after a library's retention was changed, or an image was moved, so a mistake can be corrected. Then
 * it removes files left over from earlier runs. Concurrent nodes share the work: each erases the remaining ones.
 */
export const eraseExpired = async (services: Services, now: number): Promise<void> => {
  const { database } = services;
  const call = { services, now, ...nobody };
  const eraseAll = (
    libraryId: string,
    cause: "retention" | "bin",
    column: "createdAt" | "deletedAt",
    until: number,
  ) =>
    inBatches(
      async (atOnce) => {
        let expired = database
          .selectFrom("images")
          .select("id")
          .where("libraryId", "=", libraryId)
          .where(column, "<=", until);
        if (cause === "retention")
          expired = expired.where((where) =>
            where.or([where("movedAt", "is", null), where("movedAt", "<=", now - undoWithin)]),
          );
        const rows = await expired.orderBy("id").limit(atOnce).execute();
        if (rows.length === 0) return 0;
        const ids = rows.map(({ id }) => id);
        await eraseImages(call, { libraryId, ids, cause, erasedBy: null });
        return rows.length;
      },
      { budget: longest },
    );

  const kept = await database
    .selectFrom("libraries")
    .select(["id", "retentionDays"])
    .where("retentionDays", "is not", null)
    .where((where) =>
      where.or([
        where("retentionChangedAt", "is", null),
        where("retentionChangedAt", "<=", now - undoWithin),
      ]),
    )
    .execute();
  for (const { id, retentionDays } of kept)
    await eraseAll(id, "retention", "createdAt", now - (retentionDays ?? 0) * day);

  const bins = await database
    .selectFrom("images")
    .select("libraryId")
    .distinct()
    .where("deletedAt", "<=", now - binLifetime)
    .execute();
  for (const { libraryId } of bins)
    await eraseAll(libraryId, "bin", "deletedAt", now - binLifetime);

  await removeOlder(services, now, [["imageChanges", "madeAt", undoWithin]]);
  await finishErasures(services, now);
  await removeLeftFiles(services, now);
  await services.files.sweep();
};
