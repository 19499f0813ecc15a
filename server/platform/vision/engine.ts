/** A region of an upright picture, as fractions of its width and height from the top left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Degrees of a face's rotation: positive to its own left, up, and towards its left shoulder. */
export interface Pose {
  yaw: number;
  pitch: number;
  roll: number;
}

export interface DetectedFace {
  box: Box;
  /** Pixels across it that the engine had, if it doesn't look at all pixels of the picture. */
  across?: number;
  /** Detection confidence, 0 to 1. */
  score: number;
  pose: Pose;
  /** Variance of the Laplacian of the face at 112 × 112 pixels: a low value means blur. */
  sharpness: number;
  /** Mean luminance of the face, 0 to 255. */
  brightness: number;
  /** Liveness: confidence that it isn't a print, screen or mask, 0 to 1; the lower of the engine's own checks. */
  liveness: number;
  /** Of length 1; empty unless requested. */
  embedding: Float32Array;
}

export interface DetectedObject {
  /** A label of the engine, such as `person`. */
  label: string;
  score: number;
  box: Box;
}

/** The model of a vector. Vectors of another name or length are never compared. */
export interface Model {
  name: string;
  dimensions: number;
}

export interface EngineModels {
  face: Model;
  region: Model;
  /** All labels of objects. */
  labels: readonly string[];
}

/** Priority of a call. */
export interface Asking {
  /** Nobody is waiting at a screen for it: calls with somebody waiting go first. */
  isPatient?: boolean;
}

/** A vision engine: the embedded one, or a company's own service. Pictures are JPEG, PNG or WebP. */
export interface VisionEngine {
  /** Its models; a service is queried for them. */
  models(): Promise<EngineModels>;
  /** All faces of a picture, largest first, with their embeddings if requested. */
  detectFaces(picture: Uint8Array, options?: Asking & { embed?: boolean }): Promise<DetectedFace[]>;
  /** Objects in the picture, most certain first. */
  detectObjects(picture: Uint8Array, asking?: Asking): Promise<DetectedObject[]>;
  /** The vector of each of these regions, of length 1. */
  embedRegions(
    picture: Uint8Array,
    regions: readonly Box[],
    asking?: Asking,
  ): Promise<Float32Array[]>;
  /** Releases its resources; calls in progress fail. */
  close(): Promise<void>;
}

/** The engine can't be reached, timed out or crashed; a retry with the same picture may succeed. */
export class EngineUnavailable extends Error {
  override readonly name = "EngineUnavailable";
}

/** The engine can't read this picture, now or later. */
export class UnreadableImage extends Error {
  override readonly name = "UnreadableImage";
}
