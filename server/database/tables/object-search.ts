import type { Image } from "@console-shell/contract/endpoints/library";
import type { Relevance } from "@console-shell/contract/endpoints/object-search";

export interface ObjectQueriesTable {
  id: string;
  operator_id: string;
  mode: "picture" | "label";
  /** Empty for a search by picture. */
  label: string;
  /** Null once the catalogue was deleted; its name stays. */
  catalogue_id: string | null;
  catalogue_name: string;
  threshold: number;
  /** Null for a search by label. */
  probe_type: Image["mediaType"] | null;
  hit_count: number;
  /** Counted again with every judgement. */
  judged_count: number;
  relevant_count: number;
  created_at: number;
}

export interface ObjectResultsTable {
  id: string;
  query_id: string;
  rank: number;
  /** Null once the picture was deleted; what it was called stays. */
  image_id: string | null;
  file_name: string;
  library_name: string;
  label: string;
  score: number;
  /** The judgement in force; all of them are in object_judgements. */
  relevance: Relevance | null;
  judged_by: string | null;
  judged_at: number | null;
}

/** Every judgement ever made on a result; null took an earlier one back. */
export interface ObjectJudgementsTable {
  id: string;
  result_id: string;
  relevance: Relevance | null;
  judged_by: string;
  judged_at: number;
}

export interface ObjectSearchTables {
  object_queries: ObjectQueriesTable;
  object_results: ObjectResultsTable;
  object_judgements: ObjectJudgementsTable;
}
