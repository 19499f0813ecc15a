import { z } from "zod";
import { endpoint, IdSchema } from "./endpoint.ts";
import { ChosenRegionSchema, labelsOf, ObjectQueryDetailSchema } from "./object-search.ts";
import { failsWith } from "./schemas.ts";

const create = "object-search-manager:query:create" as const;
const byId = z.object({ id: IdSchema });

/** A searchable label, and how many objects in the collection have it. */
export const LabelChoiceSchema = z.object({ label: z.string(), count: z.int() });
export type LabelChoice = z.infer<typeof LabelChoiceSchema>;

export const listObjectLabels = endpoint({
  name: "objectSearch.collection.labels",
  method: "GET",
  path: "/cc-api/object-search/collection/:id/labels",
  access: create,
  summary: "Labels to search by: those found in the collection, then all that the engine knows",
  params: byId,
  output: z.array(LabelChoiceSchema),
});

export const createObjectQuery = endpoint({
  name: "objectSearch.query.create",
  method: "POST",
  path: "/cc-api/object-search/query/create",
  access: create,
  summary: "Search a collection by labels, by a region of an image, or by both",
  body: z
    .strictObject({
      collectionId: IdSchema,
      labels: labelsOf(20).default([]),
      /** The operator's own query image, see `queryImage.create`; the whole picture if no region is given. */
      picture: z
        .strictObject({ queryImageId: IdSchema, region: ChosenRegionSchema.optional() })
        .optional(),
      /** Least score of a result. */
      threshold: z.number().min(0).max(1),
    })
    .refine(
      ({ labels, picture }) => labels.length > 0 || picture !== undefined,
      failsWith("nothing_searched", "labels"),
    ),
  output: ObjectQueryDetailSchema,
  status: 201,
});

export const refineObjectQuery = endpoint({
  name: "objectSearch.query.refine",
  method: "POST",
  path: "/cc-api/object-search/query/:id/refine",
  access: create,
  summary: "Search again with feedback, as the next round of the same search",
  params: byId,
  output: ObjectQueryDetailSchema,
  status: 201,
});

export const objectSearchingEndpoints = [
  listObjectLabels,
  createObjectQuery,
  refineObjectQuery,
] as const;
