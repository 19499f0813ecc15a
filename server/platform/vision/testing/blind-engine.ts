import type { VisionEngine } from "../engine.ts";

const vector = () => Float32Array.of(1, 0, 0, 0, 0, 0, 0, 0);

/** An engine that instantly finds nothing, for tests that don't depend on one. */
export const blindEngine: VisionEngine = {
  models: () =>
    Promise.resolve({
      face: { name: "blind", dimensions: 8 },
      region: { name: "blind", dimensions: 8 },
      labels: [],
    }),
  detectFaces: () => Promise.resolve([]),
  detectObjects: () => Promise.resolve([]),
  embedRegions: (_, regions) => Promise.resolve(regions.map(vector)),
  close: () => Promise.resolve(),
};
