import type { StreamEvent } from "@console-shell/contract/endpoints/notification-stream";

/** Milliseconds until the server is asked for the stream again after it said no: at first, and in the end. */
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

/** Longer each time that it was refused, and a different time for each page: not all are to come at once. */
const waitAfter = (refusals: number): number =>
  Math.min(askAgainAfter.longest, askAgainAfter.first * 2 ** refusals) * (0.5 + Math.random() / 2);

/**
 * Listens to what the server tells as it happens, until the undo that it returns is called. `onRefused`
 * hears, once until it is let in again, that the server lets nobody listen here.
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
  /** Others listen in its place, until somebody looks at this page again. */
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
      // A lost connection the browser mends by itself; an answer that is no stream ends it.
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
