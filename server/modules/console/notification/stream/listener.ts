import { setImmediate } from "node:timers/promises";
import type { Served, StreamEvent } from "@console-shell/contract/calls/notification-stream";
import type { Session } from "#kernel/session.ts";
import { isAllowed } from "#platform/address-list.ts";
import type { EventStream } from "#kernel/event-stream.ts";

/** A connected client, and what it has received. */
export interface Listener {
  stream: EventStream;
  /** As of the last check. */
  session: Session;
  /** The client's. */
  address: string;
  /** The release that the page was last sent. */
  served: Served;
  /** What the page depends on of the session, as text. */
  looks: string;
}

type DataOf<Event extends StreamEvent["event"]> = Extract<StreamEvent, { event: Event }>["data"];

/** Sends an event of the contract. */
export const sendEvent = <Event extends StreamEvent["event"]>(
  { stream }: Listener,
  event: Event,
  data: DataOf<Event>,
): void => stream.send(event, data);

/** Publishes another release, if there is one. */
export const sendServed = (listener: Listener, served: Served): void => {
  const { served: before } = listener;
  listener.served = served;
  // Most pages get the very same object every time.
  if (before === served || JSON.stringify(before) === JSON.stringify(served)) return;
  sendEvent(listener, "release", served);
};

/** Events sent before other work gets its turn. */
const sentAtOnce = 100;

/** Sends to all of them, and gives other work its turn in between. Streams that have ended by then get nothing. */
export const sendInTurns = async <One>(
  all: readonly One[],
  sendOne: (one: One) => void,
): Promise<void> => {
  for (const [index, one] of all.entries()) {
    if (index % sentAtOnce === sentAtOnce - 1) await setImmediate();
    sendOne(one);
  }
};

/** Pages up to this many read again at once. */
const fewPages = 20;
/** Milliseconds for each page beyond, and at most. */
const eachPage = 5;
const longestSpread = 60_000;

/** Milliseconds over which this many pages spread the reads that an event causes; a few pages read at once. */
export const spreadOf = (pages: number): { within?: number } =>
  pages <= fewPages ? {} : { within: Math.min(longestSpread, pages * eachPage) };

/** The parts of a session that the page depends on; a sign-in elsewhere doesn't affect them. */
export const looksOf = ({
  role,
  permissions,
  secondFactorMissing,
  passkeyRequired,
  profile,
}: Session): string =>
  JSON.stringify([
    role,
    [...permissions].toSorted(),
    secondFactorMissing,
    passkeyRequired,
    { ...profile, previousSignInAt: null },
  ]);

/**
 * Notes a client's session as it's now. True if the page has to load its account again. An ended session closes the
 * stream, and so does one whose role now requires a second factor, since it may call little, or excludes the client's
 * address: the page finds out with its next call.
 */
export const noteSession = (listener: Listener, session: Session | undefined): boolean => {
  if (!session) {
    sendEvent(listener, "session-ended", {});
    listener.stream.end();
    return false;
  }
  const before = listener.session;
  const looks = looksOf(session);
  const isElsewhere = !isAllowed(session.addresses, listener.address);
  const isOther = isElsewhere || listener.looks !== looks;
  listener.session = session;
  listener.looks = looks;
  if (!isElsewhere && (!session.secondFactorMissing || before.secondFactorMissing)) return isOther;
  sendEvent(listener, "account", {});
  listener.stream.end();
  return false;
};
