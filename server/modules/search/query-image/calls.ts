import * as calls from "@console-shell/contract/calls/query-image";
import { Refusal } from "#kernel/refusal.ts";
import { answer } from "#kernel/answer.ts";
import { queryImageKey, prepareImage, sendImage } from "#modules/catalog/index.ts";
import { readUpload } from "#kernel/read-upload.ts";
import { throttleRules, throttle } from "#modules/identity/index.ts";
import { findQueryImage, presentQueryImage, readLibraryImage } from "./reads.ts";
import { makeQueryImage, removeQueryImages } from "./writes.ts";
import { createSemaphore } from "#kernel/semaphore.ts";

/** Pictures being analyzed, or about to be; each is some MB in memory. */
const looking = { slots: 8, slotsOfOne: 2, ownCode: "throttled" } as const;

/** Concurrent uploads; each may be 10 MB in memory. */
const reading = { slots: 24, slotsOfOne: 3, ownCode: "throttled" } as const;

/** Images that operators search with: analyzed once, kept for an hour, visible only to their owner. */
export const queryImage = answer(calls, () => {
  const whileLooking = createSemaphore(looking);
  const whileReading = createSemaphore(reading);
  return {
    createQueryImage: async (call) => {
      const { session, request } = call;
      await throttle(call, [throttleRules.queryImageOfOperator, [session.operatorId]]);
      // Not within the analysis limit: a slow sender must not hold one of those slots.
      const read = () => readUpload(request);
      const { bytes, fileName } = await whileReading(read, session.operatorId);
      const id = await makeQueryImage(call, whileLooking, "file", async () => ({
        ...(await prepareImage(bytes, session.operatorId)),
        fileName,
      }));
      return presentQueryImage(await findQueryImage(call.services, id, call.by));
    },
    createQueryImageFromLibrary: async (call) => {
      const { services, session, body } = call;
      await throttle(call, [throttleRules.queryImageOfOperator, [session.operatorId]]);
      const id = await makeQueryImage(call, whileLooking, "imageId", () =>
        readLibraryImage(services, session, body.imageId),
      );
      return presentQueryImage(await findQueryImage(services, id, call.by));
    },
    getQueryImage: async ({ services, params, by }) =>
      presentQueryImage(await findQueryImage(services, params.id, by)),
    getQueryImagePicture: async (call) => {
      const { id, mediaType } = await findQueryImage(call.services, call.params.id, call.by);
      return sendImage(call, queryImageKey(id, mediaType), mediaType);
    },
    deleteQueryImage: async ({ services, params, session }) => {
      if ((await removeQueryImages(services, [params.id], session.operatorId)) === 0)
        throw new Refusal("not_found");
      return true as const;
    },
  };
});
