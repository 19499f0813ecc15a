import type { Locale } from "@console-shell/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Caller } from "../../../http/call.ts";
import { Refusal } from "../../../http/refusal.ts";
import type { Services } from "../../../services.ts";
import { flawsOf } from "../../../vision/face-quality.ts";
import { preparePicture } from "../../library/prepare-picture.ts";
import { readUpload } from "../../library/read-upload.ts";
import { createPlaces } from "../../vision-calls/places.ts";
import { takePlace } from "../../vision-calls/take-place.ts";
import { callEngine } from "../../vision-calls/call-engine.ts";

interface Sent {
  services: Services;
  request: FastifyRequest;
  reply: FastifyReply;
  locale: Locale;
  caller: Pick<Caller, "applicationId">;
}

/** Pictures that arrive, and are made ready, at the same time; some for each application. */
const places = createPlaces({ inAll: 32, ofOne: 8 });

/** The picture of an upload, as it would be stored. */
export const readSentPicture = ({ request, reply, locale, caller }: Omit<Sent, "services">) =>
  takePlace(places, { reply, whose: caller.applicationId }, async () =>
    preparePicture((await readUpload(request, locale)).bytes, locale, caller.applicationId),
  );

/** The largest face of a picture that a program sent, in the words of the API and as a vector. */
export const readSentFace = async (call: Sent) => {
  const { services, reply } = call;
  const picture = await readSentPicture(call);
  const [{ face: model }, [largest, ...others]] = await callEngine({ services, reply }, () =>
    Promise.all([
      services.vision.models(),
      services.vision.detectFaces(picture.content, { embed: true }),
    ]),
  );
  if (!largest) throw new Refusal("bad_input", [{ path: "file", code: "no_face" }]);
  return {
    model: model.name,
    vector: largest.embedding,
    sent: { box: largest.box, flaws: flawsOf(largest, picture), others: others.length },
  };
};
