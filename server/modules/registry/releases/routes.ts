import * as policyCalls from "@console-shell/contract/calls/sub-app-policy";
import * as calls from "@console-shell/contract/calls/sub-app-release";
import type { Endpoint } from "@console-shell/contract";
import type { Call, Feature } from "#kernel/call.ts";
import { readUpload } from "#kernel/read-upload.ts";
import { createSemaphore } from "#kernel/semaphore.ts";
import { findSubApp } from "./find-release.ts";
import { listOperators } from "./operators.ts";
import * as pins from "./pins.ts";
import { policyOf, setPolicy } from "./policy.ts";
import { publish } from "./publish.ts";
import * as releases from "./releases.ts";
import * as stages from "./stages.ts";
import { keepStored, storeFiles } from "./store-file.ts";
import { addSubApp, getSubApp, listSubApps, updateSubApp } from "./sub-apps.ts";
import * as tokens from "./tokens.ts";

/** Uploads read at the same time; each may be 10 MB in memory. */
const reading = { slots: 16, slotsOfOne: 6, ownCode: "throttled" } as const;

/** Sub-apps that teams publish: releases, stages, pins and tokens. */
export const subAppReleases: Feature = (route, _hooks, services) => {
  const { database } = services;
  const whileReading = createSemaphore(reading);
  type AnyCall = Pick<Call<Endpoint>, "reply" | "locale">;
  const buildsOf = ({ reply }: AnyCall) => reply.server.publishingConsole().builds;
  const shownTo = (call: AnyCall) => ({ builds: buildsOf(call), locale: call.locale });

  route(calls.listPublishedSubApps, (call) => listSubApps(call, shownTo(call)));
  route(calls.addPublishedSubApp, async (call) => {
    await addSubApp(call, call.reply.server.publishingConsole().names);
    return getSubApp(services, call.body.name, shownTo(call));
  });
  route(calls.listSubAppOperators, listOperators);
  route(calls.getPublishedSubApp, (call) => getSubApp(services, call.params.name, shownTo(call)));

  route(calls.updatePublishedSubApp, async (call) => {
    await updateSubApp(call, buildsOf(call));
    return getSubApp(services, call.params.name, shownTo(call));
  });

  route(calls.listReleases, (call) => releases.list(call, buildsOf(call)));
  route(calls.getManifest, releases.manifestOf);
  route(calls.findMissingFiles, async ({ params, body, now }) => {
    await findSubApp(database, params.name);
    const stored = await keepStored(services, params.name, body.hashes, now);
    return { missing: [...new Set(body.hashes)].filter((hash) => !stored.has(hash)) };
  });
  route(calls.addFile, async ({ params, session, request, now }) => {
    await findSubApp(database, params.name);
    const { bytes } = await whileReading(() => readUpload(request, "file"), session.operatorId);
    const [hash] = await storeFiles(services, params.name, [bytes], now);
    return { hash: hash! };
  });
  route(calls.publishRelease, async (call) => {
    const isNew = await publish(call, call.reply.server.publishingConsole());
    const { version } = call.body.manifest;
    return { ...(await releases.get(services, call.params.name, version, buildsOf(call))), isNew };
  });
  route(calls.yankRelease, async (call) => {
    await releases.yank(call, buildsOf(call));
    return releases.get(services, call.params.name, call.params.version, buildsOf(call));
  });

  route(calls.promoteRelease, async (call) => {
    await stages.promote(call, buildsOf(call));
    return getSubApp(services, call.params.name, shownTo(call));
  });
  route(calls.rollBackStage, async (call) => {
    await stages.rollBack(call, buildsOf(call));
    return getSubApp(services, call.params.name, shownTo(call));
  });
  route(calls.clearStage, async (call) => {
    await stages.clear(call, buildsOf(call));
    return getSubApp(services, call.params.name, shownTo(call));
  });
  route(calls.listStageChanges, stages.listChanges);

  route(policyCalls.getSubAppPolicy, policyOf);
  route(policyCalls.setSubAppPolicy, async (call) => {
    await setPolicy(call);
    return policyOf(call);
  });

  route(calls.listPins, (call) => pins.list(call, buildsOf(call)));
  route(calls.addPin, (call) => pins.add(call, buildsOf(call)));
  route(calls.removePin, (call) => pins.remove(call, buildsOf(call)));

  route(calls.listTokens, tokens.list);
  route(calls.getOwnToken, tokens.getOwn);
  route(calls.addToken, tokens.add);
  route(calls.revokeToken, tokens.revoke);
};
