import type { Session } from "../mount.ts";
import { discard } from "./unmount.ts";

/** Ends a session: parks a mounted sub-app that is kept alive, and unmounts any other. */
export const endSession = (session: Session): Promise<void> => {
  const { mount, ended } = session;
  const { keeper, line } = mount;
  // Another session, or parking, has ended it already.
  if (session !== mount.session || line.state === "parked") return ended.promise;
  if (!keeper || line.state !== "mounted") return discard(session);
  keeper.park(session);
  return ended.promise;
};
