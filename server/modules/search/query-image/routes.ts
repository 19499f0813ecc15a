import * as calls from "@console-shell/contract/calls/query-image";
import { Refusal } from "#kernel/refusal.ts";
import type { Feature } from "#kernel/call.ts";
import type { Session } from "#kernel/session.ts";
import type { Services } from "#platform/services.ts";
import { imageKeys, queryImageKey, prepareImage, sendImage } from "#modules/catalog/index.ts";
import { readUpload } from "#kernel/read-upload.ts";
import { throttleRules, throttle } from "#modules/identity/index.ts";
import { findQueryImage, presentQueryImage } from "./find-query-image.ts";
import { makeQueryImage } from "./make-query-image.ts";
import { createSemaphore } from "#kernel/semaphore.ts";
import { removeQueryImages } from "./remove-query-images.ts";

const ownOf = ({ session, now }: { session: { operatorId: string }; now: number }) => ({
  operatorId: session.operatorId,
  now,
});

/** Pictures being analyzed, or about to be; each is some MB in memory. */
const looking = { slots: 8, slotsOfOne: 2, ownCode: "throttled" } as const;

/** Concurrent uploads; each may be 10 MB in memory. */
const reading = { slots: 24, slotsOfOne: 3, ownCode: "throttled" } as const;

const needed = "image-library-management:image:read";

/** A library's picture, for operators who may see library pictures. */
const readLibraryImage = async (
  { database, files }: Pick<Services, "database" | "files">,
  { permissions }: Session,
  imageId: string,
) => {
  if (!permissions.has(needed))
    throw new Refusal("forbidden", [{ path: "permission", code: needed }]);
  const image = await database
    .selectFrom("images")
    .select(["id", "mediaType", "width", "height"])
    .where("id", "=", imageId)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  if (!image) throw new Refusal("not_found", [{ path: "imageId", code: "unknown" }]);
  const { width, height, mediaType } = image;
  return {
    content: await files.read(imageKeys(image.id, mediaType).content),
    mediaType,
    width,
    height,
    imageId: image.id,
  };
};

/** Pictures that operators search with: analyzed once, kept for an hour, visible only to their owner. */
export const queryImage: Feature = (route) => {
  const whileLooking = createSemaphore(looking);
  const whileReading = createSemaphore(reading);

  route(calls.createQueryImage, async (call) => {
    const { session, request } = call;
    await throttle(call, [throttleRules.queryImageOfOperator, [session.operatorId]]);
    // Not within the analysis limit: a slow sender must not hold one of those slots.
    const read = () => readUpload(request);
    const { bytes } = await whileReading(read, session.operatorId);
    const id = await makeQueryImage(call, whileLooking, "file", () =>
      prepareImage(bytes, session.operatorId),
    );
    return presentQueryImage(await findQueryImage(call.services, id, ownOf(call)));
  });

  route(calls.createQueryImageFromLibrary, async (call) => {
    const { services, session, body } = call;
    await throttle(call, [throttleRules.queryImageOfOperator, [session.operatorId]]);
    const id = await makeQueryImage(call, whileLooking, "imageId", () =>
      readLibraryImage(services, session, body.imageId),
    );
    return presentQueryImage(await findQueryImage(call.services, id, ownOf(call)));
  });

  route(calls.getQueryImage, async (call) =>
    presentQueryImage(await findQueryImage(call.services, call.params.id, ownOf(call))),
  );

  route(calls.getQueryImagePicture, async (call) => {
    const { id, mediaType } = await findQueryImage(call.services, call.params.id, ownOf(call));
    return sendImage(call, queryImageKey(id, mediaType), mediaType);
  });

  route(calls.deleteQueryImage, async ({ services, params, session }) => {
    if ((await removeQueryImages(services, [params.id], session.operatorId)) === 0)
      throw new Refusal("not_found");
    return true as const;
  });
};
