import type { Generated } from "kysely";
import type { FaceDecision } from "@console-shell/contract/calls/face-search";
import type { Image } from "@console-shell/contract/calls/image";
import type { Box, FaceFlaw } from "@console-shell/contract/calls/query-image";

interface FaceQueriesTable {
  id: string;
  operatorId: string;
  purpose: string;
  /** Null once the collection was deleted; its name stays. */
  collectionId: string | null;
  collectionName: string;
  threshold: number;
  probeType: Image["mediaType"];
  hitCount: number;
  bestSimilarity: number | null;
  /** From the newest review. */
  decision: FaceDecision | null;
  createdAt: number;
  /** The operator's idempotency key, unique per operator; null for searches from before keys existed. */
  searchKey: string | null;
  /** Hash of the request with the key; null for searches from before it was stored. */
  requestHash: string | null;
  /** The library picture that was searched with; null if one was uploaded. */
  probeImageId: string | null;
  /** Unindexed pictures of the collection at the time. */
  unseenCount: Generated<number>;
}

interface FaceCandidatesTable {
  id: string;
  queryId: string;
  rank: number;
  /** Null once the picture was deleted; its name stays. */
  imageId: string | null;
  fileName: string;
  libraryName: string;
  similarity: number;
  /** The face's box; null for searches from before boxes were stored. */
  box: Box | null;
  /** Its row of faces while that exists; null like `box`. */
  faceId: string | null;
}

/** Every decision ever made on a query; the newest is current. */
interface FaceReviewsTable {
  id: string;
  queryId: string;
  decision: FaceDecision;
  candidateId: string | null;
  note: string;
  decidedBy: string;
  decidedAt: number;
}

/** Two compared faces; their pictures are files under their own identifiers. */
interface FaceComparisonsTable {
  id: string;
  operatorId: string;
  purpose: string;
  similarity: number;
  onePicture: string;
  otherPicture: string;
  oneFlaws: FaceFlaw[];
  otherFlaws: FaceFlaw[];
  createdAt: number;
  searchKey: string;
  /** As those of a search. */
  requestHash: string | null;
  oneImageId: string | null;
  otherImageId: string | null;
}

export interface FaceSearchTables {
  faceComparisons: FaceComparisonsTable;
  faceQueries: FaceQueriesTable;
  faceCandidates: FaceCandidatesTable;
  faceReviews: FaceReviewsTable;
}
