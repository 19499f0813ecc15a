import type { EngineModels, VisionEngine } from "../engine.ts";
import { objectLabels } from "@console-shell/contract/words/object-labels";
import { createPool } from "./pool.ts";

const models: EngineModels = {
  face: { name: "human-3.3.6/faceres-centred", dimensions: 1024 },
  region: { name: "human-3.3.6/centernet-features", dimensions: 480 },
  labels: objectLabels,
};

/**
 * The engine that runs the models of @vladmandic/human on this machine's processors, without a network. `threads` is
 * how many pictures it processes at once; each needs some 300 MB from its first picture on.
 */
export const createEmbeddedEngine = (threads: number): VisionEngine => {
  const pool = createPool(threads);
  return {
    models: () => Promise.resolve(models),
    detectFaces: (picture, { embed = false, ...asking } = {}) =>
      pool.ask({ call: "detectFaces", picture, embed }, asking),
    detectObjects: (picture, asking) => pool.ask({ call: "detectObjects", picture }, asking),
    embedRegions: (picture, regions, asking) =>
      pool.ask({ call: "embedRegions", picture, regions }, asking),
    close: () => pool.close(),
  };
};
