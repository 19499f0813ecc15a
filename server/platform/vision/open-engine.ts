import { createEmbeddedEngine } from "./embedded/embedded-engine.ts";
import type { VisionEngine } from "./engine.ts";
import { createRemoteEngine } from "./remote/remote-engine.ts";

export interface VisionSettings {
  /** A recognition service in place of the embedded engine. */
  url: string | undefined;
  token: string | undefined;
  /** Pictures of the queue that this process looks at at once; 0 leaves them to other nodes. */
  workers: number;
}

/** The engine that the settings name. Nothing is started before the first picture. */
export const openEngine = ({ url, token, workers }: VisionSettings): VisionEngine =>
  url === undefined
    ? createEmbeddedEngine(Math.max(1, workers))
    : createRemoteEngine({ url: url.replace(/\/+$/, ""), token });
