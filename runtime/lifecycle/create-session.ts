import type { Mount, Session, SessionRequest } from "./mount.ts";
import { endSession } from "./steps/park.ts";
import { update } from "./steps/update.ts";

export const createSession = (mount: Mount, request: SessionRequest): Session => {
  const ready = Promise.withResolvers<void>();
  // The state and the event stream report failures too, so `ready` may go unobserved.
  ready.promise.catch(() => undefined);
  let left: Promise<void> | undefined;
  const session: Session = {
    ...request,
    mount,
    ready,
    released: Promise.withResolvers(),
    ended: Promise.withResolvers(),
    handle: {
      name: mount.name,
      get state() {
        return session === mount.session ? mount.line.state : "parked";
      },
      ready: ready.promise,
      async update(next) {
        session.services = next ?? session.services;
        await ready.promise;
        await update(session);
      },
      unmount() {
        left ??= endSession(session).then(() => {
          if (mount.unmountError) throw mount.unmountError;
        });
        // The event stream reports failures too, so the result may go unobserved.
        left.catch(() => undefined);
        return left;
      },
    },
  };
  return session;
};
