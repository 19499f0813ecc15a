import type { Live } from "@console-shell/contract";
import { createStore } from "@console-shell/contract/words/live";

/** Milliseconds until the first probe of an unreachable server: it may only have been slow once. */
const firstLook = 2_000;
/** Milliseconds between later probes. */
const lookEvery = 10_000;

/** Pages that lost the server together don't find it together: what they then read again would come at once. */
const spread = (milliseconds: number): number => milliseconds * (1 + Math.random() / 2);

/** Whether the server is reachable. */
export interface Connection extends Live<boolean> {
  /** Records whether a call reached the server. */
  note(reached: boolean): void;
}

/**
 * Tracks whether the server is reachable: from regular calls and, while it isn't, by probing. `probe`
 * resolves to true if the server answers. Runs until the signal aborts.
 */
export const createConnection = (
  probe: () => Promise<boolean>,
  signal: AbortSignal,
): Connection => {
  const online = createStore(true);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking = false;
  let answers = 0;

  const found = (reached: boolean) => {
    clearTimeout(timer);
    const wait = spread(online.get() ? firstLook : lookEvery);
    online.set(reached);
    if (!reached && !signal.aborted) timer = setTimeout(() => void look(), wait);
  };
  const look = async () => {
    if (looking || signal.aborted) return;
    looking = true;
    const before = answers;
    try {
      const reached = await probe();
      // A busy server may be slow with the probe while it answers other calls.
      found(reached || answers > before);
    } finally {
      looking = false;
    }
  };
  // The connection may have been lost before the listener was added.
  if (!navigator.onLine) found(false);
  window.addEventListener("offline", () => found(false), { signal });
  window.addEventListener("online", () => void look(), { signal });
  signal.addEventListener("abort", () => clearTimeout(timer));
  return {
    get: () => online.get(),
    subscribe: (listener) => online.subscribe(listener),
    note(reached) {
      if (reached) {
        answers += 1;
        if (!online.get()) found(true);
      } else if (online.get()) {
        // A single call may fail for other reasons, so probe.
        void look();
      }
    },
  };
};
