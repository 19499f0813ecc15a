import type { MountHandle, MountOptions } from "../types.ts";
import type { MountState } from "./state.ts";

/** The parameters of a `mountSubApp` call. */
export interface StayRequest {
  element: HTMLElement;
  services: object;
  options: MountOptions;
  /**
   * Settled when the stay that occupies the element has left it. A promise, because a reference to that stay would keep
   * it in memory, and through it all that the element has shown.
   */
  vacant: Promise<void> | undefined;
}

/** A promise with its resolvers. TypeScript's own type is newer than what hosts compile with. */
interface Deferred {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/** What the caller of a mount keeps. */
export interface Entered {
  readonly handle: MountHandle;
  /** Settled when the stay is over: parked, or completely unmounted. */
  readonly over: Deferred;
  /** Unmounts for good, even where leaving would only park. */
  discard: () => Promise<void>;
  /** Called when the sub-app around it is parked or resumed. */
  rest: (resting: boolean) => void;
}

/** One stay of a sub-app in an element, from a call of `mountSubApp` to its end. */
export interface Stay extends StayRequest, Entered {
  readonly ready: Deferred;
  /** Settled when the next stay may use the element. */
  readonly freed: Deferred;
}

interface StayParts {
  name: string;
  state: () => MountState;
  finish: (discard: boolean) => Promise<void>;
  /** Throws what the sub-app's own `unmount` threw. */
  checkLeft: () => void;
  update: () => Promise<void>;
  rest: (resting: boolean) => void;
}

export const createStay = (request: StayRequest, parts: StayParts): Stay => {
  const ready = Promise.withResolvers<void>();
  // The state and the event stream report failures too, so `ready` may go unobserved.
  ready.promise.catch(() => undefined);
  let left: Promise<void> | undefined;
  const stay: Stay = {
    ...request,
    ready,
    freed: Promise.withResolvers(),
    over: Promise.withResolvers(),
    discard: () => parts.finish(true),
    rest: parts.rest,
    handle: {
      name: parts.name,
      get state() {
        return parts.state();
      },
      ready: ready.promise,
      async update(next) {
        stay.services = next ?? stay.services;
        await ready.promise;
        await parts.update();
      },
      unmount() {
        left ??= parts.finish(false).then(parts.checkLeft);
        // The event stream reports failures too, so the result may go unobserved.
        left.catch(() => undefined);
        return left;
      },
    },
  };
  return stay;
};
