import * as calls from "@console-shell/contract/calls/library";
import type { Image } from "@console-shell/contract/calls/library";
import type { Services } from "#platform/services.ts";
import { auditList, auditView } from "#modules/identity/index.ts";
import type { Feature } from "#kernel/call.ts";
import { findImage, findImageDetail, listImagePage } from "./image-queries.ts";
import { addImage } from "./image-writes.ts";
import { startIndexing } from "./indexing/start-indexing.ts";
import { everyLibrary, exportedLibrary, findLibrary, listLibraryPage } from "./library-queries.ts";
import { addLibrary, changeLibrary, removeLibrary } from "./library-writes.ts";
import { imageKeys } from "./picture-keys.ts";
import { sendThumbnail } from "./send-thumbnail.ts";
import { readUpload } from "#kernel/read-upload.ts";
import { sendCsv } from "#kernel/send-csv.ts";
import { sendPicture } from "./send-picture.ts";

const sideOf = { "128": 128, "256": 256, "512": 512 } as const;

/** Audits that somebody views a picture, which may show people; its details and its file are one view. */
const auditImage = (
  call: Parameters<typeof auditView>[0] & { services: Services; params: { id: string } },
  { id, fileName }: Pick<Image, "id" | "fileName">,
) =>
  auditView(call, "image.viewed", { id, name: fileName }, async () => ({
    library: (await findLibrary(call.services, call.params.id)).name,
  }));

/** Libraries of pictures and the pictures in them. */
export const library: Feature = (route, hooks, services) => {
  startIndexing(hooks, services);

  route(calls.listLibraries, ({ services, query }) => listLibraryPage(services, query));

  route(calls.exportLibraries, async ({ openReport, query, reply }) =>
    sendCsv(reply, "libraries", exportedLibrary, everyLibrary(openReport(), query)),
  );

  route(calls.createLibrary, async ({ services, body, session, now }) => {
    const id = await addLibrary(services, body, { operatorId: session.operatorId, now });
    return findLibrary(services, id);
  });

  route(calls.getLibrary, ({ services, params }) => findLibrary(services, params.id));

  route(calls.updateLibrary, async ({ services, params, body, now }) => {
    await changeLibrary(services, params.id, body, now);
    return findLibrary(services, params.id);
  });

  route(calls.deleteLibrary, async (call) => {
    const { params, query } = call;
    await removeLibrary(call, params.id, query.confirmName);
    return true as const;
  });

  route(calls.listImages, async (call) => {
    const { id, name } = await findLibrary(services, call.params.id);
    const page = await listImagePage(services, id, call.query);
    return auditList(call, "images.viewed", { id, name }, page);
  });

  route(calls.uploadImage, async ({ services, params, session, request, now }) => {
    await findLibrary(services, params.id);
    const { fileName, bytes } = await readUpload(request);
    const image = { libraryId: params.id, fileName, operatorId: session.operatorId, now };
    const id = await addImage(services, image, bytes);
    return findImage(services, params.id, id);
  });

  route(calls.getImage, async (call) => {
    const { params, query } = call;
    const image = await findImageDetail(services, params.id, params.imageId, query);
    await auditImage(call, image);
    return image;
  });

  route(calls.getImageContent, async (call) => {
    const image = await findImage(call.services, call.params.id, call.params.imageId);
    await auditImage(call, image);
    return sendPicture(call, imageKeys(image.id, image.mediaType).content, image.mediaType);
  });

  route(calls.getImageThumbnail, async (call) => {
    const image = await findImage(call.services, call.params.id, call.params.imageId);
    return sendThumbnail(call, image, sideOf[call.query.size]);
  });
};
