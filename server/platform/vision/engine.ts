/** A region of an upright picture, in parts of its width and height from the upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Degrees by which a face is turned: to its own left, up, and towards its left shoulder are positive. */
export interface Pose {
  yaw: number;
  pitch: number;
  roll: number;
}

export interface DetectedFace {
  box: Box;
  /** How sure it is a face, 0 to 1. */
  score: number;
  pose: Pose;
  /** Variance of the Laplacian of the face at 112 × 112 pixels: little of it is blur. */
  sharpness: number;
  /** Mean luminance of the face, 0 to 255. */
  brightness: number;
  /** How sure it is no print, screen or mask, 0 to 1; the lower of the engine's own checks. */
  liveness: number;
  /** Of length 1; empty unless asked for. */
  embedding: Float32Array;
}

export interface DetectedObject {
  /** A label of the engine, such as `person`. */
  label: string;
  score: number;
  box: Box;
}

/** What vectors come from. Those of another name or length are never compared. */
export interface Model {
  name: string;
  dimensions: number;
}

export interface EngineModels {
  face: Model;
  region: Model;
  /** All labels that objects can have. */
  labels: readonly string[];
}

/** How a call waits for its turn. */
export interface Asking {
  /** Nobody waits at a screen for it: whoever does goes first. */
  isPatient?: boolean;
}

/** Whoever sees: the embedded engine, or a service of the company's own. Pictures are JPEG, PNG or WebP. */
export interface VisionEngine {
  /** What it sees with; a service is asked for it. */
  models(): Promise<EngineModels>;
  /** All faces of a picture, the largest first, with their embeddings where these are wanted. */
  detectFaces(picture: Uint8Array, options?: Asking & { embed?: boolean }): Promise<DetectedFace[]>;
  /** Things in the picture, the surest first. */
  detectObjects(picture: Uint8Array, asking?: Asking): Promise<DetectedObject[]>;
  /** What each of these regions looks like, as a vector of length 1. */
  embedRegions(
    picture: Uint8Array,
    regions: readonly Box[],
    asking?: Asking,
  ): Promise<Float32Array[]>;
  /** Ends what it holds; calls that are under way fail. */
  close(): Promise<void>;
}

/** The engine can't be reached, took too long or broke; the same picture may work later. */
export class EngineUnavailable extends Error {
  override readonly name = "EngineUnavailable";
}

/** The engine can't read this picture, now or later. */
export class UnreadablePicture extends Error {
  override readonly name = "UnreadablePicture";
}
