import sharp from "sharp";
import type { VisionEngine } from "#platform/vision/engine.ts";
import { blindEngine } from "#platform/vision/testing/blind-engine.ts";
import { unitVector } from "#platform/vision/unit-vector.ts";

const labels = ["cup", "chair", "bottle"] as const;

const coloursOf = async (picture: Uint8Array): Promise<number[]> =>
  (await sharp(picture).stats()).channels.slice(0, 3).map(({ mean }) => mean / 255);

/**
 * An engine that distinguishes pictures of one colour: red is a cup, green a chair, blue a bottle, and brighter is more
 * certain. As with a real one, most of every vector is common to all.
 */
export const colourEngine = (): VisionEngine => {
  const vectorOf = async (picture: Uint8Array) =>
    unitVector([4, ...(await coloursOf(picture)), 0, 0, 0, 0]);
  return {
    ...blindEngine,
    models: async () => ({
      ...(await blindEngine.models()),
      region: { name: "colours", dimensions: 8 },
      labels: [...labels, "clock"],
    }),
    detectObjects: async (picture) => {
      const colours = await coloursOf(picture);
      const score = Math.max(...colours);
      const box = { x: 0.1, y: 0.1, width: 0.8, height: 0.8 };
      return [{ label: labels[colours.indexOf(score)] ?? "cup", score, box }];
    },
    embedRegions: (picture, regions) => Promise.all(regions.map(() => vectorOf(picture))),
  };
};
