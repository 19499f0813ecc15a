import { hash } from "node:crypto";
import type { Served } from "@console-shell/contract/calls/notification-stream";
import type { Session } from "#kernel/session.ts";
import type { EventStream } from "#kernel/event-stream.ts";
import type { Services } from "#platform/services.ts";
import { withTimeout } from "#platform/database/with-timeout.ts";
import { readInForce } from "#modules/console/announcement/reads.ts";
import type { SharedCounts } from "#modules/console/waiting/shared-counts.ts";
import {
  type Listener,
  looksOf,
  noteSession,
  sendServed,
  spreadOf,
  sendEvent,
} from "./listener.ts";
import { passOn } from "./pass-on.ts";
import { createSignalReader, readSignalled, readSessions } from "./reads.ts";
import { createPoller } from "#platform/poller.ts";
import { createWaitingPush } from "./waiting-push.ts";

/**
 * At this limit a session's oldest stream is closed. Browsers open at most six connections to a server, and need some
 * for calls; where possible, all tabs share one stream.
 */
export const streamsOfSession = 4;

/** Polling interval in milliseconds, without notifications. */
const lookEvery = 2_000;
/** Milliseconds between two checks of the builds' files. */
const filesEvery = 2_000;
/** Milliseconds between two checks of sessions and announcements, slightly less than the polling interval. */
const allEvery = 1_900;

/** Broadcasts events from all nodes to this node's clients. */
export interface Broadcaster {
  /** Resolves when no later commit can be missed. */
  ready: () => Promise<void>;
  /** Call it once `ready`, without an await in between; `greeting` describes the releases served now. */
  join(session: Session, address: string, stream: EventStream, greeting: Served): void;
  /** Something may have happened here: polls now instead of at the next interval, for signals or for everything. */
  notify: (what: "signals" | "all") => void;
  /** Stops polling; resolves when no poll is in progress. */
  close: () => Promise<void>;
}

/** The event broadcaster of this process. It doesn't query the database without clients. */
export const createBroadcaster = (
  services: Pick<Services, "database" | "clock" | "log">,
  readServed: (oldest: number) => Promise<(session: Session) => Served> | undefined,
  counts: Pick<SharedCounts, "of">,
): Broadcaster => {
  const listeners = new Set<Listener>();
  const waitingPush = createWaitingPush(listeners, counts, services.log);
  let readSignals = createSignalReader(services);
  let inForce = "";
  let allLookedAt = -Infinity;

  const servedLately = async () => {
    try {
      return await readServed(filesEvery);
    } catch (error) {
      // Files that are being deployed are read again next time.
      services.log.warn({ err: error }, "Couldn't read the served releases");
      return undefined;
    }
  };

  /** The expensive part: whether sessions and announcements have changed. Not on every write. */
  const readAll = async () => {
    const now = services.clock();
    const ids = new Set([...listeners].map(({ session }) => session.id));
    const [sessions, announcements] = await Promise.all([
      readSessions(services, [...ids], now),
      readInForce(services, now),
    ]);
    return { ids, sessions, announcements };
  };

  const poll = async () => {
    const before = allLookedAt;
    const isAll = performance.now() - before >= allEvery;
    // Set before the poll: a notification during it must count.
    if (isAll) allLookedAt = performance.now();
    try {
      const [{ signals, keep }, all] = await withTimeout(
        Promise.all([readSignals(), isAll ? readAll() : undefined]),
      );
      const notifications = await withTimeout(readSignalled(services, signals));
      const served = await servedLately();
      // Only marks what was published as done: a failed poll is repeated.
      keep();
      const isOther = all !== undefined && all.announcements !== inForce;
      if (all) inForce = all.announcements;
      const changed: Listener[] = [];
      for (const listener of listeners) {
        const { id } = listener.session;
        // Clients that joined during the query are checked next time.
        if (all?.ids.has(id) && noteSession(listener, all.sessions.get(id))) changed.push(listener);
      }
      for (const listener of changed) sendEvent(listener, "account", spreadOf(changed.length));
      await passOn(signals, notifications, listeners);
      const toAll = spreadOf(listeners.size);
      for (const listener of listeners) {
        if (isOther) sendEvent(listener, "announcements", toAll);
        if (served) sendServed(listener, served(listener.session));
      }
      const waiting = signals.filter(({ event }) => event === "waiting");
      waitingPush.changed(waiting.flatMap(({ permission }) => permission ?? []));
    } catch (error) {
      if (isAll) allLookedAt = before;
      throw error;
    }
  };

  const poller = createPoller({
    every: lookEvery,
    poll,
    isWanted: () => listeners.size > 0,
    /** Signals from before the first client aren't published. */
    async begin() {
      readSignals = createSignalReader(services);
      const [{ keep }, before] = await withTimeout(
        Promise.all([readSignals(), readInForce(services, services.clock())]),
      );
      keep();
      inForce = before;
    },
    onError: (error) => services.log.error({ err: error }, "The poll for the event stream failed"),
  });

  const makeRoom = (sessionId: string) => {
    const own = [...listeners].filter(({ session }) => session.id === sessionId);
    for (const listener of own.slice(0, Math.max(0, own.length - streamsOfSession + 1))) {
      listeners.delete(listener);
      sendEvent(listener, "too-many", {});
      listener.stream.end();
    }
  };

  return {
    ready: poller.start,
    join(session, address, stream, greeting) {
      makeRoom(session.id);
      const looks = looksOf(session);
      const listener: Listener = { stream, session, address, served: greeting, looks };
      listeners.add(listener);
      const account = hash("sha256", looks, "base64url");
      sendEvent(listener, "hello", { ...greeting, account, ...spreadOf(listeners.size) });
      stream.onEnd(() => listeners.delete(listener));
    },
    notify(what) {
      if (what === "all") allLookedAt = -Infinity;
      poller.notify();
    },
    async close() {
      await poller.close();
      await waitingPush.close();
    },
  };
};
