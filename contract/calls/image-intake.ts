import { z } from "zod";
import { endpoint, IdSchema } from "./endpoint.ts";
import { maxAsked } from "../words/limits.ts";
import { AddedImageSchema, ImageSchema } from "./image.ts";

const libraryParams = z.object({ id: IdSchema });
const imageParams = z.object({ id: IdSchema, imageId: IdSchema });
const Sha256Schema = z.string().regex(/^[\da-f]{64}$/);

export const findPresent = endpoint({
  name: "library.image.present",
  method: "POST",
  path: "/cc-api/library/:id/image/present",
  access: "image-library-management:image:create",
  summary: "Which of these files the library already has, by SHA-256. Includes its bin",
  params: libraryParams,
  body: z.strictObject({ sha256: z.array(Sha256Schema).min(1).max(maxAsked) }),
  output: z.object({
    items: z.array(
      z.object({ sha256: z.string(), id: IdSchema, fileName: z.string(), isDeleted: z.boolean() }),
    ),
  }),
});

export const fetchImage = endpoint({
  name: "library.image.fetch",
  method: "POST",
  path: "/cc-api/library/:id/image/fetch",
  access: "image-library-management:image:create",
  summary: "Add an image from a public URL",
  params: libraryParams,
  body: z.strictObject({ url: z.string().trim().min(1).max(2_000) }),
  output: AddedImageSchema,
  status: 201,
});

export const decideImage = endpoint({
  name: "library.image.decide",
  method: "POST",
  path: "/cc-api/library/:id/image/:imageId/decide",
  access: "image-library-management:image:update",
  summary: "Accept an image that the library refused, or keep one that looks like another",
  params: imageParams,
  body: z.strictObject({ decision: z.enum(["accept", "keep-both"]) }),
  output: ImageSchema,
});

export const imageIntakeEndpoints = [findPresent, fetchImage, decideImage] as const;
