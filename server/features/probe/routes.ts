import * as calls from "@console-shell/contract/endpoints/probe";
import { Refusal } from "../../http/refusal.ts";
import type { Feature } from "../../http/call.ts";
import { probeKey } from "../library/picture-keys.ts";
import { preparePicture } from "../library/prepare-picture.ts";
import { readUpload } from "../library/read-upload.ts";
import { sendPicture } from "../library/send-picture.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { throttle } from "../session/throttle/throttle.ts";
import { findProbe, presentProbe } from "./find-probe.ts";
import { readImageForProbe } from "./image-for-probe.ts";
import { makeProbe } from "./make-probe.ts";
import { createPlaces } from "./places.ts";
import { removeProbes } from "./remove-probes.ts";

const ownOf = ({ session, now }: { session: { operatorId: string }; now: number }) => ({
  operatorId: session.operatorId,
  now,
});

/** Pictures that operators search with: looked at once, kept for an hour, for their owner alone. */
export const probe: Feature = (route) => {
  const places = createPlaces();

  route(calls.createProbe, async (call) => {
    const { services, session, request, locale } = call;
    await throttle(call, [throttleRules.probeOfOperator, [session.operatorId]]);
    // Before there is a place for it: a slow sender holds none.
    const { bytes } = await readUpload(request, locale);
    const id = await makeProbe(call, places, "file", () => preparePicture(bytes, locale));
    return presentProbe(await findProbe(services, id, ownOf(call)));
  });

  route(calls.createProbeFromImage, async (call) => {
    const { services, session, body } = call;
    await throttle(call, [throttleRules.probeOfOperator, [session.operatorId]]);
    const id = await makeProbe(call, places, "imageId", () =>
      readImageForProbe(services, session, body.imageId),
    );
    return presentProbe(await findProbe(services, id, ownOf(call)));
  });

  route(calls.getProbe, async (call) =>
    presentProbe(await findProbe(call.services, call.params.id, ownOf(call))),
  );

  route(calls.getProbePicture, async (call) => {
    const { id, media_type } = await findProbe(call.services, call.params.id, ownOf(call));
    return sendPicture(call, probeKey(id, media_type), media_type);
  });

  route(calls.deleteProbe, async ({ services, params, session }) => {
    if ((await removeProbes(services, [params.id], session.operatorId)) === 0)
      throw new Refusal("not_found");
    return true as const;
  });
};
