import type { Box, Pose } from "#platform/vision/engine.ts";
import type { FaceFlaw } from "@console-shell/contract/calls/query-image";

/** A face in a picture, see `DetectedFace`. */
interface FacesTable {
  id: string;
  imageId: string;
  libraryId: string;
  box: Box;
  pose: Pose;
  score: number;
  sharpness: number;
  brightness: number;
  liveness: number;
  flaws: FaceFlaw[];
}

/** An object in a picture. */
interface ImageObjectsTable {
  id: string;
  imageId: string;
  libraryId: string;
  label: string;
  score: number;
  box: Box;
}

/** `face`: of a row of faces; `region`: of a row of image_objects, or of a whole picture under its own identifier. */
export type VectorKind = "face" | "region";

interface VectorsTable {
  /** The vector's subject. */
  id: string;
  kind: VectorKind;
  /** The name of the engine's model that made it; only vectors of one model are compared. */
  model: string;
  libraryId: string;
  imageId: string;
  /** The library's `vectorVersion` when it was written. */
  version: number;
  /** Little-endian 4-byte floats; of length 1. */
  vector: Uint8Array;
}

export interface VisionTables {
  faces: FacesTable;
  imageObjects: ImageObjectsTable;
  vectors: VectorsTable;
}
