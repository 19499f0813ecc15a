import type { Live } from "@console-shell/contract";
import { createStore } from "@console-shell/contract/words/live";
import type { RequestError } from "../../request/request-error.ts";

/** The session has expired during use: holds what waits for the sign-in. */
interface SessionExpired {
  /** The 401 that reported the expiry; null while the session is valid. */
  readonly expired: Live<RequestError | null>;
  begin(cause: RequestError): void;
  /** True once the same operator is back; false if the signal aborts, or the wait ends without them. */
  wait(signal?: AbortSignal): Promise<boolean>;
  end(returned: boolean): void;
}

export const createSessionExpired = (): SessionExpired => {
  const expired = createStore<RequestError | null>(null);
  let ended = Promise.withResolvers<boolean>();
  return {
    expired,
    begin(cause) {
      if (expired.get()) return;
      ended = Promise.withResolvers<boolean>();
      expired.set(cause);
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
      if (!expired.get()) return;
      expired.set(null);
      ended.resolve(returned);
    },
  };
};
