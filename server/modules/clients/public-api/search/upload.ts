import type { Locale } from "@console-shell/contract";
import type { FastifyRequest } from "fastify";
import type { Caller } from "#kernel/session.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";
import { flawsOf } from "#platform/vision/face-quality.ts";
import { readUpload } from "#kernel/read-upload.ts";
import { prepareImage } from "#modules/catalog/index.ts";
import { createSemaphore } from "#kernel/semaphore.ts";
import { callEngine } from "#kernel/call-engine.ts";

interface Sent {
  services: Services;
  request: FastifyRequest;
  locale: Locale;
  caller: Pick<Caller, "clientAppId">;
}

/** Images received and prepared at once, in all and per client app. */
const inSlot = createSemaphore({ slots: 32, slotsOfOne: 8 });

/** The image of an upload, prepared as for storage. */
export const readSentImage = ({ request, caller }: Omit<Sent, "services">) =>
  inSlot(
    async () => prepareImage((await readUpload(request)).bytes, caller.clientAppId),
    caller.clientAppId,
  );

/** The largest face of a sent image, in the API's format and as a vector. */
export const readSentFace = async (call: Sent) => {
  const { services } = call;
  const image = await readSentImage(call);
  const [{ face: model }, [largest, ...others]] = await callEngine(call, () =>
    Promise.all([
      services.vision.models(),
      services.vision.detectFaces(image.content, { embed: true }),
    ]),
  );
  if (!largest) throw new Refusal("bad_input", [{ path: "file", code: "no_face" }]);
  return {
    model: model.name,
    vector: largest.embedding,
    sent: { box: largest.box, flaws: flawsOf(largest, image), others: others.length },
  };
};
