import type { DetectedFace, VisionEngine } from "#platform/vision/engine.ts";
import { unitVector } from "#platform/vision/unit-vector.ts";
import { blindEngine } from "#platform/vision/testing/blind-engine.ts";

/** A face as the engine sees it, with its embedding's direction. */
export const faceAt = (x: number, direction: readonly number[]): DetectedFace => ({
  box: { x, y: 0.2, width: 0.2, height: 0.4 },
  score: 0.9,
  pose: { yaw: 40, pitch: 0, roll: 0 },
  sharpness: 100,
  brightness: 120,
  liveness: 0.8,
  embedding: unitVector(Array.from({ length: 8 }, (_, at) => direction[at] ?? 0)),
});

/** An engine that sees the faces that `look` returns for a picture, and one object. */
export const seeingEngine = (
  look: (picture: Uint8Array) => Promise<DetectedFace[]>,
): VisionEngine => ({
  ...blindEngine,
  detectFaces: look,
  detectObjects: () =>
    Promise.resolve([{ label: "person", score: 0.8, box: { x: 0, y: 0, width: 1, height: 1 } }]),
});
