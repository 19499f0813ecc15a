import { enqueue } from "../job/queue.ts";
import type { Services } from "#platform/services.ts";
import { modelsText } from "./analyze.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Feature } from "#kernel/call.ts";
import { startJobWorker } from "../job/worker.ts";
import { indexImage } from "./index-image.ts";

/** Images per transaction. */
const atOnce = 1_000;

/**
 * Adds a job for each image that was never queued, or was indexed with other models than the current ones: from a
 * restored backup, a version without an engine, or another engine. Images in the bin are indexed once restored.
 * Returns how many.
 */
export const enqueueUnindexed = async ({
  database,
  vision,
  clock,
}: Pick<Services, "database" | "vision" | "clock">): Promise<number> => {
  const models = modelsText(await vision.models());
  for (let added = 0; ;) {
    const unindexed = await database
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
    if (unindexed.length === 0) return added;
    const jobs = unindexed.map(({ id, libraryId }) => ({
      kind: "image.index" as const,
      subjectId: id,
      groupId: libraryId,
    }));
    await transactionWithDeadline(database, (transaction) => enqueue(transaction, jobs, clock()));
    added += unindexed.length;
  }
};

/** Runs the indexing queue in this process, starting with images that the current engine hasn't indexed. */
export const indexing: Feature = (_route, hooks, services) => {
  if (services.imagesAtOnce === 0) return;
  hooks.background("vision", () => {
    const worker = startJobWorker(services, indexImage(services), services.imagesAtOnce);
    // A new image is indexed at once.
    hooks.onAnswer(({ endpoint, status }) => {
      if (status < 400 && endpoint.method !== "GET") worker.notify();
    });
    services.background.run("Images that were never looked at could not be listed", async () => {
      if ((await enqueueUnindexed(services)) > 0) worker.notify();
    });
    return worker.close;
  });
};
