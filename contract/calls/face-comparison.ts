import { z } from "zod";
import { BinarySchema, endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import { facePresetNames } from "../words/face-presets.ts";
import { QueryFaceReference, PurposeSchema, SearchKeySchema } from "./face-search.ts";
import { OperatorReferenceSchema } from "./library.ts";
import { FaceFlawSchema } from "./query-image.ts";

export const FaceComparisonSchema = z.object({
  id: IdSchema,
  createdAt: TimeSchema,
  operator: OperatorReferenceSchema,
  purpose: z.string(),
  similarity: z.number(),
  /** The strictest preset under which the two faces match; null if none. */
  reached: z.enum(facePresetNames).nullable(),
  /** Quality problems with either face that make the similarity less reliable. */
  flaws: z.object({ one: z.array(FaceFlawSchema), other: z.array(FaceFlawSchema) }),
});
export type FaceComparison = z.infer<typeof FaceComparisonSchema>;

const byId = z.object({ id: IdSchema });
const reference = z.strictObject(QueryFaceReference);

export const compareFaces = endpoint({
  name: "faceSearch.comparison.create",
  method: "POST",
  path: "/cc-api/face-search/comparison/create",
  access: "face-search:query:create",
  summary: "Compare two faces of query images. The comparison is recorded with its purpose",
  body: z.strictObject({
    one: reference,
    other: reference,
    purpose: PurposeSchema,
    idempotencyKey: SearchKeySchema,
  }),
  output: FaceComparisonSchema,
  status: 201,
});

export const listFaceComparisons = endpoint({
  name: "faceSearch.comparison.list",
  method: "GET",
  path: "/cc-api/face-search/comparison/list",
  access: "face-search:query:read",
  summary: "Past comparisons of two faces",
  query: z.object({
    ...pageQuery,
    search: z.string().trim().max(100).optional(),
    sort: z.enum(["createdAt", "similarity"]).default("createdAt"),
    order: z.enum(["asc", "desc"]).default("desc"),
  }),
  output: pageOf(FaceComparisonSchema),
});

export const exportFaceComparisons = endpoint({
  name: "faceSearch.comparison.export",
  method: "GET",
  path: "/cc-api/face-search/comparison/export",
  access: "face-search:query:read",
  summary: "Matching past comparisons as CSV, newest first",
  query: listFaceComparisons.query.pick({ search: true }),
  output: BinarySchema,
});

export const getFaceComparison = endpoint({
  name: "faceSearch.comparison.get",
  method: "GET",
  path: "/cc-api/face-search/comparison/:id",
  access: "face-search:query:read",
  summary: "A past comparison",
  params: byId,
  output: FaceComparisonSchema,
});

export const getComparedFace = endpoint({
  name: "faceSearch.comparison.picture",
  method: "GET",
  path: "/cc-api/face-search/comparison/:id/:side/picture",
  access: "face-search:query:read",
  summary: "One of the two faces that were compared",
  params: z.object({ id: IdSchema, side: z.enum(["one", "other"]) }),
  output: BinarySchema,
});

export const faceComparisonEndpoints = [
  compareFaces,
  listFaceComparisons,
  exportFaceComparisons,
  getFaceComparison,
  getComparedFace,
] as const;
