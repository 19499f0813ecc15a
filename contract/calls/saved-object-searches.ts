import { z } from "zod";
import { endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import { SearchedCollectionSchema } from "./face-search.ts";
import { OperatorReferenceSchema } from "./library.ts";
import {
  ObjectQueryDetailSchema,
  ObjectQueryModeSchema,
  ObjectQuerySchema,
  RegionSchema,
} from "./object-search.ts";
import { typedName } from "./schemas.ts";

const read = "object-search-manager:query:read" as const;
const create = "object-search-manager:query:create" as const;
const byId = z.object({ id: IdSchema });

export const SavedObjectSearchSchema = z.object({
  id: IdSchema,
  name: z.string(),
  /** Shared with everyone who sees searches, or private to its owner. */
  shared: z.boolean(),
  owner: OperatorReferenceSchema,
  mode: ObjectQueryModeSchema,
  labels: z.array(z.string()),
  pictureName: ObjectQuerySchema.shape.pictureName,
  region: RegionSchema.nullable(),
  /** The search whose picture it uses. */
  searchId: IdSchema,
  collection: SearchedCollectionSchema,
  threshold: z.number(),
  lastRunAt: TimeSchema,
  /** The query of the last run. */
  lastQueryId: IdSchema,
  /**
   * Matching pictures indexed since the owner's last run; for a search by picture, among the newest only. Null if it
   * can't be counted now.
   */
  newCount: z.int().nullable(),
});
export type SavedObjectSearch = z.infer<typeof SavedObjectSearchSchema>;

const name = typedName(80);

export const listSavedObjectSearches = endpoint({
  name: "objectSearch.saved.list",
  method: "GET",
  path: "/cc-api/object-search/saved/list",
  access: read,
  summary: "Your own and shared saved searches, by name, with new results since their last run",
  query: z.object({ ...pageQuery, search: z.string().trim().max(100).optional() }),
  output: pageOf(SavedObjectSearchSchema),
});

export const saveObjectSearch = endpoint({
  name: "objectSearch.saved.create",
  method: "POST",
  path: "/cc-api/object-search/saved/create",
  access: create,
  summary: "Save a search under a name that's unique among yours",
  body: z.strictObject({ queryId: IdSchema, name, shared: z.boolean() }),
  output: SavedObjectSearchSchema,
  status: 201,
});

export const changeSavedObjectSearch = endpoint({
  name: "objectSearch.saved.change",
  method: "PATCH",
  path: "/cc-api/object-search/saved/:id",
  access: create,
  summary: "Rename, share or unshare your saved search",
  params: byId,
  body: z.strictObject({ name: name.optional(), shared: z.boolean().optional() }),
  output: SavedObjectSearchSchema,
});

export const runSavedObjectSearch = endpoint({
  name: "objectSearch.saved.run",
  method: "POST",
  path: "/cc-api/object-search/saved/:id/run",
  access: create,
  summary: "Run a saved search. The response is a new search",
  params: byId,
  output: ObjectQueryDetailSchema,
  status: 201,
});

export const deleteSavedObjectSearch = endpoint({
  name: "objectSearch.saved.delete",
  method: "DELETE",
  path: "/cc-api/object-search/saved/:id",
  access: create,
  summary: "Delete your saved search. Its results stay",
  params: byId,
  output: z.literal(true),
});

export const savedObjectSearchEndpoints = [
  listSavedObjectSearches,
  saveObjectSearch,
  changeSavedObjectSearch,
  runSavedObjectSearch,
  deleteSavedObjectSearch,
] as const;
