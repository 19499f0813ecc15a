import type { Served, StreamEvent } from "@console-shell/contract/endpoints/notification-stream";
import type { Place } from "../mount/place.ts";
import { openStream } from "./open-stream.ts";
import { inOneTab, whileVisible } from "./while-listening.ts";

/** What the server tells whoever is signed in, as it happens. */
export interface LiveEvents {
  /** Returns its undo. */
  subscribe(listener: (event: StreamEvent) => void): () => void;
  /** Listens from now on, unless it does already. */
  start(): void;
  stop(): void;
}

/** Between the tabs: what one has heard, or the question of a new one what is served. */
type TabMessage = StreamEvent | { event: "what-is-served" };

/** Tells the browser's other tabs what this one hears; each of them `tell`s itself. */
const joinTabs = (name: string, tell: (event: StreamEvent) => void, signal: AbortSignal) => {
  let served: Served | undefined;
  const channel = new BroadcastChannel(name);
  const post = (message: TabMessage) => channel.postMessage(message); // oxlint-disable-line unicorn/require-post-message-target-origin -- a channel has no origin to name
  channel.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => {
    if (data.event !== "what-is-served") tell(data);
    // Only the tab that listens has heard it from the server.
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
 * One of the browser's tabs listens and tells the others: a browser opens few connections to one
 * server, and each tab with one of its own would soon use them up. Pages that are not secure cannot
 * agree on one: there each listens by itself, while it can be seen. `onRefused` hears that the server
 * lets nobody listen here.
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
    // Asking again would be refused, until somebody is signed in again.
    if (event.event === "session-ended") stop();
    for (const listener of listeners) {
      try {
        listener(event);
      } catch (error) {
        // What one of them cannot take, the others are to hear all the same.
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
