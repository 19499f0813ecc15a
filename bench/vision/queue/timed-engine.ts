import type { VisionEngine } from "@console-shell/server/platform/vision/engine";

/** Parts of the work on a picture. */
export type Part = "detectFaces" | "detectObjects" | "embedRegions";
export type Parts = Record<Part, number>;

export const noParts = (): Parts => ({ detectFaces: 0, detectObjects: 0, embedRegions: 0 });

/** Wraps an engine; adds the milliseconds of each call to `spent`. */
export const timedEngine = (engine: VisionEngine, spent: Parts): VisionEngine => {
  const timed = async <Answer>(part: Part, act: () => Promise<Answer>): Promise<Answer> => {
    const start = performance.now();
    try {
      return await act();
    } finally {
      spent[part] += performance.now() - start;
    }
  };
  return {
    ...engine,
    detectFaces: (...given) => timed("detectFaces", () => engine.detectFaces(...given)),
    detectObjects: (...given) => timed("detectObjects", () => engine.detectObjects(...given)),
    embedRegions: (...given) => timed("embedRegions", () => engine.embedRegions(...given)),
  };
};
