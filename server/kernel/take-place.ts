import type { FastifyReply } from "fastify";
import { Refusal } from "./refusal.ts";
import type { Places } from "./places.ts";

/** Seconds after which it is worth to try again. */
const retryAfter = "5";

/** Refuses for now, and says when it is worth to ask again. */
export const refuseForNow = (
  reply: FastifyReply,
  code: "unavailable" | "throttled" = "unavailable",
): Refusal => {
  void reply.header("retry-after", retryAfter);
  return new Refusal(code);
};

/** Does the work where a place is free; else it is `unavailable` for some seconds, or `ownCode` where the caller's own works have taken the places. */
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
