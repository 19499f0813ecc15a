import * as calls from "@console-shell/contract/calls/public/image";
import { answer } from "#kernel/answer.ts";
import { readUpload } from "#kernel/read-upload.ts";
import { Refusal } from "#kernel/refusal.ts";
import {
  addImage,
  eraseImages,
  findImage,
  findKeptImage,
  imageKeys,
  listImagePage,
  readImage,
} from "#modules/catalog/index.ts";
import { findOwnLibrary } from "../library/reads.ts";

/** Images in a client app's libraries. */
export const publicImage = answer(calls, {
  apiListImages: async ({ services, params, query, caller }) => {
    await findOwnLibrary(services.database, caller.clientAppId, params.id);
    return listImagePage(services, params.id, query);
  },
  /** Only operators can upload images, so the client app's owner is recorded. */
  apiUploadImage: async ({ services, by, params, caller, request }) => {
    await findOwnLibrary(services.database, caller.clientAppId, params.id);
    const { fileName, bytes } = await readUpload(request);
    const image = { libraryId: params.id, fileName, clientAppId: caller.clientAppId };
    const { id, alterations } = await addImage(services, by, image, bytes);
    return { ...(await findImage(services, params.id, id)), alterations };
  },
  apiGetImage: async ({ services, params, caller }) => {
    await findOwnLibrary(services.database, caller.clientAppId, params.id);
    return findKeptImage(services, params.id, params.imageId);
  },
  /** Always sends the whole image: a 304 would be billed, too. */
  apiGetImageContent: async ({ services, params, caller, reply }) => {
    await findOwnLibrary(services.database, caller.clientAppId, params.id);
    const { id, mediaType } = await findKeptImage(services, params.id, params.imageId);
    const content = await readImage(services, imageKeys(id, mediaType).content);
    void reply.type(mediaType);
    return content;
  },
  /** Erases an image for good, even from the bin; `not_found` if it doesn't exist. */
  apiDeleteImage: async (call) => {
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
    return true;
  },
});
