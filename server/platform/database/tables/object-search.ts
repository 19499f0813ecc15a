import type { Image } from "@console-shell/contract/calls/library";
import type { Region, Relevance } from "@console-shell/contract/calls/object-search";

export interface ObjectQueriesTable {
  id: string;
  operator_id: string;
  /** The first round of the same search, its own id if it's the first; the picture is stored under it. */
  search_id: string;
  round: number;
  mode: "picture" | "label" | "both";
  /** One per line; empty for a search by picture only. */
  label: string;
  /** Null for a search by label, and for one by the whole picture. */
  region: Region | null;
  /** Null once the catalogue was deleted; its name stays. */
  catalogue_id: string | null;
  catalogue_name: string;
  threshold: number;
  /** Null for a search by label. */
  probe_type: Image["mediaType"] | null;
  /** The library picture it's a copy of; null if one was uploaded. */
  probe_image_id: string | null;
  hit_count: number;
  /** Recounted with every judgement. */
  judged_count: number;
  relevant_count: number;
  created_at: number;
}

interface ObjectResultsTable {
  id: string;
  query_id: string;
  rank: number;
  /** Null once the picture was deleted; its name stays. */
  image_id: string | null;
  file_name: string;
  library_name: string;
  /** Empty for the whole picture, which has no region either. */
  label: string;
  region: Region | null;
  score: number;
  /** See `ObjectResultSchema`. */
  similarity: number | null;
  /** The current judgement; all of them are in object_judgements. */
  relevance: Relevance | null;
  judged_by: string | null;
  judged_at: number | null;
}

/** Every judgement ever made on a result; null took an earlier one back. */
interface ObjectJudgementsTable {
  id: string;
  result_id: string;
  relevance: Relevance | null;
  judged_by: string;
  judged_at: number;
}

/** A saved search; its parameters are those of the search it was made from. */
interface SavedObjectSearchesTable {
  id: string;
  owner_id: string;
  name: string;
  name_key: string;
  shared: boolean;
  query_id: string;
  last_query_id: string;
  last_run_at: number;
  /** The vector of its picture's region, and its model; null for a search by label. */
  model: string | null;
  vector: Uint8Array | null;
  created_at: number;
}

export interface ObjectSearchTables {
  saved_object_searches: SavedObjectSearchesTable;
  object_queries: ObjectQueriesTable;
  object_results: ObjectResultsTable;
  object_judgements: ObjectJudgementsTable;
}
