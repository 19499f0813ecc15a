import type { FaceDecision } from "@console-shell/contract/endpoints/face-search";
import type { Image } from "@console-shell/contract/endpoints/library";

export interface FaceQueriesTable {
  id: string;
  operator_id: string;
  purpose: string;
  /** Null once the collection was deleted; its name stays. */
  collection_id: string | null;
  collection_name: string;
  threshold: number;
  probe_type: Image["mediaType"];
  hit_count: number;
  best_similarity: number | null;
  /** That of the newest review. */
  decision: FaceDecision | null;
  created_at: number;
}

export interface FaceCandidatesTable {
  id: string;
  query_id: string;
  rank: number;
  /** Null once the picture was deleted; what it was called stays. */
  image_id: string | null;
  file_name: string;
  library_name: string;
  similarity: number;
}

/** Every decision ever made on a query; the newest is in force. */
export interface FaceReviewsTable {
  id: string;
  query_id: string;
  decision: FaceDecision;
  candidate_id: string | null;
  note: string;
  decided_by: string;
  decided_at: number;
}

export interface FaceSearchTables {
  face_queries: FaceQueriesTable;
  face_candidates: FaceCandidatesTable;
  face_reviews: FaceReviewsTable;
}
