import { z } from "zod";
import { endpoint, IdSchema } from "../endpoint.ts";

const byId = z.object({ id: IdSchema });

/** How far the engine is with the pictures of a catalogue. */
export const CatalogueIndexingSchema = z.object({
  pictures: z.int(),
  /** Those that a search finds, also where they are looked at anew. */
  seen: z.int(),
  /** Not looked at yet, or to be looked at anew. */
  waiting: z.int(),
  /** Given up; they are looked at again when somebody asks for it. */
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
