import type { MountHandle, MountOptions } from "../types.ts";
import type { MountState } from "./state.ts";

/** What a call of `mountSubApp` asks for. */
export interface StayRequest {
  element: HTMLElement;
  services: object;
  options: MountOptions;
  /** Whoever has the element now. */
  before: Stay | undefined;
}

/** A promise and what settles it. TypeScript's own type is newer than what hosts compile with. */
interface Deferred {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/** What whoever mounted a sub-app holds of it. */
export interface Entered {
  readonly handle: MountHandle;
  /** Settled when it is over: parked, or nothing is left of it. */
  readonly over: Deferred;
  /** Unmounts for good, also where leaving would only park. */
  discard: () => Promise<void>;
  /** The sub-app around it was parked, or is back. */
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
  /** Throws what the sub-app's own `unmount` has thrown. */
  checkLeft: () => void;
  update: () => Promise<void>;
  rest: (resting: boolean) => void;
}

export const createStay = (request: StayRequest, parts: StayParts): Stay => {
  const ready = Promise.withResolvers<void>();
  // The state and the event stream tell a failure too: nobody has to watch `ready`.
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
        // The event stream tells a failure too: nobody has to watch the leave either.
        left.catch(() => undefined);
        return left;
      },
    },
  };
  return stay;
};
