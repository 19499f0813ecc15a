import { z } from "zod";
import { endpoint, IdSchema } from "../../endpoint.ts";
import { facePresetNames } from "../../face-presets.ts";
import { BoxSchema, FaceFlawSchema } from "../probe.ts";

const byId = z.object({ id: IdSchema });
const similarity = z.number().describe("1 for the same picture, about 0 for strangers");

/** The largest face of the picture that was sent. */
const SentFaceSchema = z.object({
  box: BoxSchema,
  flaws: z.array(FaceFlawSchema).describe("What makes it hard to recognise; the first counts most"),
  others: z.int().describe("How many smaller faces the picture shows beside it"),
});

/** A picture of a library in which something was found. */
const found = { imageId: IdSchema, libraryId: IdSchema, fileName: z.string() };

const limit = z.coerce.number().int().min(1).max(50).default(20).describe("Results at most");
const threshold = z.coerce
  .number()
  .min(0)
  .max(1)
  .optional()
  .describe("Least similarity or score of a result; what the set says unless told");

export const apiCompareFace = endpoint({
  name: "api.image.compare",
  method: "POST",
  path: "/api/v1/libraries/:id/images/:imageId/compare",
  access: { scope: "face:compare" },
  meter: "face-compare",
  summary:
    "Compare the largest face of one JPEG, PNG or WebP picture, the part `file`, with the faces of a picture; what is sent is not kept",
  params: z.object({ id: IdSchema, imageId: IdSchema }),
  upload: true,
  output: z.object({
    similarity,
    reached: z
      .enum(facePresetNames)
      .nullable()
      .describe("The strictest preset under which the two count as one person; null: under none"),
    sent: SentFaceSchema,
    /** Of the picture's faces, the one most alike. */
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
    "Search a collection for the largest face of one JPEG, PNG or WebP picture, the part `file`, best first; what is sent is not kept",
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
  .describe("Labels of things, such as `dog,cat`: one of them is enough");
const things = z.array(
  z.object({
    ...found,
    label: z.string().describe("Empty where the picture as a whole was found"),
    box: BoxSchema.nullable(),
    score: z.number(),
  }),
);

export const apiFindObjects = endpoint({
  name: "api.objectCatalogue.objects",
  method: "GET",
  path: "/api/v1/object-catalogues/:id/objects",
  access: { scope: "object:search" },
  meter: "object-search",
  summary: "Pictures of a catalogue that show things with one of these labels, the surest first",
  params: byId,
  query: z.object({ labels, threshold, limit }),
  output: z.object({ results: things }),
});

export const apiSearchObjects = endpoint({
  name: "api.objectCatalogue.search",
  method: "POST",
  path: "/api/v1/object-catalogues/:id/search",
  access: { scope: "object:search" },
  meter: "object-search",
  summary:
    "Search a catalogue for what looks like one JPEG, PNG or WebP picture, the part `file`, among all or among things with these labels; what is sent is not kept",
  params: byId,
  query: z.object({ labels: labels.optional(), threshold, limit }),
  upload: true,
  output: z.object({ results: things }),
});

export const publicSearchEndpoints = [
  apiCompareFace,
  apiSearchFaces,
  apiFindObjects,
  apiSearchObjects,
] as const;
