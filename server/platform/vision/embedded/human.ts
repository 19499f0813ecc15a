import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { GraphModel } from "@tensorflow/tfjs-converter";
import type * as tensorflow from "@tensorflow/tfjs-core";

/** A face in Human's format; angles in radians. */
export interface HumanFace {
  boxRaw: [x: number, y: number, width: number, height: number];
  boxScore: number;
  /** How sure the model of the face's shape is; low for one that is upside down. */
  faceScore: number;
  rotation?: { angle: { roll: number; yaw: number; pitch: number } } | null;
  /** The upright face, RGB, 0 to 1; the caller disposes of it. */
  tensor: tensorflow.Tensor3D;
  /** Score of the model that detects prints and screens. */
  real?: number;
  /** Score of the model that detects masks and replays. */
  live?: number;
}

export interface HumanObject {
  label: string;
  score: number;
  boxRaw: [x: number, y: number, width: number, height: number];
}

/** The part of @vladmandic/human that is used here; its own types want a browser's. */
export interface Human {
  tf: typeof tensorflow;
  models: { models: Record<string, GraphModel | null> };
  load(): Promise<void>;
  detect(
    input: tensorflow.Tensor3D,
    settings: unknown,
  ): Promise<{ face: HumanFace[]; object: HumanObject[]; error: string | null }>;
}

const off = { enabled: false };

/** No caching between two pictures: they show different people. */
const settings = (wasmPath: string, modelBasePath: string) => ({
  backend: "wasm",
  wasmPath,
  modelBasePath,
  debug: false,
  cacheSensitivity: 0,
  cacheModels: false,
  filter: off,
  gesture: off,
  body: off,
  hand: off,
  segmentation: off,
  face: {
    enabled: true,
    detector: {
      rotation: true,
      maxDetected: 50,
      minConfidence: 0.3,
      skipFrames: 0,
      skipTime: 0,
      return: true,
    },
    mesh: { enabled: true },
    iris: off,
    attention: off,
    emotion: off,
    // For its model, which find-faces.ts runs itself.
    description: { enabled: true, skipFrames: 0, skipTime: 0 },
    antispoof: { enabled: true, skipFrames: 0, skipTime: 0 },
    liveness: { enabled: true, skipFrames: 0, skipTime: 0 },
  },
  object: { enabled: true, minConfidence: 0.3, maxDetected: 30, skipFrames: 0, skipTime: 0 },
});

const on = { enabled: true };

// `detect` remembers the options of the call before, so each says all that others change.

/** Options of `detect` for faces with everything about them. */
export const forFaces = {
  face: {
    enabled: true,
    detector: { rotation: true, return: true },
    mesh: on,
    antispoof: on,
    liveness: on,
    description: off,
  },
  object: off,
};

/** Options of `detect` for only the boxes of faces, which takes a third of the time. */
export const forBoxes = {
  face: {
    enabled: true,
    detector: { rotation: false, return: false },
    mesh: off,
    antispoof: off,
    liveness: off,
    description: off,
  },
  object: off,
};

export const forObjects = { face: off, object: { enabled: true } };

/**
 * Human with its models, all from the package's own files. For a worker thread: models are read through the thread's
 * `fetch`, which is patched to read files.
 */
export const loadHuman = async (): Promise<Human> => {
  const fromNetwork = globalThis.fetch;
  globalThis.fetch = async (input, init) =>
    typeof input === "string" && input.startsWith("file:")
      ? new Response(await readFile(fileURLToPath(input)))
      : fromNetwork(input, init);
  const wasm = fileURLToPath(import.meta.resolve("@tensorflow/tfjs-backend-wasm"));
  // The package's exports don't include its WASM build, which is next to what they do include.
  const entry = import.meta.resolve("@vladmandic/human");
  const { Human: Constructor } = (await import(new URL("human.node-wasm.js", entry).href)) as {
    Human: new (settings: unknown) => Human;
  };
  const human = new Constructor(settings(`${dirname(wasm)}/`, new URL("../models/", entry).href));
  await human.load();
  return human;
};
