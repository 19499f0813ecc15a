import type { Served } from "@console-shell/contract/endpoints/notification-stream";
import type { Session } from "../../../../kernel/call.ts";
import type { EventStream } from "../../../../kernel/event-stream.ts";
import type { Services } from "../../../../platform/services.ts";
import { inTime } from "../../../../platform/database/in-time.ts";
import { readInForce } from "../../announcement/read-in-force.ts";
import { type Listener, tell, tellServed, tellSession } from "./listener.ts";
import { passOn } from "./pass-on.ts";
import { createSignalReader, readSignalled } from "./read-signals.ts";
import { readSessions } from "./read-sessions.ts";
import { createTurns } from "../../../../platform/turns.ts";

/**
 * The oldest stream of a session makes room. A browser opens six connections to a server, and has to have
 * some left for calls; where it can, it listens once for all of its tabs.
 */
export const streamsOfSession = 4;

/** Milliseconds between two looks, where nothing pokes. */
const lookEvery = 2_000;
/** Milliseconds between two looks at the files of the builds. */
const filesEvery = 2_000;
/** Milliseconds between two looks at sessions and announcements, a little less than between two turns. */
const allEvery = 1_900;

/** Tells those who listen on this node what happens on all of them. */
export interface Hub {
  /** Resolves when nothing that is committed from now on is missed. */
  ready: () => Promise<void>;
  /** From `ready` on, without waiting in between; `greeting` is what is served now. */
  join(session: Session, stream: EventStream, greeting: Served): void;
  /** Something may have happened here: looks at once and not with the next turn, for signals or for all. */
  poke: (what: "signals" | "all") => void;
  /** Looks no more; resolves when nothing is under way. */
  close: () => Promise<void>;
}

/** The hub of this process. It asks the database nothing while nobody listens. */
export const createHub = (
  services: Pick<Services, "database" | "clock" | "log" | "secondFactorRoles">,
  readServed: (oldest: number) => Served | undefined,
): Hub => {
  const listeners = new Set<Listener>();
  let readSignals = createSignalReader(services);
  let inForce = "";
  let allLookedAt = -Infinity;

  const servedLately = () => {
    try {
      return readServed(filesEvery);
    } catch (error) {
      // Files that are being deployed now are read again the next time.
      services.log.warn({ err: error }, "What is served could not be read");
      return undefined;
    }
  };

  /** What costs most: whether sessions and announcements are what they were. Not with each write of anybody. */
  const readAll = async () => {
    const now = services.clock();
    const ids = new Set([...listeners].map(({ session }) => session.id));
    const [sessions, announcements] = await Promise.all([
      readSessions(services, [...ids], now),
      readInForce(services, now),
    ]);
    return { ids, sessions, announcements };
  };

  const look = async () => {
    const before = allLookedAt;
    const isAll = performance.now() - before >= allEvery;
    // Now: a poke that comes meanwhile is to count.
    if (isAll) allLookedAt = performance.now();
    try {
      const [{ signals, keep }, all] = await inTime(
        Promise.all([readSignals(), isAll ? readAll() : undefined]),
      );
      const notifications = await inTime(readSignalled(services, signals));
      const served = servedLately();
      // Only what can be told now counts as told: a look that fails is made again.
      keep();
      const isOther = all !== undefined && all.announcements !== inForce;
      if (all) inForce = all.announcements;
      for (const listener of listeners) {
        const { id } = listener.session;
        // Whoever joined while the database was asked is looked at next time.
        if (all?.ids.has(id)) tellSession(listener, all.sessions.get(id));
        passOn(signals, notifications, listener);
        if (isOther) tell(listener, "announcements", {});
        if (served) tellServed(listener, served);
      }
    } catch (error) {
      if (isAll) allLookedAt = before;
      throw error;
    }
  };

  const turns = createTurns({
    every: lookEvery,
    look,
    isWanted: () => listeners.size > 0,
    /** What was there before anybody listened is not told. */
    async begin() {
      readSignals = createSignalReader(services);
      const [{ keep }, before] = await inTime(
        Promise.all([readSignals(), readInForce(services, services.clock())]),
      );
      keep();
      inForce = before;
    },
    onError: (error) => services.log.error({ err: error }, "The stream's turn failed"),
  });

  const makeRoom = (sessionId: string) => {
    const own = [...listeners].filter(({ session }) => session.id === sessionId);
    for (const listener of own.slice(0, Math.max(0, own.length - streamsOfSession + 1))) {
      listeners.delete(listener);
      tell(listener, "too-many", {});
      listener.stream.end();
    }
  };

  return {
    ready: turns.start,
    join(session, stream, greeting) {
      makeRoom(session.id);
      const listener: Listener = { stream, session, served: JSON.stringify(greeting) };
      listeners.add(listener);
      tell(listener, "hello", greeting);
      stream.onEnd(() => listeners.delete(listener));
    },
    poke(what) {
      if (what === "all") allLookedAt = -Infinity;
      turns.poke();
    },
    close: turns.close,
  };
};
