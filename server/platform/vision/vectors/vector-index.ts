import type { VectorKind } from "#platform/database/tables/vision.ts";
import type { Match } from "./matches.ts";

export interface VectorQuery {
  kind: VectorKind;
  /** Vectors of other models are skipped. */
  model: string;
  /** Of length 1. */
  vector: Float32Array;
  libraryIds: readonly string[];
  limit: number;
  /** Minimum cosine of a match. */
  atLeast: number;
}

/** Finds the nearest vectors. A search includes everything written before it began. */
export interface VectorIndex {
  search(query: VectorQuery): Promise<Match[]>;
  close(): Promise<void>;
}
