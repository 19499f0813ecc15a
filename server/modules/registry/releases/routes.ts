import * as calls from "@console-shell/contract/calls/sub-app-release";
import type { Feature } from "../../../kernel/call.ts";
import { readUpload } from "../../../kernel/read-upload.ts";
import { createSemaphore } from "../../../kernel/semaphore.ts";
import { findSubApp } from "./find-release.ts";
import * as pins from "./pins.ts";
import { publish } from "./publish.ts";
import * as releases from "./releases.ts";
import * as stages from "./stages.ts";
import { keepStored, storeFile } from "./store-file.ts";
import { addSubApp, getSubApp, listSubApps, updateSubApp } from "./sub-apps.ts";
import * as tokens from "./tokens.ts";

/** Uploads read at the same time; each may be 10 MB in memory. */
const reading = { slots: 16, slotsOfOne: 6, ownCode: "throttled" } as const;

/** Sub-apps that teams publish: releases, stages, pins and tokens. */
export const subAppReleases: Feature = (route, _hooks, services) => {
  const { database } = services;
  const whileReading = createSemaphore(reading);

  route(calls.listPublishedSubApps, listSubApps);
  route(calls.addPublishedSubApp, async (call) => {
    await addSubApp(call, call.reply.server.publishingConsole().names);
    return getSubApp(services, call.body.name);
  });
  route(calls.getPublishedSubApp, ({ params }) => getSubApp(services, params.name));

  route(calls.updatePublishedSubApp, async (call) => {
    await updateSubApp(call);
    return getSubApp(services, call.params.name);
  });

  route(calls.listReleases, releases.list);
  route(calls.getManifest, releases.manifestOf);
  route(calls.findMissingFiles, async ({ params, body, now }) => {
    await findSubApp(database, params.name);
    const stored = await keepStored(services, params.name, body.hashes, now);
    return { missing: [...new Set(body.hashes)].filter((hash) => !stored.has(hash)) };
  });
  route(calls.addFile, async ({ params, session, request, now }) => {
    await findSubApp(database, params.name);
    const { bytes } = await whileReading(() => readUpload(request, "file"), session.operatorId);
    return { hash: await storeFile(services, params.name, bytes, now) };
  });
  route(calls.publishRelease, async (call) => {
    await publish(call, call.reply.server.publishingConsole());
    return releases.get(services, call.params.name, call.body.manifest.version);
  });
  route(calls.yankRelease, async (call) => {
    await releases.yank(call);
    return releases.get(services, call.params.name, call.params.version);
  });

  route(calls.promoteRelease, async (call) => {
    await stages.promote(call);
    return getSubApp(services, call.params.name);
  });
  route(calls.rollBackStage, async (call) => {
    await stages.rollBack(call);
    return getSubApp(services, call.params.name);
  });
  route(calls.clearStage, async (call) => {
    await stages.clear(call);
    return getSubApp(services, call.params.name);
  });
  route(calls.listStageChanges, stages.listChanges);

  route(calls.listPins, pins.list);
  route(calls.addPin, pins.add);
  route(calls.removePin, pins.remove);

  route(calls.listTokens, tokens.list);
  route(calls.addToken, tokens.add);
  route(calls.revokeToken, tokens.revoke);
};
