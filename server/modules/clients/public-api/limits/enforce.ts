import { rateHeaders } from "@console-shell/contract";
import type { FastifyReply } from "fastify";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Caller } from "#kernel/session.ts";
import { Refusal } from "#kernel/refusal.ts";
import { takeCall, type Standing } from "./writes.ts";

/** Minimum time between updates of a key's last use. */
const useResolution = 60_000;

const secondsUntil = ({ resetsAt }: Standing, now: number) =>
  String(Math.max(1, Math.ceil((resetsAt - now) / 1000)));

const tell = (reply: FastifyReply, standing: Standing, now: number) =>
  reply.headers({
    [rateHeaders.limit]: String(standing.limit),
    [rateHeaders.remaining]: String(standing.remaining),
    [rateHeaders.reset]: secondsUntil(standing, now),
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
  const { refusedBy, standings } = await takeCall(database, {
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
  const refusing = refusedBy && standings[refusedBy];
  const [nearest] = Object.values(standings).toSorted((a, b) => a.remaining - b.remaining);
  const told = refusing ?? nearest;
  if (told) void tell(reply, told, now);
  if (!refusing) return;
  void reply.header("retry-after", secondsUntil(refusing, now));
  throw new Refusal(refusedBy === "minute" ? "rate_limited" : "quota_used_up");
};
