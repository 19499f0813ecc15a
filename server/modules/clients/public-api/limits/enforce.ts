import { rateHeaders } from "@console-shell/contract";
import type { FastifyReply } from "fastify";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Caller } from "#kernel/session.ts";
import { Refusal } from "#kernel/refusal.ts";
import { takeCall, type LimitState } from "./writes.ts";

/** Minimum time between updates of a key's last use. */
const useResolution = 60_000;

const secondsUntil = ({ resetsAt }: LimitState, now: number) =>
  String(Math.max(1, Math.ceil((resetsAt - now) / 1000)));

const sendLimit = (reply: FastifyReply, state: LimitState, now: number) =>
  reply.headers({
    [rateHeaders.limit]: String(state.limit),
    [rateHeaders.remaining]: String(state.remaining),
    [rateHeaders.reset]: secondsUntil(state, now),
  });

/**
 * Admits a call, or throws `rate_limited` or `quota_used_up` with a Retry-After; `unavailable` if the database times
 * out. The response headers describe the limit that is closer to running out.
 */
export const limitCall = async (
  database: Kysely<Tables>,
  caller: Caller,
  { isFree, now }: { isFree: boolean; now: number },
  reply: FastifyReply,
): Promise<void> => {
  const { refusedBy, limits } = await takeCall(database, {
    clientAppId: caller.clientAppId,
    keyId: caller.keyId,
    callsPerMinute: caller.callsPerMinute,
    callsPerMonth: caller.callsPerMonth,
    isFree,
    marksUse: caller.lastUsedAt === null || caller.lastUsedAt + useResolution <= now,
    now,
  }).catch((error: unknown) => {
    reply.log.error({ err: error }, "A call of the public API could not be let through");
    throw new Refusal("unavailable");
  });
  const refusing = refusedBy && limits[refusedBy];
  const [nearest] = Object.values(limits).toSorted((a, b) => a.remaining - b.remaining);
  const shown = refusing ?? nearest;
  if (shown) void sendLimit(reply, shown, now);
  if (!refusing) return;
  void reply.header("retry-after", secondsUntil(refusing, now));
  throw new Refusal(refusedBy === "minute" ? "rate_limited" : "quota_used_up");
};
