import { z } from "zod";
import { BinarySchema, endpoint, IdSchema, pageOf, pageQuery } from "../endpoint.ts";
import { AddedImageSchema, ImageSchema } from "../image.ts";

/** A picture as client apps see it: without operators' names. */
export const ApiImageSchema = ImageSchema.omit({
  uploadedBy: true,
  tags: true,
  refusedFor: true,
  looksLike: true,
  isFaceless: true,
  deletedAt: true,
});
export type ApiImage = z.infer<typeof ApiImageSchema>;

const params = z.object({ id: IdSchema });
const imageParams = z.object({ id: IdSchema, imageId: IdSchema });

export const apiListImages = endpoint({
  name: "api.image.list",
  method: "GET",
  path: "/api/v1/libraries/:id/images",
  access: { scope: "library:read" },
  meter: "library-call",
  summary: "Images of a library, newest first",
  params,
  query: z.object({
    ...pageQuery,
    search: z.string().trim().max(100).optional().describe("Part of the file name"),
  }),
  output: pageOf(ApiImageSchema),
});

export const apiUploadImage = endpoint({
  name: "api.image.upload",
  method: "POST",
  path: "/api/v1/libraries/:id/images",
  access: { scope: "library:write" },
  meter: "image-upload",
  summary:
    "Add a JPEG, PNG or WebP image, sent as the part `file`. The console names the client app's owner as the uploader",
  params,
  upload: true,
  output: ApiImageSchema.extend(AddedImageSchema.pick({ alterations: true }).shape),
  status: 201,
});

export const apiGetImage = endpoint({
  name: "api.image.get",
  method: "GET",
  path: "/api/v1/libraries/:id/images/:imageId",
  access: { scope: "library:read" },
  meter: "library-call",
  summary: "Details of an image",
  params: imageParams,
  output: ApiImageSchema,
});

export const apiGetImageContent = endpoint({
  name: "api.image.content",
  method: "GET",
  path: "/api/v1/libraries/:id/images/:imageId/content",
  access: { scope: "library:read" },
  meter: "library-call",
  summary: "The image, upright and without metadata",
  params: imageParams,
  output: BinarySchema,
});

export const apiDeleteImage = endpoint({
  name: "api.image.delete",
  method: "DELETE",
  path: "/api/v1/libraries/:id/images/:imageId",
  access: { scope: "library:write" },
  meter: "library-call",
  summary: "Permanently delete an image",
  params: imageParams,
  output: z.literal(true),
});

export const publicImageEndpoints = [
  apiListImages,
  apiUploadImage,
  apiGetImage,
  apiGetImageContent,
  apiDeleteImage,
] as const;
