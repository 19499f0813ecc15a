import type { StreamEvent } from "@console-shell/contract/calls/notification-stream";

/** Backoff after a refused stream, in milliseconds: the first delay and the longest. */
const askAgainAfter = { first: 10_000, longest: 120_000 };

const names: readonly StreamEvent["event"][] = [
  "hello",
  "release",
  "notification",
  "notifications",
  "announcements",
  "waiting",
  "account",
  "too-many",
  "session-ended",
];

/** Exponential backoff with jitter, so pages don't all reconnect at once. */
const waitAfter = (refusals: number): number =>
  Math.min(askAgainAfter.longest, askAgainAfter.first * 2 ** refusals) * (0.5 + Math.random() / 2);

/**
 * Subscribes to the server's events; returns the unsubscribe function. `onRefused` is called when the server
 * refuses the stream, once until a stream is accepted again.
 */
export const openStream = (
  address: string,
  onEvent: (event: StreamEvent) => void,
  onRefused: () => void,
): (() => void) => {
  const ended = new AbortController();
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refusals = 0;
  /** Other tabs listen instead; this one reconnects when it becomes visible. */
  let isCrowdedOut = false;

  const connect = () => {
    const opened = new EventSource(address, { withCredentials: true });
    source = opened;
    for (const name of names)
      opened.addEventListener(name, ({ data }: MessageEvent<string>) => {
        if (name === "hello") refusals = 0;
        if (name === "too-many") {
          isCrowdedOut = true;
          opened.close();
        }
        onEvent({ event: name, data: JSON.parse(data) });
      });
    opened.addEventListener("error", () => {
      // The browser reconnects after a lost connection by itself, but gives up on a response that isn't a
      // stream.
      if (opened.readyState !== EventSource.CLOSED || isCrowdedOut) return;
      clearTimeout(timer);
      timer = setTimeout(connect, waitAfter(refusals));
      refusals += 1;
      if (refusals === 1) onRefused();
    });
  };
  document.addEventListener(
    "visibilitychange",
    () => {
      if (!isCrowdedOut || document.visibilityState !== "visible") return;
      isCrowdedOut = false;
      connect();
    },
    { signal: ended.signal },
  );
  connect();
  return () => {
    ended.abort();
    clearTimeout(timer);
    source?.close();
  };
};
