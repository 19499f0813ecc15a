import type { FastifyReply } from "fastify";
import { Refusal } from "../../../http/refusal.ts";
import type { Services } from "../../../services.ts";
import { EngineUnavailable, UnreadablePicture } from "../../../vision/engine.ts";
import { refuseForNow } from "../../probe/take-place.ts";

/** What needs the engine; where that is away, or can't read the picture, the caller is told so. */
export const callEngine = async <Result>(
  { services, reply }: { services: Pick<Services, "log">; reply: FastifyReply },
  work: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UnreadablePicture) throw new Refusal("unsupported_media");
    if (!(error instanceof EngineUnavailable)) throw error;
    services.log.error({ err: error }, "The engine could not look at a picture");
    throw refuseForNow(reply);
  }
};
