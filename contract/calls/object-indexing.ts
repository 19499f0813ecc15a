import { z } from "zod";
import { endpoint, IdSchema } from "./endpoint.ts";

const byId = z.object({ id: IdSchema });

/** Indexing progress of a catalogue's pictures. */
export const CatalogueIndexingSchema = z.object({
  pictures: z.int(),
  /** Searchable pictures, including those being reindexed. */
  seen: z.int(),
  /** Waiting to be indexed or reindexed. */
  waiting: z.int(),
  /** Given up; retried on request. */
  failed: z.int(),
});
export type CatalogueIndexing = z.infer<typeof CatalogueIndexingSchema>;

export const getCatalogueIndexing = endpoint({
  name: "objectSearch.catalogue.indexing",
  method: "GET",
  path: "/cc-api/object-search/catalogue/:id/indexing",
  access: "object-search-manager:catalogue:read",
  summary: "Number of a catalogue's pictures that are indexed, waiting or failed",
  params: byId,
  output: CatalogueIndexingSchema,
});

export const indexCatalogueAgain = endpoint({
  name: "objectSearch.catalogue.indexAgain",
  method: "POST",
  path: "/cc-api/object-search/catalogue/:id/index-again",
  access: "object-search-manager:catalogue:update",
  summary: "Reindex a catalogue's failed pictures",
  params: byId,
  output: CatalogueIndexingSchema,
});

export const objectIndexingEndpoints = [getCatalogueIndexing, indexCatalogueAgain] as const;
