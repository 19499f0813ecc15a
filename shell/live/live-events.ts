import type { Account } from "@console-shell/contract";
import type { Served, StreamEvent } from "@console-shell/contract/calls/notification-stream";
import type { Place } from "../mount/place.ts";
import { openStream } from "./open-stream.ts";
import { inOneTab, whileVisible } from "./while-listening.ts";

/** Server-sent events for the signed-in operator. */
export interface LiveEvents {
  /** Returns the unsubscribe function. */
  subscribe(listener: (event: StreamEvent) => void): () => void;
  /** Starts listening; does nothing if already started. */
  start(): void;
  stop(): void;
}

/** Not accounts that must first set up a second factor; and a viewed operator's events aren't for the viewer. */
export const mayListen = ({ secondFactorMissing, viewer }: Account): boolean =>
  !secondFactorMissing && !viewer;

/** Between tabs: a received event, or a new tab's request for the current release. */
type TabMessage = StreamEvent | { event: "what-is-served" };

/** Forwards this tab's events to the other tabs and calls `tell` for theirs. */
const joinTabs = (name: string, tell: (event: StreamEvent) => void, signal: AbortSignal) => {
  let served: Served | undefined;
  const channel = new BroadcastChannel(name);
  const post = (message: TabMessage) => channel.postMessage(message); // oxlint-disable-line unicorn/require-post-message-target-origin -- a channel has no origin to name
  channel.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => {
    if (data.event !== "what-is-served") tell(data);
    // Only the listening tab has it from the server.
    else if (served) post({ event: "release", data: served });
  });
  signal.addEventListener("abort", () => channel.close());
  post({ event: "what-is-served" });
  return (event: StreamEvent) => {
    if (event.event === "hello" || event.event === "release") served = event.data;
    post(event);
    tell(event);
  };
};

/**
 * One tab listens and forwards to the others: browsers limit connections per server, and a stream per tab
 * would soon exhaust them. Insecure pages have no locks, so there each tab listens itself while visible.
 * `onRefused` is called if the server refuses the stream.
 */
export const createLiveEvents = (
  { origin, address }: Pick<Place, "origin" | "address">,
  onRefused: () => void,
): LiveEvents => {
  const open = (tell: (event: StreamEvent) => void) =>
    openStream(address("/cc-api/notification/stream"), tell, onRefused);
  const name = `console.live${origin}`;
  let end: AbortController | undefined;
  const listeners = new Set<(event: StreamEvent) => void>();
  const stop = () => {
    end?.abort();
    end = undefined;
  };
  const tell = (event: StreamEvent) => {
    // The server would refuse a new stream until somebody signs in again.
    if (event.event === "session-ended") stop();
    for (const listener of listeners) {
      try {
        listener(event);
      } catch (error) {
        // One listener's error must not keep the event from the others.
        reportError(error);
      }
    }
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start() {
      if (end) return;
      const { signal } = (end = new AbortController());
      if (!("locks" in navigator)) return whileVisible(() => open(tell), signal);
      const tellAll = joinTabs(name, tell, signal);
      inOneTab(name, () => open(tellAll), signal).catch((reason: unknown) => reportError(reason));
      return undefined;
    },
    stop,
  };
};
