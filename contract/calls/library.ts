import { z } from "zod";
import { FaceFlawSchema } from "./query-image.ts";
import { gateFaces, gateFlaws, gateReasons, openGate } from "../words/picture-gate.ts";
import { tagLength } from "../words/limits.ts";
import { ClientAppEnvironmentSchema } from "./client-app.ts";
import { BinarySchema, endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import { typedName } from "./schemas.ts";

export const LibraryKindSchema = z.enum(["faces", "objects", "general"]);
export type LibraryKind = z.infer<typeof LibraryKindSchema>;

/** Who did something, as lists and facts name them. */
export const OperatorReferenceSchema = z.object({ id: IdSchema, name: z.string() });

const PictureGateSchema = z.strictObject({
  /** Minimum width in pixels; null for any. */
  minimumWidth: z.int().min(1).max(10_000).nullable(),
  faces: z.enum(gateFaces),
  /** Face quality problems that lead to rejection. */
  refusedFlaws: z.array(z.enum(gateFlaws)).max(gateFlaws.length),
});

const LibraryInputSchema = z.strictObject({
  name: typedName(80),
  purpose: z.string().trim().max(500).default(""),
  kind: LibraryKindSchema,
  /** Retention in days; null to keep pictures until someone deletes them. */
  retentionDays: z.int().min(1).max(3650).nullable().default(null),
  /** Requirements for new pictures. */
  gate: PictureGateSchema.default(openGate),
});

export const LibrarySchema = z.object({
  id: IdSchema,
  name: z.string(),
  purpose: z.string(),
  kind: LibraryKindSchema,
  /** It can only be granted to client apps of the same environment. */
  environment: ClientAppEnvironmentSchema,
  retentionDays: z.int().nullable(),
  gate: PictureGateSchema,
  /** Not counting those in the bin. */
  imageCount: z.int(),
  deletedCount: z.int(),
  bytes: z.int(),
  /** Up to four newest pictures, for the library's cover. */
  coverImageIds: z.array(IdSchema),
  /** Pictures waiting for indexing, those that failed, and, in a face library, those without a face. */
  indexing: z.object({ waiting: z.int(), failed: z.int(), faceless: z.int() }),
  createdBy: OperatorReferenceSchema,
  createdAt: TimeSchema,
});
export type Library = z.infer<typeof LibrarySchema>;

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
const search = z.string().trim().max(100).optional();
export const TagSchema = z
  .string()
  .trim()
  .min(1)
  .max(tagLength)
  .regex(/^[^\p{Cc}\p{Cf},]+$/u)
  .transform((tag) => tag.normalize("NFC").toLowerCase());

/** Filters for a library's pictures. */
const imageFilter = {
  search: search.describe("Part of the file name"),
  tag: TagSchema.optional(),
  show: z
    .enum(["refused", "alike", "faceless", "deleted"])
    .optional()
    .describe(
      "Pictures not accepted, similar to another, in a face library without a face, or in the bin",
    ),
};

export const listLibraries = endpoint({
  name: "library.list",
  method: "GET",
  path: "/cc-api/library/list",
  access: "image-library-management:library:read",
  summary: "Picture libraries",
  query: z.object({
    ...pageQuery,
    search,
    kind: LibraryKindSchema.optional(),
    environment: ClientAppEnvironmentSchema.optional(),
    sort: z.enum(["name", "createdAt", "imageCount", "bytes"]).default("createdAt"),
    order: z.enum(["asc", "desc"]).default("desc"),
  }),
  output: pageOf(LibrarySchema),
});

export const exportLibraries = endpoint({
  name: "library.export",
  method: "GET",
  path: "/cc-api/library/export",
  access: "image-library-management:library:read",
  summary: "Matching picture libraries as CSV, newest first",
  query: listLibraries.query.pick({ search: true, kind: true, environment: true }),
  output: BinarySchema,
});

export const createLibrary = endpoint({
  name: "library.create",
  method: "POST",
  path: "/cc-api/library/create",
  access: "image-library-management:library:create",
  summary: "Create a library with a unique name",
  body: LibraryInputSchema.extend({
    environment: ClientAppEnvironmentSchema.default("production"),
  }),
  output: LibrarySchema,
  status: 201,
});

export const getLibrary = endpoint({
  name: "library.get",
  method: "GET",
  path: "/cc-api/library/:id",
  access: "image-library-management:library:read",
  summary: "One library",
  params: libraryParams,
  output: LibrarySchema,
});

export const updateLibrary = endpoint({
  name: "library.update",
  method: "PUT",
  path: "/cc-api/library/:id",
  access: "image-library-management:library:update",
  summary:
    "Change name, purpose, kind and retention of a library, and its environment while it's empty and no client app has access",
  params: libraryParams,
  body: LibraryInputSchema.extend({ environment: ClientAppEnvironmentSchema.optional() }),
  output: LibrarySchema,
});

export const deleteLibrary = endpoint({
  name: "library.delete",
  method: "DELETE",
  path: "/cc-api/library/:id",
  access: "image-library-management:library:delete",
  summary:
    "Delete a library and its pictures, including those in the bin. One with pictures requires its name as confirmation",
  params: libraryParams,
  query: z.object({ confirmName: z.string().max(80).optional() }),
  output: z.literal(true),
});

export const listImages = endpoint({
  name: "library.image.list",
  method: "GET",
  path: "/cc-api/library/:id/image/list",
  access: "image-library-management:image:read",
  summary: "Pictures of a library, newest first",
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
    "Add a JPEG, PNG or WebP picture, sent as the part `file`. The stored copy is upright and has no metadata",
  params: libraryParams,
  upload: true,
  output: ImageSchema,
  status: 201,
});

export const getImage = endpoint({
  name: "library.image.get",
  method: "GET",
  path: "/cc-api/library/:id/image/:imageId",
  access: "image-library-management:image:read",
  summary: "Details of a picture, and its neighbors in the list",
  params: imageParams,
  query: z.object(imageFilter),
  output: ImageDetailSchema,
});

export const getImageContent = endpoint({
  name: "library.image.content",
  method: "GET",
  path: "/cc-api/library/:id/image/:imageId/content",
  access: "image-library-management:image:read",
  summary: "The picture",
  params: imageParams,
  output: BinarySchema,
});

export const getImageThumbnail = endpoint({
  name: "library.image.thumbnail",
  method: "GET",
  path: "/cc-api/library/:id/image/:imageId/thumbnail",
  access: "image-library-management:image:read",
  summary: "The picture scaled to fit the given size, as WebP",
  params: imageParams,
  query: z.object({ size: z.enum(["128", "256", "512"]).default("256") }),
  output: BinarySchema,
});

export const libraryEndpoints = [
  listLibraries,
  exportLibraries,
  createLibrary,
  getLibrary,
  updateLibrary,
  deleteLibrary,
  listImages,
  uploadImage,
  getImage,
  getImageContent,
  getImageThumbnail,
] as const;
