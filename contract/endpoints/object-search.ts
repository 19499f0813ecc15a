import { z } from "zod";
import { BinarySchema, endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "../endpoint.ts";
import {
  historyQuery,
  librarySetInput,
  librarySetOutput,
  SearchableLibrarySchema,
  SearchedSetSchema,
} from "./face-search.ts";
import { OperatorReferenceSchema } from "./library.ts";

export const ObjectQueryModeSchema = z.enum(["picture", "label"]);
export const RelevanceSchema = z.enum(["relevant", "not_relevant"]);
export type Relevance = z.infer<typeof RelevanceSchema>;

export const ObjectQuerySchema = z.object({
  id: IdSchema,
  createdAt: TimeSchema,
  operator: OperatorReferenceSchema,
  mode: ObjectQueryModeSchema,
  /** The label searched for; empty when it was searched by picture. */
  label: z.string(),
  catalogue: SearchedSetSchema,
  threshold: z.number(),
  hitCount: z.int(),
  /** Results judged so far, and those of them judged relevant. */
  judgedCount: z.int(),
  relevantCount: z.int(),
});
export type ObjectQuery = z.infer<typeof ObjectQuerySchema>;

export const ObjectResultSchema = z.object({
  id: IdSchema,
  rank: z.int(),
  score: z.number(),
  label: z.string(),
  fileName: z.string(),
  libraryName: z.string(),
  /** False once the picture was deleted from its library. */
  available: z.boolean(),
  /** The judgement in force; null: none. */
  relevance: RelevanceSchema.nullable(),
  judgedBy: OperatorReferenceSchema.nullable(),
  judgedAt: TimeSchema.nullable(),
});
export type ObjectResult = z.infer<typeof ObjectResultSchema>;

const ObjectQueryDetailSchema = ObjectQuerySchema.extend({
  /** Best first. */
  results: z.array(ObjectResultSchema),
});

const LabelSchema = z.string().trim().min(1).max(40);
const ObjectCatalogueInputSchema = z.strictObject({
  ...librarySetInput,
  labels: z
    .array(LabelSchema)
    .max(100)
    .refine((labels) => new Set(labels).size === labels.length, {
      params: { text: { "en-US": "A label is there twice", "zh-CN": "标签重复" } },
    }),
});
export const ObjectCatalogueSchema = z.object({ ...librarySetOutput, labels: z.array(z.string()) });
export type ObjectCatalogue = z.infer<typeof ObjectCatalogueSchema>;

const byId = z.object({ id: IdSchema });
const resultParams = z.object({ id: IdSchema, resultId: IdSchema });

export const listObjectQueries = endpoint({
  name: "objectSearch.query.list",
  method: "GET",
  path: "/cc-api/object-search/query/list",
  access: "object-search-manager:query:read",
  summary: "Past object searches",
  query: z.object({
    ...historyQuery,
    catalogueId: IdSchema.optional(),
    mode: ObjectQueryModeSchema.optional(),
    feedback: z.enum(["waiting", "partial", "complete"]).optional(),
  }),
  output: pageOf(ObjectQuerySchema),
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

export const getObjectProbe = endpoint({
  name: "objectSearch.query.probe",
  method: "GET",
  path: "/cc-api/object-search/query/:id/probe",
  access: "object-search-manager:query:read",
  summary: "The picture that was searched for; none when it was searched by label",
  params: byId,
  output: BinarySchema,
});

export const getObjectResultPicture = endpoint({
  name: "objectSearch.query.resultPicture",
  method: "GET",
  path: "/cc-api/object-search/query/:id/result/:resultId/picture",
  access: "object-search-manager:query:read",
  summary: "A result's picture",
  params: resultParams,
  output: BinarySchema,
});

export const reviewObjectResult = endpoint({
  name: "objectSearch.query.review",
  method: "POST",
  path: "/cc-api/object-search/query/:id/result/:resultId/review",
  access: "object-search-manager:query:review",
  summary: "Judge a result, or take the judgement back with null; earlier ones stay in its history",
  params: resultParams,
  body: z.strictObject({ relevance: RelevanceSchema.nullable() }),
  output: ObjectQueryDetailSchema,
});

export const listObjectCatalogues = endpoint({
  name: "objectSearch.catalogue.list",
  method: "GET",
  path: "/cc-api/object-search/catalogue/list",
  access: "object-search-manager:catalogue:read",
  summary: "Catalogues of libraries to search objects in, by name",
  query: z.object({ ...pageQuery, search: z.string().trim().max(100).optional() }),
  output: pageOf(ObjectCatalogueSchema),
});

export const listObjectLibraries = endpoint({
  name: "objectSearch.catalogue.libraries",
  method: "GET",
  path: "/cc-api/object-search/catalogue/libraries",
  access: "object-search-manager:catalogue:read",
  summary: "Libraries that a catalogue may hold",
  output: z.array(SearchableLibrarySchema),
});

export const createObjectCatalogue = endpoint({
  name: "objectSearch.catalogue.create",
  method: "POST",
  path: "/cc-api/object-search/catalogue/create",
  access: "object-search-manager:catalogue:update",
  summary: "Create a catalogue; its name must be new",
  body: ObjectCatalogueInputSchema,
  output: ObjectCatalogueSchema,
  status: 201,
});

export const getObjectCatalogue = endpoint({
  name: "objectSearch.catalogue.get",
  method: "GET",
  path: "/cc-api/object-search/catalogue/:id",
  access: "object-search-manager:catalogue:read",
  summary: "One catalogue",
  params: byId,
  output: ObjectCatalogueSchema,
});

export const updateObjectCatalogue = endpoint({
  name: "objectSearch.catalogue.update",
  method: "PUT",
  path: "/cc-api/object-search/catalogue/:id",
  access: "object-search-manager:catalogue:update",
  summary: "Change a catalogue",
  params: byId,
  body: ObjectCatalogueInputSchema,
  output: ObjectCatalogueSchema,
});

export const deleteObjectCatalogue = endpoint({
  name: "objectSearch.catalogue.delete",
  method: "DELETE",
  path: "/cc-api/object-search/catalogue/:id",
  access: "object-search-manager:catalogue:update",
  summary: "Delete a catalogue; its libraries and past searches stay",
  params: byId,
  output: z.literal(true),
});

export const objectSearchEndpoints = [
  listObjectQueries,
  getObjectQuery,
  getObjectProbe,
  getObjectResultPicture,
  reviewObjectResult,
  listObjectCatalogues,
  listObjectLibraries,
  createObjectCatalogue,
  getObjectCatalogue,
  updateObjectCatalogue,
  deleteObjectCatalogue,
] as const;
