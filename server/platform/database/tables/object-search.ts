import type { Image } from "@console-shell/contract/calls/image";
import type { Region, Relevance } from "@console-shell/contract/calls/object-search";
import type { NeverNull, WithDefault } from "./stricter.ts";

export interface ObjectQueriesTable {
  id: string;
  operatorId: string;
  /** The first round of the same search, its own id if it's the first; the picture is stored under it. */
  searchId: NeverNull<string>;
  round: WithDefault<number>;
  mode: "picture" | "label" | "both";
  /** One per line; empty for a search by picture only. */
  label: string;
  /** Null for a search by label, and for one by the whole picture. */
  region: Region | null;
  /** Null once the collection was deleted; its name stays. */
  collectionId: string | null;
  collectionName: string;
  threshold: number;
  /** Null for a search by label. */
  probeType: Image["mediaType"] | null;
  /** The library picture it's a copy of; null if one was uploaded. */
  probeImageId: string | null;
  /** The picture's file name; empty for a search by label, and before 0028-query-image-names.ts. */
  probeName: WithDefault<string>;
  hitCount: number;
  /** Recounted with every judgement. */
  judgedCount: number;
  relevantCount: number;
  createdAt: number;
}

interface ObjectResultsTable {
  id: string;
  queryId: string;
  rank: number;
  /** Null once the picture was deleted; its name stays. */
  imageId: string | null;
  fileName: string;
  libraryName: string;
  /** Empty for the whole picture, which has no region either. */
  label: string;
  region: Region | null;
  score: number;
  /** See `ObjectResultSchema`. */
  similarity: number | null;
  /** The current judgement; all of them are in object_judgements. */
  relevance: Relevance | null;
  judgedBy: string | null;
  judgedAt: number | null;
}

/** Every judgement ever made on a result; null took an earlier one back. */
interface ObjectJudgementsTable {
  id: string;
  resultId: string;
  relevance: Relevance | null;
  judgedBy: string;
  judgedAt: number;
}

/** A saved search; its parameters are those of the search it was made from. */
interface SavedObjectSearchesTable {
  id: string;
  ownerId: string;
  name: string;
  nameKey: string;
  shared: boolean;
  queryId: string;
  lastQueryId: string;
  lastRunAt: number;
  /** The vector of its picture's region, and its model; null for a search by label. */
  model: string | null;
  vector: Uint8Array | null;
  createdAt: number;
}

export interface ObjectSearchTables {
  savedObjectSearches: SavedObjectSearchesTable;
  objectQueries: ObjectQueriesTable;
  objectResults: ObjectResultsTable;
  objectJudgements: ObjectJudgementsTable;
}
