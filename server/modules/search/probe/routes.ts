import * as calls from "@console-shell/contract/calls/probe";
import { Refusal } from "../../../kernel/refusal.ts";
import type { Feature } from "../../../kernel/call.ts";
import { probeKey, preparePicture, readUpload, sendPicture } from "../../catalog/index.ts";
import { throttleRules, throttle } from "../../identity/index.ts";
import { findProbe, presentProbe } from "./find-probe.ts";
import { readImageForProbe } from "./image-for-probe.ts";
import { makeProbe } from "./make-probe.ts";
import { createSemaphore } from "../../../kernel/semaphore.ts";
import { removeProbes } from "./remove-probes.ts";

const ownOf = ({ session, now }: { session: { operatorId: string }; now: number }) => ({
  operatorId: session.operatorId,
  now,
});

/** Pictures being analysed, or about to be; each is some MB in memory. */
const looking = { slots: 8, slotsOfOne: 2, ownCode: "throttled" } as const;

/** Concurrent uploads; each may be 10 MB in memory. */
const reading = { slots: 24, slotsOfOne: 3, ownCode: "throttled" } as const;

/** Pictures that operators search with: analysed once, kept for an hour, visible only to their owner. */
export const probe: Feature = (route) => {
  const whileLooking = createSemaphore(looking);
  const whileReading = createSemaphore(reading);

  route(calls.createProbe, async (call) => {
    const { session, request } = call;
    await throttle(call, [throttleRules.probeOfOperator, [session.operatorId]]);
    // Not within the analysis limit: a slow sender must not hold one of those slots.
    const read = () => readUpload(request);
    const { bytes } = await whileReading(read, session.operatorId);
    const id = await makeProbe(call, whileLooking, "file", () =>
      preparePicture(bytes, session.operatorId),
    );
    return presentProbe(await findProbe(call.services, id, ownOf(call)));
  });

  route(calls.createProbeFromImage, async (call) => {
    const { services, session, body } = call;
    await throttle(call, [throttleRules.probeOfOperator, [session.operatorId]]);
    const id = await makeProbe(call, whileLooking, "imageId", () =>
      readImageForProbe(services, session, body.imageId),
    );
    return presentProbe(await findProbe(call.services, id, ownOf(call)));
  });

  route(calls.getProbe, async (call) =>
    presentProbe(await findProbe(call.services, call.params.id, ownOf(call))),
  );

  route(calls.getProbePicture, async (call) => {
    const { id, mediaType } = await findProbe(call.services, call.params.id, ownOf(call));
    return sendPicture(call, probeKey(id, mediaType), mediaType);
  });

  route(calls.deleteProbe, async ({ services, params, session }) => {
    if ((await removeProbes(services, [params.id], session.operatorId)) === 0)
      throw new Refusal("not_found");
    return true as const;
  });
};
