import type { VectorKind } from "../../database/tables/vision.ts";
import type { Match } from "./matches.ts";

export interface VectorQuery {
  kind: VectorKind;
  /** Vectors of other models are not looked at. */
  model: string;
  /** Of length 1. */
  vector: Float32Array;
  libraryIds: readonly string[];
  limit: number;
  /** Least cosine of what is found. */
  atLeast: number;
}

/** Finds the vectors nearest to one. What was written before a search began is found by it. */
export interface VectorIndex {
  search(query: VectorQuery): Promise<Match[]>;
  close(): Promise<void>;
}
