import { createEmbeddedEngine } from "./embedded/embedded-engine.ts";
import type { VisionEngine } from "./engine.ts";
import { observedEngine } from "./observed-engine.ts";
import { createRemoteEngine } from "./remote/remote-engine.ts";

export interface VisionSettings {
  /** A recognition service to use instead of the embedded engine. */
  url: string | undefined;
  token: string | undefined;
  /** Queued pictures that this process indexes at once; 0 leaves them to other nodes. */
  workers: number;
}

/** The configured engine. Nothing is started before the first picture. */
export const openEngine = ({ url, token, workers }: VisionSettings): VisionEngine => {
  const threads = Math.max(1, workers);
  return url === undefined
    ? observedEngine(createEmbeddedEngine(threads), threads)
    : observedEngine(createRemoteEngine({ url: url.replace(/\/+$/, ""), token }), 0);
};
