import { z } from "zod";
import { BinarySchema, endpoint, IdSchema, TimeSchema } from "./endpoint.ts";

/** A region of a picture, as fractions of its width and height from the top left corner. */
export const BoxSchema = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});
export type Box = z.infer<typeof BoxSchema>;

/** Why a face may be hard to recognise; show the first. */
export const FaceFlawSchema = z.enum([
  "too_small",
  "too_dark",
  "too_bright",
  "blurred",
  "turned_away",
]);
export type FaceFlaw = z.infer<typeof FaceFlawSchema>;

export const QueryImageFaceSchema = z.object({
  box: BoxSchema,
  /** Detection confidence, 0 to 1. */
  score: z.number(),
  flaws: z.array(FaceFlawSchema),
  /** Degrees: positive to the person's own left, up, and towards the left shoulder. */
  pose: z.object({ yaw: z.number(), pitch: z.number(), roll: z.number() }),
  /** Liveness: confidence that it isn't a print, screen or mask, 0 to 1. */
  liveness: z.number(),
});
export type QueryImageFace = z.infer<typeof QueryImageFaceSchema>;

export const QueryImageObjectSchema = z.object({
  label: z.string(),
  score: z.number(),
  box: BoxSchema,
});
export type QueryImageObject = z.infer<typeof QueryImageObjectSchema>;

/** A picture that an operator searches with, and what the engine found in it. */
export const QueryImageSchema = z.object({
  id: IdSchema,
  width: z.int(),
  height: z.int(),
  /** Largest first; a search refers to one by its index. */
  faces: z.array(QueryImageFaceSchema),
  /** Best score first. */
  objects: z.array(QueryImageObjectSchema),
  expiresAt: TimeSchema,
});
export type QueryImage = z.infer<typeof QueryImageSchema>;

const byId = z.object({ id: IdSchema });

/** Permission to search, for faces or for objects. */
const access = "face-search:query:create";
const alsoAccess = ["object-search-manager:query:create"] as const;

export const createQueryImage = endpoint({
  name: "queryImage.create",
  method: "POST",
  path: "/cc-api/query-image/create",
  access,
  alsoAccess,
  summary:
    "Analyze a JPEG, PNG or WebP image, sent as the part `file`, for a search. It's kept for an hour",
  upload: true,
  output: QueryImageSchema,
  status: 201,
});

export const createQueryImageFromLibrary = endpoint({
  name: "queryImage.createFromLibrary",
  method: "POST",
  path: "/cc-api/query-image/from-library",
  access,
  alsoAccess,
  summary: "Analyze a library's image for a search. Also requires the permission to view images",
  body: z.strictObject({ imageId: IdSchema }),
  output: QueryImageSchema,
  status: 201,
});

export const getQueryImage = endpoint({
  name: "queryImage.get",
  method: "GET",
  path: "/cc-api/query-image/:id",
  access,
  alsoAccess,
  summary: "Faces or objects found in your query image",
  params: byId,
  output: QueryImageSchema,
});

export const getQueryImagePicture = endpoint({
  name: "queryImage.picture",
  method: "GET",
  path: "/cc-api/query-image/:id/picture",
  access,
  alsoAccess,
  summary: "Your uploaded query image",
  params: byId,
  output: BinarySchema,
});

export const deleteQueryImage = endpoint({
  name: "queryImage.delete",
  method: "DELETE",
  path: "/cc-api/query-image/:id",
  access,
  alsoAccess,
  summary: "Delete your uploaded query image early",
  params: byId,
  output: z.literal(true),
});

export const queryImageEndpoints = [
  createQueryImage,
  createQueryImageFromLibrary,
  getQueryImage,
  getQueryImagePicture,
  deleteQueryImage,
] as const;
