import { z } from "zod";
import { endpoint, IdSchema } from "./endpoint.ts";

const byId = z.object({ id: IdSchema });

/** Indexing progress of a collection's pictures. */
export const CollectionIndexingSchema = z.object({
  pictures: z.int(),
  /** Searchable pictures, including those being reindexed. */
  seen: z.int(),
  /** Waiting to be indexed or reindexed. */
  waiting: z.int(),
  /** Given up; retried on request. */
  failed: z.int(),
});
export type CollectionIndexing = z.infer<typeof CollectionIndexingSchema>;

export const getCollectionIndexing = endpoint({
  name: "objectSearch.collection.indexing",
  method: "GET",
  path: "/cc-api/object-search/collection/:id/indexing",
  access: "object-search-manager:collection:read",
  summary: "Number of a collection's images that are indexed, waiting or failed",
  params: byId,
  output: CollectionIndexingSchema,
});

export const indexCollectionAgain = endpoint({
  name: "objectSearch.collection.indexAgain",
  method: "POST",
  path: "/cc-api/object-search/collection/:id/index-again",
  access: "object-search-manager:collection:update",
  summary: "Reindex a collection's failed images",
  params: byId,
  output: CollectionIndexingSchema,
});

export const objectIndexingEndpoints = [getCollectionIndexing, indexCollectionAgain] as const;
