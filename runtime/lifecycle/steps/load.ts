import type { LoadedMount, Mount, Parts } from "../mount.ts";

/** From here on the runtime notes what the sub-app's code starts. */
const open = async (mount: Mount): Promise<Parts> => {
  const parts = (mount.parts = await mount.loadParts());
  const { name, effects } = mount;
  parts.ambient.open(name);
  effects.add(() => parts.ambient.close(name, mount.isSuspended || mount.keeper?.parked));
  return parts;
};

/** Loads the sub-app and what runs it, and puts its elements and styles into the page. */
export const load = async (mount: Mount, signal: AbortSignal): Promise<LoadedMount> => {
  const { loader, session, line } = mount;
  line.move("loading");
  const opening = open(mount);
  const [release, parts, keepAlive] = await Promise.all([
    loader.load(signal, opening, session.services),
    opening,
    mount.loadKeepAlive?.(),
  ]);
  await session.free;
  signal.throwIfAborted();
  mount.release = release;
  mount.keepAlive = keepAlive;
  mount.host = parts.buildHost(mount);
  return mount as LoadedMount;
};
