import type { RuntimeError } from "../../errors/runtime-error.ts";
import type { Mount, Session } from "../mount.ts";

const unmount = async (mount: Mount, failure?: RuntimeError): Promise<void> => {
  const { line, session, host } = mount;
  const isMounting = line.state === "mounting";
  line.move("unmounting");
  mount.keeper?.forget();
  const reason = failure ?? new DOMException("The sub-app was left.", "AbortError");
  mount.end.abort(reason);
  session.ready.reject(reason);
  // A mount in progress may finish, but outside the page.
  if (isMounting) {
    host?.container.remove();
    session.released.resolve();
  }
  // A React host leaves during its own commit, when a React sub-app can't be unmounted.
  await Promise.resolve();
  await Promise.all(Array.from(mount.inside, discard));
  await mount.parts?.unmountApp(mount);
  mount.effects.undoAll();
  session.released.resolve();
  line.move(failure ? "failed" : "unmounted", failure);
  mount.onEnd();
  session.ended.resolve();
};

/** Unmounts for good, from any state. Failures end a mount in the same way. */
export const leave = (mount: Mount, failure?: RuntimeError): Promise<void> =>
  (mount.leaving ??= unmount(mount, failure));

/** Ends a session by unmounting for good, also where leaving would park. */
export const discard = (session: Session): Promise<void> => {
  if (session === session.mount.session) void leave(session.mount);
  return session.ended.promise;
};
