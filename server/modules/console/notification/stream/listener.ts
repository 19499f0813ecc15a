import type { Served, StreamEvent } from "@console-shell/contract/endpoints/notification-stream";
import type { Session } from "../../../../kernel/call.ts";
import type { EventStream } from "../../../../kernel/event-stream.ts";

/** Somebody who listens, and what is known to have been heard. */
export interface Listener {
  stream: EventStream;
  /** As it was looked at last. */
  session: Session;
  /** What the page was told of the release, as text. */
  served: string;
}

type DataOf<Event extends StreamEvent["event"]> = Extract<StreamEvent, { event: Event }>["data"];

/** Sends an event of the contract. */
export const tell = <Event extends StreamEvent["event"]>(
  { stream }: Listener,
  event: Event,
  data: DataOf<Event>,
): void => stream.send(event, data);

/** Tells of another release, where there is one. */
export const tellServed = (listener: Listener, served: Served): void => {
  const text = JSON.stringify(served);
  if (text === listener.served) return;
  listener.served = text;
  tell(listener, "release", served);
};

/** All of a session that the page shows or obeys; a sign-in elsewhere changes nothing of it. */
const looksOf = ({ role, permissions, secondFactorMissing, profile }: Session): string =>
  JSON.stringify([
    role,
    [...permissions].toSorted(),
    secondFactorMissing,
    { ...profile, previousSignInAt: null },
  ]);

/**
 * Tells what became of a listener's session since it was looked at last. One that is no more ends the
 * stream, and so does one whose role now demands a second factor: it may call little.
 */
export const tellSession = (listener: Listener, session: Session | undefined): void => {
  if (!session) {
    tell(listener, "session-ended", {});
    listener.stream.end();
    return;
  }
  const before = listener.session;
  listener.session = session;
  if (looksOf(before) !== looksOf(session)) tell(listener, "account", {});
  if (session.secondFactorMissing && !before.secondFactorMissing) listener.stream.end();
};
