import { call, noteError, notify, type Session } from "../mount.ts";

/** Passes a session's new services to the sub-app. If its `update` fails, it stays mounted. */
export const update = async (session: Session): Promise<void> => {
  const { mount } = session;
  if (session !== mount.session || mount.end.signal.aborted) return;
  notify(mount);
  await call(mount, "update").catch((error: unknown) => {
    throw noteError(mount, error, "update");
  });
};
