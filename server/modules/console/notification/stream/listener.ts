import type { Served, StreamEvent } from "@console-shell/contract/calls/notification-stream";
import type { Session } from "../../../../kernel/call.ts";
import { isAllowed } from "../../../../platform/address-list.ts";
import type { EventStream } from "../../../../kernel/event-stream.ts";

/** A connected client, and what it has received. */
export interface Listener {
  stream: EventStream;
  /** As of the last check. */
  session: Session;
  /** The client's. */
  address: string;
  /** The release the page was last told about, as text. */
  served: string;
}

type DataOf<Event extends StreamEvent["event"]> = Extract<StreamEvent, { event: Event }>["data"];

/** Sends an event of the contract. */
export const tell = <Event extends StreamEvent["event"]>(
  { stream }: Listener,
  event: Event,
  data: DataOf<Event>,
): void => stream.send(event, data);

/** Publishes another release, if there is one. */
export const sendServed = (listener: Listener, served: Served): void => {
  const text = JSON.stringify(served);
  if (text === listener.served) return;
  listener.served = text;
  tell(listener, "release", served);
};

/** The parts of a session that the page depends on; a sign-in elsewhere doesn't affect them. */
const looksOf = ({
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
 * Publishes changes of a client's session since the last check. An ended session closes the stream, and so does one
 * whose role now requires a second factor, since it may call little, or excludes the client's address: the page finds
 * out with its next call.
 */
export const sendSession = (listener: Listener, session: Session | undefined): void => {
  if (!session) {
    tell(listener, "session-ended", {});
    listener.stream.end();
    return;
  }
  const before = listener.session;
  listener.session = session;
  const isElsewhere = !isAllowed(session.addresses, listener.address);
  if (isElsewhere || looksOf(before) !== looksOf(session)) tell(listener, "account", {});
  if (isElsewhere || (session.secondFactorMissing && !before.secondFactorMissing))
    listener.stream.end();
};
