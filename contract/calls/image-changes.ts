import { z } from "zod";
import { endpoint, IdSchema } from "./endpoint.ts";
import { maxChanged } from "../words/limits.ts";
import { TagSchema } from "./image.ts";

const libraryParams = z.object({ id: IdSchema });
const ids = z.array(IdSchema).min(1).max(maxChanged);
const update = "image-library-management:image:update";
const remove = "image-library-management:image:delete";

/** The change to undo; null if nothing was changed. */
const changed = { changeId: IdSchema.nullable() };

export const listTags = endpoint({
  name: "library.tag.list",
  method: "GET",
  path: "/cc-api/library/:id/tag/list",
  access: "image-library-management:image:read",
  summary: "Tags of a library's images, most used first",
  params: libraryParams,
  query: z.object({ search: z.string().trim().max(40).optional() }),
  output: z.object({ items: z.array(z.object({ tag: z.string(), count: z.int() })) }),
});

export const tagImages = endpoint({
  name: "library.image.tag",
  method: "POST",
  path: "/cc-api/library/:id/image/tag",
  access: update,
  summary: "Add a tag to images or remove it. Images already in that state are skipped",
  params: libraryParams,
  body: z.strictObject({ ids, tag: TagSchema, remove: z.boolean().default(false) }),
  output: z.object({ tagged: z.int(), ...changed }),
});

export const moveImages = endpoint({
  name: "library.image.move",
  method: "POST",
  path: "/cc-api/library/:id/image/move",
  access: update,
  summary: "Move images to another library. Images already there are skipped",
  params: libraryParams,
  body: z.strictObject({ ids, libraryId: IdSchema }),
  output: z.object({ moved: z.int(), skipped: z.int(), ...changed }),
});

export const deleteImages = endpoint({
  name: "library.image.delete",
  method: "POST",
  path: "/cc-api/library/:id/image/delete",
  access: remove,
  summary: "Move images to the bin for 30 days. Images already gone are skipped",
  params: libraryParams,
  body: z.strictObject({ ids }),
  output: z.object({ deleted: z.int(), ...changed }),
});

export const restoreImages = endpoint({
  name: "library.image.restore",
  method: "POST",
  path: "/cc-api/library/:id/image/restore",
  access: remove,
  summary: "Restore images from the bin",
  params: libraryParams,
  body: z.strictObject({ ids }),
  output: z.object({ restored: z.int() }),
});

export const eraseImages = endpoint({
  name: "library.image.erase",
  method: "POST",
  path: "/cc-api/library/:id/image/erase",
  access: remove,
  reauth: true,
  summary:
    "Permanently erase images with files, faces, vectors and tags. Proof stays in the audit log",
  params: libraryParams,
  body: z.strictObject({ ids }),
  output: z.object({ erased: z.int() }),
});

export const undoChange = endpoint({
  name: "pictureChange.undo",
  method: "POST",
  path: "/cc-api/picture-change/:id/undo",
  access: "image-library-management:image:read",
  summary: "Undo your change of images within a day. Requires the permission for the change itself",
  params: libraryParams,
  output: z.object({ undone: z.int() }),
});

export const imageChangeEndpoints = [
  listTags,
  tagImages,
  moveImages,
  deleteImages,
  restoreImages,
  eraseImages,
  undoChange,
] as const;
