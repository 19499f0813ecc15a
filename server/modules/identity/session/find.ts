import { sessionLifetimes } from "#kernel/session-lifetimes.ts";
import type { Session } from "#kernel/session.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Services } from "#platform/services.ts";
import { viewedSession } from "../view-as/reads.ts";
import { isLive, sessionOfRow, sessionOfToken } from "./reads.ts";
import { hashToken } from "./token.ts";
import { endViewOf } from "./writes.ts";

/**
 * The live session of a token, with the operator's current role and permissions: a disabled operator, a changed role or
 * an ended session takes effect with the next call, on every node. Background requests don't extend the session.
 */
export const findSession = async (
  services: Pick<Services, "database" | "dialect">,
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

  const own = sessionOfRow(seenNow ? { ...first, lastSeenAt: now } : first);
  const { viewedId, viewedUntil: until } = first;
  if (viewedId === null || until === null) return own;
  const viewed = until > now && (await viewedSession(services, own, { viewedId, until, now }));
  if (viewed) return viewed;
  const call = { services, session: own, request: { ip: "", headers: {} }, now };
  const why = until > now ? "no-longer-allowed" : "expired";
  await transactionWithDeadline(database, (transaction) =>
    endViewOf(call, transaction, { id: own.id, until }, why),
  );
  // The page still shows the other operator. The account in its header no longer matches, so it reloads.
  return own;
};
