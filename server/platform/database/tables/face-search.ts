import type { Generated } from "kysely";
import type { FaceDecision } from "@console-shell/contract/calls/face-search";
import type { Image } from "@console-shell/contract/calls/library";
import type { Box, FaceFlaw } from "@console-shell/contract/calls/probe";

interface FaceQueriesTable {
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
  /** From the newest review. */
  decision: FaceDecision | null;
  created_at: number;
  /** The operator's idempotency key, unique per operator; null for searches from before keys existed. */
  search_key: string | null;
  /** Hash of the request with the key; null for searches from before it was stored. */
  request_hash: string | null;
  /** The library picture that was searched with; null if one was uploaded. */
  probe_image_id: string | null;
  /** Unindexed pictures of the collection at the time. */
  unseen_count: Generated<number>;
}

interface FaceCandidatesTable {
  id: string;
  query_id: string;
  rank: number;
  /** Null once the picture was deleted; its name stays. */
  image_id: string | null;
  file_name: string;
  library_name: string;
  similarity: number;
  /** The face's box; null for searches from before boxes were stored. */
  box: Box | null;
  /** Its row of faces while that exists; null like `box`. */
  face_id: string | null;
}

/** Every decision ever made on a query; the newest is current. */
interface FaceReviewsTable {
  id: string;
  query_id: string;
  decision: FaceDecision;
  candidate_id: string | null;
  note: string;
  decided_by: string;
  decided_at: number;
}

/** Two compared faces; their pictures are files under their own identifiers. */
interface FaceComparisonsTable {
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
