import type { FeatureHooks } from "#kernel/call.ts";
import { startJobWorker } from "#platform/jobs/job-worker.ts";
import type { Services } from "#platform/services.ts";
import { enqueueUnseen } from "./enqueue-unseen.ts";
import { indexImage } from "./index-image.ts";

/** Runs the indexing queue in this process, starting with pictures that the current engine hasn't indexed. */
export const startIndexing = (hooks: FeatureHooks, services: Services): void => {
  if (services.picturesAtOnce === 0) return;
  hooks.background("vision", () => {
    const worker = startJobWorker(services, indexImage(services), services.picturesAtOnce);
    // A new picture is indexed at once.
    hooks.onAnswer(({ endpoint, status }) => {
      if (status < 400 && endpoint.method !== "GET") worker.notify();
    });
    services.background.run("Pictures that were never looked at could not be listed", async () => {
      if ((await enqueueUnseen(services)) > 0) worker.notify();
    });
    return worker.close;
  });
};
