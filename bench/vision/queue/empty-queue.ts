import { indexImage } from "@console-shell/server/modules/catalog/indexing/index-image";
import { enqueue } from "@console-shell/server/modules/catalog/job/queue";
import { startJobWorker } from "@console-shell/server/modules/catalog/job/worker";
import type { Services } from "@console-shell/server/platform/services";
import type { VisionEngine } from "@console-shell/server/platform/vision/engine";
import { noParts, type Parts, timedEngine } from "./timed-engine.ts";

/** The cost of emptying the queue. */
export interface Round {
  perSecond: number;
  /** Milliseconds per picture spent waiting for the engine, and for everything else. */
  parts: Parts & { rest: number };
}

/** Enqueues these pictures, and measures the time until the last of them was analysed. */
export const emptyQueue = async (
  services: Services,
  { libraryId, imageIds }: { libraryId: string; imageIds: readonly string[] },
  { engine, workers }: { engine: VisionEngine; workers: number },
): Promise<Round> => {
  const jobs = imageIds.map(
    (subjectId) => ({ kind: "image.index", subjectId, groupId: libraryId }) as const,
  );
  await services.database
    .transaction()
    .execute((transaction) => enqueue(transaction, jobs, services.clock()));
  const spent = noParts();
  const index = indexImage({ ...services, vision: timedEngine(engine, spent) });
  const done = Promise.withResolvers<void>();
  let inAll = 0;
  let left = imageIds.length;
  const start = performance.now();
  const worker = startJobWorker(
    services,
    async (job) => {
      const begun = performance.now();
      await index(job).catch((error: unknown) => {
        done.reject(error);
        throw error;
      });
      inAll += performance.now() - begun;
      left -= 1;
      if (left === 0) done.resolve();
    },
    workers,
  );
  // A server's sockets keep its process alive; the worker's timers don't.
  const alive = setInterval(() => undefined, 1_000);
  try {
    await done.promise;
    await worker.close();
  } finally {
    clearInterval(alive);
  }
  const took = performance.now() - start;
  const each = (sum: number) => sum / imageIds.length;
  const { detectFaces, detectObjects, embedRegions } = spent;
  return {
    perSecond: (imageIds.length / took) * 1000,
    parts: {
      detectFaces: each(detectFaces),
      detectObjects: each(detectObjects),
      embedRegions: each(embedRegions),
      rest: each(inAll - detectFaces - detectObjects - embedRegions),
    },
  };
};
