import * as calls from "@console-shell/contract/calls/own-session";
import { answer } from "#kernel/answer.ts";
import { listOwnSessions } from "./reads.ts";
import { endOtherSessions, endOwnSession } from "./writes.ts";

/** The own account's sessions. */
export const ownSession = answer(calls, {
  listOwnSessions: ({ services, session, now }) => listOwnSessions(services, session, now),
  endOwnSession,
  endOtherSessions,
});
