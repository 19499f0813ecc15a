import type { Box, Pose } from "../../vision/engine.ts";
import type { FaceFlaw } from "@console-shell/contract/calls/probe";

/** A face in a picture, see `DetectedFace`. */
interface FacesTable {
  id: string;
  image_id: string;
  library_id: string;
  box: Box;
  pose: Pose;
  score: number;
  sharpness: number;
  brightness: number;
  liveness: number;
  flaws: FaceFlaw[];
}

/** A thing in a picture. */
interface ImageObjectsTable {
  id: string;
  image_id: string;
  library_id: string;
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
  library_id: string;
  image_id: string;
  /** The library's `vector_version` when it was written. */
  version: number;
  /** Little-endian 4-byte floats; of length 1. */
  vector: Uint8Array;
}

export interface VisionTables {
  faces: FacesTable;
  image_objects: ImageObjectsTable;
  vectors: VectorsTable;
}
