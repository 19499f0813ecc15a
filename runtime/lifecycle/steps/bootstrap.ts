import type { LoadedMount } from "../mount.ts";

/** Runs the sub-app's `bootstrap`, once per release. */
export const bootstrap = async (mount: LoadedMount, signal: AbortSignal): Promise<void> => {
  mount.phase = "bootstrap";
  mount.line.move("bootstrapping");
  await mount.loader.bootstrap(mount.release, mount.host);
  signal.throwIfAborted();
  mount.parts.ambient.loaded(mount.name);
};
