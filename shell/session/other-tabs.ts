/** Messages between the console's tabs in one browser. */
export type TabMessage =
  | { kind: "signing-out" }
  | { kind: "signed-out" }
  | { kind: "signed-in"; accountId: string }
  /** The operator gave fresh proof in another window. */
  | { kind: "confirmed"; accountId: string }
  /** The session was used; `at` is its new expiry, as in `Date.now()`. */
  | { kind: "session-ends"; at: number };

/** The console's other tabs in this browser. */
export interface OtherTabs {
  tell(message: TabMessage): void;
  /** Calls the listener with messages from the other tabs. */
  listen(listener: (message: TabMessage) => void): void;
}

/**
 * Connected until the signal aborts. Consoles of several origins may be guests on one origin; `origin` tells
 * them apart.
 */
export const connectOtherTabs = (origin: string, signal: AbortSignal): OtherTabs => {
  const channel = new BroadcastChannel(`console.session${origin}`);
  signal.addEventListener("abort", () => channel.close());
  return {
    tell(message) {
      if (!signal.aborted) channel.postMessage(message); // oxlint-disable-line unicorn/require-post-message-target-origin -- a channel has no origin to name
    },
    listen: (listener) =>
      channel.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => listener(data)),
  };
};
