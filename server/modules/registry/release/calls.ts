import * as calls from "@console-shell/contract/calls/sub-app-release";
import { answer } from "#kernel/answer.ts";
import { readUpload } from "#kernel/read-upload.ts";
import { createSemaphore } from "#kernel/semaphore.ts";
import { buildsOf } from "../sub-app/builds.ts";
import { findSubApp } from "../sub-app/find.ts";
import { findRelease, getRelease, listReleases } from "./reads.ts";
import { renewStored, storeFiles } from "./store.ts";
import { publish, yank } from "./writes.ts";

/** Uploads read at the same time; each may be 10 MB in memory. */
const reading = { slots: 16, slotsOfOne: 6, ownCode: "throttled" } as const;

/** Releases of sub-apps. */
export const release = answer(calls, ({ database }) => {
  const whileReading = createSemaphore(reading);
  return {
    listReleases: (call) =>
      listReleases(call.services, call.params.name, call.query, buildsOf(call)),
    getManifest: async ({ params }) =>
      (await findRelease(database, params.name, params.version)).manifest,
    findMissingFiles: async ({ services, params, body, now }) => {
      await findSubApp(database, params.name);
      const stored = await renewStored(services, params.name, body.hashes, now);
      return { missing: [...new Set(body.hashes)].filter((hash) => !stored.has(hash)) };
    },
    addFile: async ({ services, params, session, request, now }) => {
      await findSubApp(database, params.name);
      const { bytes } = await whileReading(() => readUpload(request, "file"), session.operatorId);
      const [hash] = await storeFiles(services, params.name, [bytes], now);
      return { hash: hash! };
    },
    publishRelease: async (call) => {
      const { services, params, body } = call;
      const isNew = await publish(call, call.reply.server.publishingConsole());
      const { version } = body.manifest;
      return { ...(await getRelease(services, params.name, version, buildsOf(call))), isNew };
    },
    yankRelease: async (call) => {
      const { services, params } = call;
      await yank(call, buildsOf(call));
      return getRelease(services, params.name, params.version, buildsOf(call));
    },
  };
});
