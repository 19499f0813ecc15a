import { z } from "zod";
import { BinarySchema, endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "../endpoint.ts";

export const LibraryKindSchema = z.enum(["faces", "objects", "general"]);
export type LibraryKind = z.infer<typeof LibraryKindSchema>;

/** Who did something, as lists and facts name them. */
export const OperatorReferenceSchema = z.object({ id: IdSchema, name: z.string() });

const LibraryInputSchema = z.strictObject({
  name: z.string().trim().min(1).max(80),
  purpose: z.string().trim().max(500).default(""),
  kind: LibraryKindSchema,
  /** Days that a picture may be kept; null: until somebody deletes it. */
  retentionDays: z.int().min(1).max(3650).nullable().default(null),
});

export const LibrarySchema = z.object({
  id: IdSchema,
  name: z.string(),
  purpose: z.string(),
  kind: LibraryKindSchema,
  retentionDays: z.int().nullable(),
  imageCount: z.int(),
  bytes: z.int(),
  /** Up to four newest pictures, for the library's cover. */
  coverImageIds: z.array(IdSchema),
  /** Pictures that the engine has still to look at, and those that it was given up on. */
  indexing: z.object({ waiting: z.int(), failed: z.int() }),
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
});
export type Image = z.infer<typeof ImageSchema>;

const ImageDetailSchema = ImageSchema.extend({
  /** Neighbours in the order of the list with the same search. */
  previousId: IdSchema.nullable(),
  nextId: IdSchema.nullable(),
});

const libraryParams = z.object({ id: IdSchema });
const imageParams = z.object({ id: IdSchema, imageId: IdSchema });
const search = z.string().trim().max(100).optional();

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
    sort: z.enum(["name", "createdAt", "imageCount", "bytes"]).default("createdAt"),
    order: z.enum(["asc", "desc"]).default("desc"),
  }),
  output: pageOf(LibrarySchema),
});

export const createLibrary = endpoint({
  name: "library.create",
  method: "POST",
  path: "/cc-api/library/create",
  access: "image-library-management:library:create",
  summary: "Create a library; its name must be new",
  body: LibraryInputSchema,
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
  summary: "Change name, purpose, kind and retention of a library",
  params: libraryParams,
  body: LibraryInputSchema,
  output: LibrarySchema,
});

export const deleteLibrary = endpoint({
  name: "library.delete",
  method: "DELETE",
  path: "/cc-api/library/:id",
  access: "image-library-management:library:delete",
  summary:
    "Delete a library and its pictures; one that is not empty needs its name as confirmation",
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
  query: z.object({ ...pageQuery, search: search.describe("Part of the file name") }),
  output: pageOf(ImageSchema),
});

export const uploadImage = endpoint({
  name: "library.image.upload",
  method: "POST",
  path: "/cc-api/library/:id/image/upload",
  access: "image-library-management:image:create",
  summary:
    "Add one JPEG, PNG or WebP picture as the part `file`; the stored copy is turned upright and has no metadata",
  params: libraryParams,
  upload: true,
  output: ImageSchema,
  status: 201,
});

export const deleteImages = endpoint({
  name: "library.image.delete",
  method: "POST",
  path: "/cc-api/library/:id/image/delete",
  access: "image-library-management:image:delete",
  summary: "Delete pictures; those already gone are skipped",
  params: libraryParams,
  body: z.strictObject({ ids: z.array(IdSchema).min(1).max(200) }),
  output: z.object({ deleted: z.int() }),
});

export const getImage = endpoint({
  name: "library.image.get",
  method: "GET",
  path: "/cc-api/library/:id/image/:imageId",
  access: "image-library-management:image:read",
  summary: "Facts of one picture and its neighbours in the list",
  params: imageParams,
  query: z.object({ search }),
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
  summary: "The picture within 256 × 256 pixels, as WebP",
  params: imageParams,
  output: BinarySchema,
});

export const libraryEndpoints = [
  listLibraries,
  createLibrary,
  getLibrary,
  updateLibrary,
  deleteLibrary,
  listImages,
  uploadImage,
  deleteImages,
  getImage,
  getImageContent,
  getImageThumbnail,
] as const;
