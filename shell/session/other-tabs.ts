/** What the console's tabs of one browser tell each other. */
export type TabMessage =
  | { kind: "signing-out" }
  | { kind: "signed-out" }
  | { kind: "signed-in"; accountId: string }
  /** The session was used; `at` is when it ends now, as `Date.now()` counts. */
  | { kind: "session-ends"; at: number };

/** The console's other tabs of this browser. */
export interface OtherTabs {
  tell(message: TabMessage): void;
  /** Hears what the others tell. */
  listen(listener: (message: TabMessage) => void): void;
}

/** Until the signal aborts. Consoles of several origins may be guests of one: `origin` tells them apart. */
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
