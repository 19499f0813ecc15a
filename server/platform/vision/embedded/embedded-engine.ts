import { objectLabels } from "@console-shell/contract/words/object-labels";
import { createThreadPool } from "#platform/thread-pool.ts";
import {
  type Asking,
  type EngineModels,
  EngineUnavailable,
  UnreadableImage,
  type VisionEngine,
} from "../engine.ts";
import { createPool } from "./pool.ts";
import type { Seen } from "./thread-main.ts";

type VisionThread = typeof import("./thread-main.ts");

const models: EngineModels = {
  face: { name: "human-3.3.6/faceres-centred", dimensions: 1024 },
  region: { name: "human-3.3.6/centernet-features", dimensions: 480 },
  labels: objectLabels,
};

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * The engine that runs the models of @vladmandic/human on this machine's processors, without a network. `threads` is
 * how many pictures it processes at once; each needs some 300 MB from its first picture on.
 */
export const createEmbeddedEngine = (threads: number): VisionEngine => {
  const script = new URL("./thread-main.ts", import.meta.url);
  const threadPool = createThreadPool<VisionThread>(script, { threads });
  const pool = createPool(threads);
  const look = async <Result>(work: () => Promise<Seen<Result>>, asking?: Asking) => {
    const seen = await pool.run(
      () =>
        work().catch((cause: unknown) => {
          throw new EngineUnavailable(`The embedded engine failed: ${messageOf(cause)}`, { cause });
        }),
      asking,
    );
    if ("unreadable" in seen) throw new UnreadableImage(seen.unreadable);
    return seen.result;
  };
  return {
    models: () => Promise.resolve(models),
    detectFaces: (picture, { embed = false, ...asking } = {}) =>
      look(() => threadPool.run("detectFaces", { picture, embed }), asking),
    detectObjects: (picture, asking) =>
      look(() => threadPool.run("detectObjects", { picture }), asking),
    embedRegions: (picture, regions, asking) =>
      look(() => threadPool.run("embedRegions", { picture, regions }), asking),
    close() {
      pool.close();
      return threadPool.close();
    },
  };
};
