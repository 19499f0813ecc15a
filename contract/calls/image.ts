import { z } from "zod";
import { tagLength } from "../words/limits.ts";
import { textKey } from "../words/typed-text.ts";
import { gateReasons } from "../words/image-gate.ts";
import { imageAlterations } from "../words/image-alterations.ts";
import { BinarySchema, endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import { OperatorReferenceSchema } from "./library.ts";
import { FaceFlawSchema } from "./query-image.ts";

export const ImageSchema = z.object({
  id: IdSchema,
  libraryId: IdSchema,
  fileName: z.string(),
  mediaType: z.enum(["image/jpeg", "image/png", "image/webp"]),
  /** Bytes of the stored copy. */
  bytes: z.int(),
  width: z.int(),
  height: z.int(),
  /** SHA-256 of the file as it was uploaded, in hexadecimal. */
  sha256: z.string(),
  uploadedBy: OperatorReferenceSchema,
  createdAt: TimeSchema,
  tags: z.array(z.string()),
  /** Why the library rejects it, which hides it from searches. Null if it's accepted or not checked yet. */
  refusedFor: z.array(z.enum(gateReasons)).nullable(),
  /** An older, similar picture in the library. */
  looksLike: z.object({ id: IdSchema, fileName: z.string() }).nullable(),
  /** The library is for faces, and the engine found none. */
  isFaceless: z.boolean(),
  /** When it was put into the bin. */
  deletedAt: TimeSchema.nullable(),
});
export type Image = z.infer<typeof ImageSchema>;

/** A picture that was just added. */
export const AddedImageSchema = ImageSchema.extend({
  alterations: z
    .array(z.enum(imageAlterations))
    .describe(
      "What storing changed: a damaged image's readable part, an animation's first image, 8 of 16 bits",
    ),
});
export type AddedImage = z.infer<typeof AddedImageSchema>;

/** A region, as fractions of the picture's width and height from the top left corner. */
const BoxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

const ImageDetailSchema = ImageSchema.extend({
  /** The faces that the index has of it, from left to right. */
  faces: z.array(
    z.object({ id: IdSchema, box: BoxSchema, score: z.number(), flaws: z.array(FaceFlawSchema) }),
  ),
  /** The things that the index has of it, the most certain first; `label` is the engine's. */
  things: z.array(z.object({ id: IdSchema, box: BoxSchema, score: z.number(), label: z.string() })),
  /** Neighbours in the list's order, with the same filter. */
  previousId: IdSchema.nullable(),
  nextId: IdSchema.nullable(),
});

const libraryParams = z.object({ id: IdSchema });
const imageParams = z.object({ id: IdSchema, imageId: IdSchema });
export const TagSchema = z
  .string()
  .trim()
  .min(1)
  .max(tagLength)
  // Joiners are part of emoji and of some languages, tags of flags.
  .regex(/^(?:[^\p{Cc}\p{Cf},]|[\u{E0020}-\u{E007F}\u200C\u200D])+$/u)
  .transform(textKey);

/** Filters for a library's pictures. */
const imageFilter = {
  search: z.string().trim().max(100).optional().describe("Part of the file name"),
  tag: TagSchema.optional(),
  show: z
    .enum(["refused", "alike", "faceless", "deleted"])
    .optional()
    .describe(
      "Images not accepted, similar to another, in a face library without a face, or in the bin",
    ),
};

export const listImages = endpoint({
  name: "library.image.list",
  method: "GET",
  path: "/cc-api/library/:id/image/list",
  access: "image-library-management:image:read",
  summary: "Images of a library, newest first",
  params: libraryParams,
  query: z.object({ ...pageQuery, ...imageFilter }),
  output: pageOf(ImageSchema),
});

export const uploadImage = endpoint({
  name: "library.image.upload",
  method: "POST",
  path: "/cc-api/library/:id/image/upload",
  access: "image-library-management:image:create",
  summary:
    "Add a JPEG, PNG or WebP image, sent as the part `file`. The stored copy is upright and has no metadata",
  params: libraryParams,
  upload: true,
  output: AddedImageSchema,
  status: 201,
});

export const getImage = endpoint({
  name: "library.image.get",
  method: "GET",
  path: "/cc-api/library/:id/image/:imageId",
  access: "image-library-management:image:read",
  summary: "Details of an image, and its neighbors in the list",
  params: imageParams,
  query: z.object(imageFilter),
  output: ImageDetailSchema,
});

export const getImageContent = endpoint({
  name: "library.image.content",
  method: "GET",
  path: "/cc-api/library/:id/image/:imageId/content",
  access: "image-library-management:image:read",
  summary: "The image",
  params: imageParams,
  output: BinarySchema,
});

export const getImageThumbnail = endpoint({
  name: "library.image.thumbnail",
  method: "GET",
  path: "/cc-api/library/:id/image/:imageId/thumbnail",
  access: "image-library-management:image:read",
  summary: "The image scaled to fit the given size, as WebP",
  params: imageParams,
  query: z.object({ size: z.enum(["128", "256", "512"]).default("256") }),
  output: BinarySchema,
});

export const imageEndpoints = [
  listImages,
  uploadImage,
  getImage,
  getImageContent,
  getImageThumbnail,
] as const;
