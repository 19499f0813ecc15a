import { z } from "zod";
import { BinarySchema, endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import {
  historyQuery,
  collectionInput,
  collectionOutput,
  SearchableLibrarySchema,
  SearchedCollectionSchema,
} from "./face-search.ts";
import { OperatorReferenceSchema } from "./library.ts";
import { failsWith } from "./schemas.ts";

/** `both`: by picture, limited to objects with one of the labels. */
export const ObjectQueryModeSchema = z.enum(["picture", "label", "both"]);
export const RelevanceSchema = z.enum(["relevant", "not_relevant"]);
export type Relevance = z.infer<typeof RelevanceSchema>;

/** A region of a picture, as fractions of its width and height from the top left corner. */
export const RegionSchema = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});
export type Region = z.infer<typeof RegionSchema>;

const share = z.number().min(0).max(1);
const extent = z.number().min(0.01).max(1);
/** A chosen region: within the picture, apart from rounding. */
export const ChosenRegionSchema = z
  .strictObject({ x: share, y: share, width: extent, height: extent })
  .refine(
    ({ x, y, width, height }) => x + width <= 1.000_001 && y + height <= 1.000_001,
    failsWith("beyond_picture"),
  );

export const ObjectQuerySchema = z.object({
  id: IdSchema,
  /** The first round of the same search; its own id if it is the first. */
  searchId: IdSchema,
  /** Counted from 1; each later round uses the judgements of those before. */
  round: z.int(),
  createdAt: TimeSchema,
  operator: OperatorReferenceSchema,
  mode: ObjectQueryModeSchema,
  /** The labels searched for; empty if it was searched by picture only. */
  labels: z.array(z.string()),
  /** File name of the picture searched with; empty for a search by label, and if it isn't known. */
  pictureName: z.string(),
  /** The region searched for; null for a search by label or by the whole picture. */
  region: RegionSchema.nullable(),
  collection: SearchedCollectionSchema,
  threshold: z.number(),
  hitCount: z.int(),
  /** Results judged so far, and those judged relevant. */
  judgedCount: z.int(),
  relevantCount: z.int(),
});
export type ObjectQuery = z.infer<typeof ObjectQuerySchema>;

export const ObjectResultSchema = z.object({
  id: IdSchema,
  rank: z.int(),
  /** For a search by label, the engine's confidence in the label; otherwise the visual similarity. */
  score: z.number(),
  /** In later rounds of a search by label: similarity to what was judged relevant, -1 to 1. */
  similarity: z.number().nullable(),
  /** The label found; empty for the whole picture. */
  label: z.string(),
  /** The region; null for the whole picture. */
  region: RegionSchema.nullable(),
  /** Null once it was deleted. */
  imageId: IdSchema.nullable(),
  fileName: z.string(),
  libraryName: z.string(),
  /** False once the picture was deleted from its library. */
  available: z.boolean(),
  /** The current judgement; null if none. */
  relevance: RelevanceSchema.nullable(),
  judgedBy: OperatorReferenceSchema.nullable(),
  judgedAt: TimeSchema.nullable(),
});
export type ObjectResult = z.infer<typeof ObjectResultSchema>;

export const ObjectQueryDetailSchema = ObjectQuerySchema.extend({
  /** All rounds of the search, including this one, oldest first. */
  rounds: z.array(z.object({ id: IdSchema, round: z.int() })),
  /** Best first. */
  results: z.array(ObjectResultSchema),
});

const LabelSchema = z.string().trim().min(1).max(40);
/** Labels, each once. */
export const labelsOf = (most: number) =>
  z
    .array(LabelSchema)
    .max(most)
    .refine((labels) => new Set(labels).size === labels.length, failsWith("duplicated"));
const ObjectCollectionInputSchema = z.strictObject({ ...collectionInput, labels: labelsOf(100) });
export const ObjectCollectionSchema = z.object({
  ...collectionOutput,
  labels: z.array(z.string()),
});
export type ObjectCollection = z.infer<typeof ObjectCollectionSchema>;

const byId = z.object({ id: IdSchema });
const resultParams = z.object({ id: IdSchema, resultId: IdSchema });

const historyFilter = {
  collectionId: IdSchema.optional(),
  mode: ObjectQueryModeSchema.optional(),
  feedback: z.enum(["waiting", "partial", "complete"]).optional(),
};

const { search, from, to } = historyQuery;

export const listObjectQueries = endpoint({
  name: "objectSearch.query.list",
  method: "GET",
  path: "/cc-api/object-search/query/list",
  access: "object-search-manager:query:read",
  summary: "Past object searches",
  query: z.object({ ...historyQuery, ...historyFilter }),
  output: pageOf(ObjectQuerySchema),
});

export const exportObjectQueries = endpoint({
  name: "objectSearch.query.export",
  method: "GET",
  path: "/cc-api/object-search/query/export",
  access: "object-search-manager:query:read",
  summary: "Matching past object searches as CSV, newest first",
  query: z.object({ search, from, to, ...historyFilter }),
  output: BinarySchema,
});

export const getObjectQuery = endpoint({
  name: "objectSearch.query.get",
  method: "GET",
  path: "/cc-api/object-search/query/:id",
  access: "object-search-manager:query:read",
  summary: "A past object search with its results",
  params: byId,
  output: ObjectQueryDetailSchema,
});

export const exportObjectResults = endpoint({
  name: "objectSearch.query.results",
  method: "GET",
  path: "/cc-api/object-search/query/:id/results/export",
  access: "object-search-manager:query:read",
  summary: "The results of a past object search as a CSV file, best first",
  params: byId,
  output: BinarySchema,
});

export const getObjectQueryImage = endpoint({
  name: "objectSearch.query.image",
  method: "GET",
  path: "/cc-api/object-search/query/:id/image",
  access: "object-search-manager:query:read",
  summary: "The query image, or none for a search by label",
  params: byId,
  output: BinarySchema,
});

export const getObjectResultPicture = endpoint({
  name: "objectSearch.query.resultPicture",
  method: "GET",
  path: "/cc-api/object-search/query/:id/result/:resultId/picture",
  access: "object-search-manager:query:read",
  summary: "A result's image",
  params: resultParams,
  output: BinarySchema,
});

export const reviewObjectResult = endpoint({
  name: "objectSearch.query.review",
  method: "POST",
  path: "/cc-api/object-search/query/:id/result/:resultId/review",
  access: "object-search-manager:query:review",
  summary: "Rate a result, or clear its rating with null. Earlier ratings stay in its history",
  params: resultParams,
  body: z.strictObject({ relevance: RelevanceSchema.nullable() }),
  output: ObjectQueryDetailSchema,
});

export const listObjectCollections = endpoint({
  name: "objectSearch.collection.list",
  method: "GET",
  path: "/cc-api/object-search/collection/list",
  access: "object-search-manager:collection:read",
  summary: "Collections of libraries to search objects in, by name",
  query: z.object({ ...pageQuery, search: z.string().trim().max(100).optional() }),
  output: pageOf(ObjectCollectionSchema),
});

export const listObjectLibraries = endpoint({
  name: "objectSearch.collection.libraries",
  method: "GET",
  path: "/cc-api/object-search/collection/libraries",
  access: "object-search-manager:collection:read",
  summary: "Libraries available for a collection",
  output: z.array(SearchableLibrarySchema),
});

export const createObjectCollection = endpoint({
  name: "objectSearch.collection.create",
  method: "POST",
  path: "/cc-api/object-search/collection/create",
  access: "object-search-manager:collection:update",
  summary: "Create a collection with a unique name",
  body: ObjectCollectionInputSchema,
  output: ObjectCollectionSchema,
  status: 201,
});

export const getObjectCollection = endpoint({
  name: "objectSearch.collection.get",
  method: "GET",
  path: "/cc-api/object-search/collection/:id",
  access: "object-search-manager:collection:read",
  summary: "One collection",
  params: byId,
  output: ObjectCollectionSchema,
});

export const updateObjectCollection = endpoint({
  name: "objectSearch.collection.update",
  method: "PUT",
  path: "/cc-api/object-search/collection/:id",
  access: "object-search-manager:collection:update",
  summary: "Change a collection",
  params: byId,
  body: ObjectCollectionInputSchema,
  output: ObjectCollectionSchema,
});

export const deleteObjectCollection = endpoint({
  name: "objectSearch.collection.delete",
  method: "DELETE",
  path: "/cc-api/object-search/collection/:id",
  access: "object-search-manager:collection:update",
  summary: "Delete a collection; its libraries and past searches stay",
  params: byId,
  output: z.literal(true),
});

export const objectSearchEndpoints = [
  listObjectQueries,
  exportObjectQueries,
  getObjectQuery,
  exportObjectResults,
  getObjectQueryImage,
  getObjectResultPicture,
  reviewObjectResult,
  listObjectCollections,
  listObjectLibraries,
  createObjectCollection,
  getObjectCollection,
  updateObjectCollection,
  deleteObjectCollection,
] as const;
