import type { Generated } from "kysely";
import type { FaceDecision } from "@console-shell/contract/endpoints/face-search";
import type { Image } from "@console-shell/contract/endpoints/library";
import type { Box, FaceFlaw } from "@console-shell/contract/endpoints/probe";

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
  /** The operator's key of it, unique beside the operator; null of searches of before there was one. */
  search_key: string | null;
  /** Of all that was asked for with the key; null of searches of before it was kept. */
  request_hash: string | null;
  /** The library's picture that was searched with; null of one that was sent. */
  probe_image_id: string | null;
  /** Pictures of the collection that nobody had looked at when it was made. */
  unseen_count: Generated<number>;
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
  /** Where the face is; null for searches of before that was kept. */
  box: Box | null;
  /** Its row of faces while that is there; null like `box`. */
  face_id: string | null;
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

/** Two faces that were compared; their pictures are files under identifiers of their own. */
export interface FaceComparisonsTable {
  id: string;
  operator_id: string;
  purpose: string;
  similarity: number;
  one_picture: string;
  other_picture: string;
  one_flaws: FaceFlaw[];
  other_flaws: FaceFlaw[];
  created_at: number;
  search_key: string;
  /** As those of a search. */
  request_hash: string | null;
  one_image_id: string | null;
  other_image_id: string | null;
}

export interface FaceSearchTables {
  face_comparisons: FaceComparisonsTable;
  face_queries: FaceQueriesTable;
  face_candidates: FaceCandidatesTable;
  face_reviews: FaceReviewsTable;
}
