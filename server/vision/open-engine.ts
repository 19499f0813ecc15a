import { createEmbeddedEngine } from "./embedded/embedded-engine.ts";
import type { VisionEngine } from "./engine.ts";
import { createRemoteEngine } from "./remote/remote-engine.ts";

export interface VisionSettings {
  /** A recognition service in place of the embedded engine. */
  url: string | undefined;
  token: string | undefined;
  /** Pictures that are looked at at once; each is a thread of the embedded engine. */
  threads: number;
}

/** The engine that the settings name. Nothing is started before the first picture. */
export const openEngine = ({ url, token, threads }: VisionSettings): VisionEngine =>
  url === undefined
    ? createEmbeddedEngine(threads)
    : createRemoteEngine({ url: url.replace(/\/+$/, ""), token });
