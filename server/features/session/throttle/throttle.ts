import type { FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "../../../http/refusal.ts";
import type { Services } from "../../../services.ts";
import { type Subject, takeTry, type ThrottleRule } from "./tries.ts";

interface ThrottledCall {
  services: Services;
  request: FastifyRequest;
  reply: FastifyReply;
  now: number;
}

/** Lets a try through, or answers `throttled` with `Retry-After` in seconds. */
export const throttle = async (
  { services, reply, now }: ThrottledCall,
  rule: ThrottleRule,
  subject: Subject,
): Promise<void> => {
  const wait = await takeTry(services.database, rule, subject, now);
  if (wait === 0) return;
  void reply.header("retry-after", String(Math.ceil(wait / 1000)));
  throw new Refusal("throttled");
};
