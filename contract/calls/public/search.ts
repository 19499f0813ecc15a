import { z } from "zod";
import { endpoint, IdSchema } from "../endpoint.ts";
import { facePresetNames } from "../../words/face-presets.ts";
import { BoxSchema, FaceFlawSchema } from "../query-image.ts";

const byId = z.object({ id: IdSchema });
const similarity = z.number().describe("1 for the same image, about 0 for strangers");

/** The largest face of the sent picture. */
const SentFaceSchema = z.object({
  box: BoxSchema,
  flaws: z
    .array(FaceFlawSchema)
    .describe("What makes the face hard to recognize, most important first"),
  others: z.int().describe("Number of smaller faces in the image"),
});

/** A library picture with a hit. */
const found = { imageId: IdSchema, libraryId: IdSchema, fileName: z.string() };

const limit = z.coerce
  .number()
  .int()
  .min(1)
  .max(50)
  .default(20)
  .describe("Maximum number of results");
const threshold = z.coerce
  .number()
  .min(0)
  .max(1)
  .optional()
  .describe("Minimum similarity or score of a result. The default is the collection's threshold");

export const apiCompareFace = endpoint({
  name: "api.image.compare",
  method: "POST",
  path: "/api/v1/libraries/:id/images/:imageId/compare",
  access: { scope: "face:compare" },
  meter: "face-compare",
  summary:
    "Compare the largest face of a JPEG, PNG or WebP image, sent as the part `file`, with the faces of a stored image. The sent image isn't kept",
  params: z.object({ id: IdSchema, imageId: IdSchema }),
  upload: true,
  output: z.object({
    similarity,
    reached: z
      .enum(facePresetNames)
      .nullable()
      .describe("The strictest preset under which the two match, or null"),
    sent: SentFaceSchema,
    /** The most similar of the picture's faces. */
    box: BoxSchema,
  }),
});

export const apiSearchFaces = endpoint({
  name: "api.faceCollection.search",
  method: "POST",
  path: "/api/v1/face-collections/:id/search",
  access: { scope: "face:search" },
  meter: "face-search",
  summary:
    "Search a face collection for the largest face of a JPEG, PNG or WebP image, sent as the part `file`, best first. The sent image isn't kept",
  params: byId,
  query: z.object({ threshold, limit }),
  upload: true,
  output: z.object({
    sent: SentFaceSchema,
    candidates: z.array(z.object({ ...found, box: BoxSchema, similarity })),
  }),
});

const labels = z
  .string()
  .trim()
  .min(1)
  .max(400)
  .describe("Labels of objects, e.g. `dog,cat`. Any of them matches");
const objects = z.array(
  z.object({
    ...found,
    label: z.string().describe("Empty if the whole image matched"),
    box: BoxSchema.nullable(),
    score: z.number(),
  }),
);

export const apiFindObjects = endpoint({
  name: "api.objectCollection.objects",
  method: "GET",
  path: "/api/v1/object-collections/:id/objects",
  access: { scope: "object:search" },
  meter: "object-search",
  summary:
    "Images of an object collection that show objects with one of these labels, most certain first",
  params: byId,
  query: z.object({ labels, threshold, limit }),
  output: z.object({ results: objects }),
});

export const apiSearchObjects = endpoint({
  name: "api.objectCollection.search",
  method: "POST",
  path: "/api/v1/object-collections/:id/search",
  access: { scope: "object:search" },
  meter: "object-search",
  summary:
    "Search an object collection for objects that look like a JPEG, PNG or WebP image, sent as the part `file`, optionally with labels. The sent image isn't kept",
  params: byId,
  query: z.object({ labels: labels.optional(), threshold, limit }),
  upload: true,
  output: z.object({ results: objects }),
});

export const publicSearchEndpoints = [
  apiCompareFace,
  apiSearchFaces,
  apiFindObjects,
  apiSearchObjects,
] as const;
