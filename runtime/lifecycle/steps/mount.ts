import { call, errorOf, type LoadedMount } from "../mount.ts";
import { leave } from "./unmount.ts";

/** Runs the sub-app's `mount`. Afterwards, leaving may park it. */
export const mountApp = async (mount: LoadedMount): Promise<void> => {
  mount.phase = "mount";
  mount.line.move("mounting");
  await (mount.mounting = call(mount, "mount"));
  mount.parts.ambient.mounted(mount.name);
  mount.keeper = mount.keepAlive?.keep(mount);
  void mount.release.broken?.(mount.host)?.then((cause) => {
    // A retry starts over from the entry page.
    mount.loader.unpin();
    return leave(mount, errorOf(mount, cause, "run"));
  });
};
