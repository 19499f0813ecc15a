import { z } from "zod";
import { BinarySchema, endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import { purposeLength } from "../words/face-presets.ts";
import { LibraryKindSchema, OperatorReferenceSchema } from "./library.ts";
import { BoxSchema } from "./query-image.ts";
import { typedName, typedProse } from "./schemas.ts";

/** A library as a search target. */
export const SearchableLibrarySchema = z.object({
  id: IdSchema,
  name: z.string(),
  kind: LibraryKindSchema,
  imageCount: z.int(),
});
export type SearchableLibrary = z.infer<typeof SearchableLibrarySchema>;

/** The fields of face and object collections. */
export const collectionInput = {
  name: typedName(80),
  description: z.string().trim().max(500).default(""),
  libraryIds: z.array(IdSchema).min(1).max(50),
  /** Minimum similarity of a hit, 0 to 1. */
  defaultThreshold: z.number().min(0).max(1),
};

export const collectionOutput = {
  id: IdSchema,
  name: z.string(),
  description: z.string(),
  libraries: z.array(SearchableLibrarySchema),
  defaultThreshold: z.number(),
  createdBy: OperatorReferenceSchema,
  createdAt: TimeSchema,
  updatedAt: TimeSchema,
};

/** The collection a past search ran in; `id` is null once it was deleted. */
export const SearchedCollectionSchema = z.object({ id: IdSchema.nullable(), name: z.string() });

/** Filters shared by every search history. */
export const historyQuery = {
  ...pageQuery,
  search: z.string().trim().max(100).optional(),
  from: z.coerce.number().int().optional().describe("First instant, milliseconds"),
  to: z.coerce.number().int().optional().describe("Last instant, milliseconds"),
  sort: z.enum(["createdAt", "threshold", "hitCount"]).default("createdAt"),
  order: z.enum(["asc", "desc"]).default("desc"),
};

export const FaceDecisionSchema = z.enum(["match", "no_match", "undecided"]);
export type FaceDecision = z.infer<typeof FaceDecisionSchema>;

export const FaceQuerySchema = z.object({
  id: IdSchema,
  createdAt: TimeSchema,
  operator: OperatorReferenceSchema,
  purpose: z.string(),
  collection: SearchedCollectionSchema,
  threshold: z.number(),
  hitCount: z.int(),
  /** Similarity of the best candidate; null if there are none. */
  bestSimilarity: z.number().nullable(),
  /** The current decision; null if nobody has reviewed it. */
  decision: FaceDecisionSchema.nullable(),
});
export type FaceQuery = z.infer<typeof FaceQuerySchema>;

export const FaceCandidateSchema = z.object({
  id: IdSchema,
  rank: z.int(),
  similarity: z.number(),
  fileName: z.string(),
  libraryName: z.string(),
  /** The face's box in the picture; null for searches made before boxes were stored. */
  box: BoxSchema.nullable(),
  /** Id for adding the face to a person; null if the box is null or the picture was deleted. */
  faceId: IdSchema.nullable(),
  /** False once the picture was deleted from its library. */
  available: z.boolean(),
});
export type FaceCandidate = z.infer<typeof FaceCandidateSchema>;

export const FaceReviewSchema = z.object({
  id: IdSchema,
  decision: FaceDecisionSchema,
  candidateId: IdSchema.nullable(),
  note: z.string(),
  decidedBy: OperatorReferenceSchema,
  decidedAt: TimeSchema,
});
export type FaceReview = z.infer<typeof FaceReviewSchema>;

const FaceQueryDetailSchema = FaceQuerySchema.extend({
  /** Best first. */
  candidates: z.array(FaceCandidateSchema),
  /** Newest first; the first one is current. */
  reviews: z.array(FaceReviewSchema),
  /** Pictures of the collection that weren't indexed when this search ran, so it couldn't find them. */
  unseenCount: z.int(),
});
export type FaceQueryDetail = z.infer<typeof FaceQueryDetailSchema>;

const FaceCollectionInputSchema = z.strictObject(collectionInput);
export const FaceCollectionSchema = z.object(collectionOutput);
export type FaceCollection = z.infer<typeof FaceCollectionSchema>;

const byId = z.object({ id: IdSchema });

/** Why faces are searched for or compared. */
export const PurposeSchema = z.string().trim().min(purposeLength.min).max(purposeLength.max);

/** The caller's idempotency key: repeating it returns the same search. */
export const SearchKeySchema = z.string().regex(/^[\w.:-]{8,80}$/);

/** A face of a query image, by its index among the image's faces. */
export const QueryFaceReference = {
  queryImageId: IdSchema,
  face: z.int().min(0).max(999),
};

export const createFaceQuery = endpoint({
  name: "faceSearch.query.create",
  method: "POST",
  path: "/cc-api/face-search/query/create",
  access: "face-search:query:create",
  summary:
    "Search a collection for a face of a query image. The search is recorded with its purpose",
  body: z.strictObject({
    ...QueryFaceReference,
    collectionId: IdSchema,
    /** Minimum similarity of a candidate, 0 to 1. */
    threshold: z.number().min(0).max(1),
    purpose: PurposeSchema,
    idempotencyKey: SearchKeySchema,
  }),
  output: FaceQueryDetailSchema,
  status: 201,
});

export const listFaceQueries = endpoint({
  name: "faceSearch.query.list",
  method: "GET",
  path: "/cc-api/face-search/query/list",
  access: "face-search:query:read",
  summary: "Past face searches",
  query: z.object({
    ...historyQuery,
    collectionId: IdSchema.optional(),
    decision: z.enum([...FaceDecisionSchema.options, "waiting"]).optional(),
  }),
  output: pageOf(FaceQuerySchema),
});

export const exportFaceQueries = endpoint({
  name: "faceSearch.query.export",
  method: "GET",
  path: "/cc-api/face-search/query/export",
  access: "face-search:query:read",
  summary: "Matching past face searches as CSV, newest first",
  query: listFaceQueries.query.omit({ page: true, pageSize: true, sort: true, order: true }),
  output: BinarySchema,
});

export const getFaceQuery = endpoint({
  name: "faceSearch.query.get",
  method: "GET",
  path: "/cc-api/face-search/query/:id",
  access: "face-search:query:read",
  summary: "A past face search with its candidates and reviews",
  params: byId,
  output: FaceQueryDetailSchema,
});

export const getFaceQueryImage = endpoint({
  name: "faceSearch.query.image",
  method: "GET",
  path: "/cc-api/face-search/query/:id/image",
  access: "face-search:query:read",
  summary: "The query image",
  params: byId,
  output: BinarySchema,
});

export const getFaceCandidatePicture = endpoint({
  name: "faceSearch.query.candidatePicture",
  method: "GET",
  path: "/cc-api/face-search/query/:id/candidate/:candidateId/picture",
  access: "face-search:query:read",
  summary: "A candidate's image",
  params: z.object({ id: IdSchema, candidateId: IdSchema }),
  output: BinarySchema,
});

export const reviewFaceQuery = endpoint({
  name: "faceSearch.query.review",
  method: "POST",
  path: "/cc-api/face-search/query/:id/review",
  access: "face-search:query:review",
  summary: "Decide on a search; earlier decisions stay in its history",
  params: byId,
  body: z.strictObject({
    decision: FaceDecisionSchema,
    /** The matching candidate; required for a match and not allowed otherwise. */
    candidateId: IdSchema.optional(),
    note: typedProse(1000).default(""),
  }),
  output: FaceQueryDetailSchema,
});

export const listFaceCollections = endpoint({
  name: "faceSearch.collection.list",
  method: "GET",
  path: "/cc-api/face-search/collection/list",
  access: "face-search:collection:read",
  summary: "Collections of libraries to search faces in, by name",
  query: z.object({ ...pageQuery, search: z.string().trim().max(100).optional() }),
  output: pageOf(FaceCollectionSchema),
});

export const listFaceLibraries = endpoint({
  name: "faceSearch.collection.libraries",
  method: "GET",
  path: "/cc-api/face-search/collection/libraries",
  access: "face-search:collection:read",
  summary: "Libraries available for a collection",
  output: z.array(SearchableLibrarySchema),
});

export const createFaceCollection = endpoint({
  name: "faceSearch.collection.create",
  method: "POST",
  path: "/cc-api/face-search/collection/create",
  access: "face-search:collection:update",
  summary: "Create a collection with a unique name",
  body: FaceCollectionInputSchema,
  output: FaceCollectionSchema,
  status: 201,
});

export const getFaceCollection = endpoint({
  name: "faceSearch.collection.get",
  method: "GET",
  path: "/cc-api/face-search/collection/:id",
  access: "face-search:collection:read",
  summary: "One collection",
  params: byId,
  output: FaceCollectionSchema,
});

export const updateFaceCollection = endpoint({
  name: "faceSearch.collection.update",
  method: "PUT",
  path: "/cc-api/face-search/collection/:id",
  access: "face-search:collection:update",
  summary: "Change a collection",
  params: byId,
  body: FaceCollectionInputSchema,
  output: FaceCollectionSchema,
});

export const deleteFaceCollection = endpoint({
  name: "faceSearch.collection.delete",
  method: "DELETE",
  path: "/cc-api/face-search/collection/:id",
  access: "face-search:collection:update",
  summary: "Delete a collection without people. Its libraries and past searches stay",
  params: byId,
  output: z.literal(true),
});

export const faceSearchEndpoints = [
  listFaceQueries,
  exportFaceQueries,
  createFaceQuery,
  getFaceQuery,
  getFaceQueryImage,
  getFaceCandidatePicture,
  reviewFaceQuery,
  listFaceCollections,
  listFaceLibraries,
  createFaceCollection,
  getFaceCollection,
  updateFaceCollection,
  deleteFaceCollection,
] as const;
