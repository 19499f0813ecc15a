import type { Live } from "@console-shell/contract";
import { createStore } from "../../state/store.ts";

/** The session has ended under somebody's hands: what waits until they are signed in again. */
export interface Lapse {
  /** Whether whoever works here has to sign in again. */
  readonly lapsed: Live<boolean>;
  begin(): void;
  /** True once the same operator is back; false where the signal ends the wait, or the lapse ended without them. */
  wait(signal?: AbortSignal): Promise<boolean>;
  end(returned: boolean): void;
}

export const createLapse = (): Lapse => {
  const lapsed = createStore(false);
  let ended = Promise.withResolvers<boolean>();
  return {
    lapsed,
    begin() {
      if (lapsed.get()) return;
      ended = Promise.withResolvers<boolean>();
      lapsed.set(true);
    },
    async wait(signal) {
      if (signal?.aborted) return false;
      const givenUp = Promise.withResolvers<boolean>();
      const giveUp = () => givenUp.resolve(false);
      signal?.addEventListener("abort", giveUp);
      try {
        return await Promise.race([ended.promise, givenUp.promise]);
      } finally {
        signal?.removeEventListener("abort", giveUp);
      }
    },
    end(returned) {
      if (!lapsed.get()) return;
      lapsed.set(false);
      ended.resolve(returned);
    },
  };
};
