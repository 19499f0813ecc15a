import type { FastifyReply } from "fastify";
import { Refusal } from "./refusal.ts";
import type { Places } from "./places.ts";

/** Retry-After in seconds. */
const retryAfter = "5";

/** Refuses for now, with a Retry-After. */
export const refuseForNow = (
  reply: FastifyReply,
  code: "unavailable" | "throttled" = "unavailable",
): Refusal => {
  void reply.header("retry-after", retryAfter);
  return new Refusal(code);
};

/**
 * Runs the work if a slot is free; otherwise throws `unavailable` with a Retry-After, or `ownCode` if the caller's own
 * work has used up its limit.
 */
export const takePlace = async <Result>(
  places: Places,
  { reply, whose, ownCode }: { reply: FastifyReply; whose: string; ownCode?: "throttled" },
  work: () => Promise<Result>,
): Promise<Result> => {
  const done = places.use(whose, work);
  if (done === "all") throw refuseForNow(reply);
  if (done === "self") throw refuseForNow(reply, ownCode);
  return done;
};
