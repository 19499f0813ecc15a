import { readUpload } from "#kernel/read-upload.ts";
import type {
  apiDeleteImage,
  apiGetImageContent,
  apiUploadImage,
} from "@console-shell/contract/calls/public/image";
import type { Handler } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import {
  findImage,
  findKeptImage,
  eraseImages,
  addImage,
  imageKeys,
  readImage,
} from "#modules/catalog/index.ts";
import { findOwnLibrary } from "../library/reads.ts";

/** Adds a picture. Only operators can upload pictures, so the client app's owner is recorded. */
export const handleUpload: Handler<typeof apiUploadImage> = async (call) => {
  const { services, by, params, caller, request } = call;
  await findOwnLibrary(services.database, caller.clientAppId, params.id);
  const { fileName, bytes } = await readUpload(request);
  const image = { libraryId: params.id, fileName, clientAppId: caller.clientAppId };
  const id = await addImage(services, by, image, bytes);
  return findImage(services, params.id, id);
};

/** Always sends the whole picture: a 304 would be billed, too. */
export const handleContent: Handler<typeof apiGetImageContent> = async (call) => {
  const { services, params, caller, reply } = call;
  await findOwnLibrary(services.database, caller.clientAppId, params.id);
  const { id, mediaType } = await findKeptImage(services, params.id, params.imageId);
  const content = await readImage(services, imageKeys(id, mediaType).content);
  void reply.type(mediaType);
  return content;
};

/** Erases a picture for good, even from the bin; `not_found` if it doesn't exist. */
export const handleDelete: Handler<typeof apiDeleteImage> = async (call) => {
  const { services, params, caller } = call;
  await findOwnLibrary(services.database, caller.clientAppId, params.id);
  await findKeptImage(services, params.id, params.imageId);
  const erased = await eraseImages(call, {
    libraryId: params.id,
    ids: [params.imageId],
    cause: "program",
    erasedBy: null,
    keyId: caller.keyId,
  });
  if (erased === 0) throw new Refusal("not_found");
  return true as const;
};
