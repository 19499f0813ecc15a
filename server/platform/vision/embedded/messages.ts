import type { Box, DetectedFace, DetectedObject } from "../engine.ts";

/** A request to a thread; the picture's bytes are copied to it. */
export type Question =
  | { call: "detectFaces"; picture: Uint8Array; embed: boolean }
  | { call: "detectObjects"; picture: Uint8Array }
  | { call: "embedRegions"; picture: Uint8Array; regions: readonly Box[] };

export interface Answers {
  detectFaces: DetectedFace[];
  detectObjects: DetectedObject[];
  embedRegions: Float32Array[];
}

/** A thread's response to its current request. */
export type Reply =
  | { isAnswer: true; value: Answers[Question["call"]] }
  | { isAnswer: false; isPicture: boolean; message: string };
