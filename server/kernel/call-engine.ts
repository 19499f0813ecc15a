import type { FastifyReply } from "fastify";
import { Refusal } from "./refusal.ts";
import type { Services } from "../platform/services.ts";
import { EngineUnavailable, UnreadablePicture } from "../platform/vision/engine.ts";
import { refuseForNow } from "./take-place.ts";

/**
 * What needs the engine. Where that is away, the caller is told so, and when it is worth to ask again; where it
 * can't read the picture, with `unreadable`.
 */
export const callEngine = async <Result>(
  { services, reply }: { services: Pick<Services, "log">; reply: FastifyReply },
  work: () => Promise<Result>,
  unreadable = () => new Refusal("unsupported_media"),
): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UnreadablePicture) throw unreadable();
    if (!(error instanceof EngineUnavailable)) throw error;
    services.log.error({ err: error }, "The engine could not look at a picture");
    throw refuseForNow(reply);
  }
};
