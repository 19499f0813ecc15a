import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { By } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { enqueue } from "#modules/catalog/job/queue.ts";
import type { Services } from "#platform/services.ts";

/**
 * Accepts a rejected image, which is then reindexed for searches, or keeps a similar one. Throws `conflict` if there
 * is nothing to decide.
 */
export const decideImage = (
  services: Pick<Services, "database" | "dialect">,
  { now }: By,
  { id: libraryId, imageId }: { id: string; imageId: string },
  decision: "accept" | "keep-both",
): Promise<void> =>
  transactionWithDeadline(services.database, async (transaction) => {
    // The library first, as the indexing job does: in another order the two could deadlock.
    await transaction
      .selectFrom("libraries")
      .select("id")
      .where("id", "=", libraryId)
      .$call(lockRows(services))
      .execute();
    const mine = transaction
      .updateTable("images")
      .where("libraryId", "=", libraryId)
      .where("id", "=", imageId)
      .where("deletedAt", "is", null);
    const decided =
      decision === "accept"
        ? await mine
            .set({ refusedFor: null, acceptedByHand: true, indexedAt: null })
            .where("refusedFor", "is not", null)
            .returning("id")
            .executeTakeFirst()
        : await mine
            .set({ keptBeside: true })
            .where("looksLike", "is not", null)
            .returning("id")
            .executeTakeFirst();
    if (!decided) {
      const image = await transaction
        .selectFrom("images")
        .select("id")
        .where("libraryId", "=", libraryId)
        .where("id", "=", imageId)
        .executeTakeFirst();
      throw new Refusal(image ? "conflict" : "not_found");
    }
    if (decision === "accept")
      await enqueue(
        transaction,
        [{ kind: "image.index", subjectId: imageId, groupId: libraryId }],
        now,
      );
  });
