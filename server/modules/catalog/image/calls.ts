import * as calls from "@console-shell/contract/calls/image";
import type { Image } from "@console-shell/contract/calls/image";
import { answer } from "#kernel/answer.ts";
import { readUpload } from "#kernel/read-upload.ts";
import { auditList, auditView } from "#modules/identity/index.ts";
import type { Services } from "#platform/services.ts";
import { findLibrary } from "../library/reads.ts";
import { imageKeys, sendImage, sendThumbnail } from "./files.ts";
import { findImage, findImageDetail, listImagePage } from "./reads.ts";
import { addImage } from "./writes.ts";

const sideOf = { "128": 128, "256": 256, "512": 512 } as const;

/** Audits that somebody views an image, which may show people; its details and its file are one view. */
const auditImage = (
  call: Parameters<typeof auditView>[0] & { services: Services; params: { id: string } },
  { id, fileName }: Pick<Image, "id" | "fileName">,
) =>
  auditView(call, "image.viewed", { id, name: fileName }, async () => ({
    library: (await findLibrary(call.services, call.params.id)).name,
  }));

/** The images of a library. */
export const image = answer(calls, {
  listImages: async (call) => {
    const { id, name } = await findLibrary(call.services, call.params.id);
    const page = await listImagePage(call.services, id, call.query);
    return auditList(call, "images.viewed", { id, name }, page);
  },
  uploadImage: async ({ services, by, params, request }) => {
    await findLibrary(services, params.id);
    const { fileName, bytes } = await readUpload(request);
    const place = { libraryId: params.id, fileName };
    const { id, alterations } = await addImage(services, by, place, bytes);
    return { ...(await findImage(services, params.id, id)), alterations };
  },
  getImage: async (call) => {
    const { services, params, query } = call;
    const found = await findImageDetail(services, params.id, params.imageId, query);
    await auditImage(call, found);
    return found;
  },
  getImageContent: async (call) => {
    const found = await findImage(call.services, call.params.id, call.params.imageId);
    await auditImage(call, found);
    return sendImage(call, imageKeys(found.id, found.mediaType).content, found.mediaType);
  },
  getImageThumbnail: async (call) => {
    const found = await findImage(call.services, call.params.id, call.params.imageId);
    return sendThumbnail(call, found, sideOf[call.query.size]);
  },
});
