import type { Session } from "../../../kernel/call.ts";
import type { Services } from "../../../platform/services.ts";
import { sessionLifetimes } from "../../../kernel/session-lifetimes.ts";
import { isLive, sessionOfRow } from "./session-of-row.ts";
import { sessionOfToken } from "./sessions-of-tokens.ts";
import { hashToken } from "./token.ts";

/**
 * The live session of a token, with the operator's current role and permissions: a disabled operator, a changed role or
 * an ended session takes effect with the next call, on every node. Background requests don't extend the session.
 */
export const findSession = async (
  services: Pick<Services, "database" | "secondFactorRoles">,
  token: string,
  now: number,
  { isUse }: { isUse: boolean },
): Promise<Session | null> => {
  const { database } = services;
  const first = await sessionOfToken(database, hashToken(token));
  if (!first || !isLive(first, now)) return null;

  const seenNow = isUse && first.lastSeenAt + sessionLifetimes.seenResolution <= now;
  if (seenNow)
    await database
      .updateTable("sessions")
      .set({ lastSeenAt: now })
      .where("id", "=", first.id)
      .where("lastSeenAt", "<", now)
      .execute();

  return sessionOfRow(services, seenNow ? { ...first, lastSeenAt: now } : first);
};
