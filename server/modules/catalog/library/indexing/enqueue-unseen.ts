import { enqueue } from "#platform/jobs/enqueue.ts";
import type { Services } from "#platform/services.ts";
import { modelsText } from "./models-text.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";

/** Pictures per transaction. */
const atOnce = 1_000;

/**
 * Adds a job for each picture that was never queued, or was indexed with other models than the current ones: from a
 * restored backup, a version without an engine, or another engine. Pictures in the bin are indexed once restored.
 * Returns how many.
 */
export const enqueueUnseen = async ({
  database,
  vision,
  clock,
}: Pick<Services, "database" | "vision" | "clock">): Promise<number> => {
  const models = modelsText(await vision.models());
  for (let added = 0; ;) {
    const unseen = await database
      .selectFrom("images")
      .leftJoin("jobs", (join) =>
        join.onRef("jobs.subjectId", "=", "images.id").on("jobs.kind", "=", "image.index"),
      )
      .select(["images.id", "images.libraryId"])
      .where((where) =>
        where.or([
          where("jobs.id", "is", null),
          where.and([
            where("jobs.state", "=", "done"),
            where.or([where("indexedWith", "is", null), where("indexedWith", "!=", models)]),
          ]),
        ]),
      )
      .where("images.deletedAt", "is", null)
      .limit(atOnce)
      .execute();
    if (unseen.length === 0) return added;
    const jobs = unseen.map(({ id, libraryId }) => ({
      kind: "image.index" as const,
      subjectId: id,
      groupId: libraryId,
    }));
    await transactionWithDeadline(database, (transaction) => enqueue(transaction, jobs, clock()));
    added += unseen.length;
  }
};
