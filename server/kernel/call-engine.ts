import { Refusal } from "./refusal.ts";
import type { Services } from "#platform/services.ts";
import { EngineUnavailable, UnreadableImage } from "#platform/vision/engine.ts";

/**
 * Runs work that needs the engine. If the engine is unavailable, so is the call; if it can't read the picture, it's
 * `unreadable`.
 */
export const callEngine = async <Result>(
  { services }: { services: Pick<Services, "log"> },
  work: () => Promise<Result>,
  unreadable = () => new Refusal("unsupported_media"),
): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UnreadableImage) throw unreadable();
    if (!(error instanceof EngineUnavailable)) throw error;
    services.log.error({ err: error }, "The engine could not look at a picture");
    throw new Refusal("unavailable");
  }
};
