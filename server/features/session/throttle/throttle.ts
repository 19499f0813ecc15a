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

const refuse = ({ reply }: Pick<ThrottledCall, "reply">, wait: number): void => {
  if (wait === 0) return;
  void reply.header("retry-after", String(Math.ceil(wait / 1000)));
  throw new Refusal("throttled");
};

/** Lets a try through, or answers `throttled` with `Retry-After` in seconds. */
export const throttle = async (
  call: ThrottledCall,
  rule: ThrottleRule,
  subject: Subject,
): Promise<void> => refuse(call, await takeTry(call.services.database, rule, subject, call.now));

/**
 * The same by several rules, until the first that refuses: those behind it do not count the try. One
 * transaction, since a commit is what a try costs; whoever takes tries of several of these rules in
 * another one does so in this order, or both would wait for each other.
 */
export const throttleInTurn = async (
  call: ThrottledCall,
  tries: readonly (readonly [ThrottleRule, Subject])[],
): Promise<void> => {
  const { services, now } = call;
  const wait = await services.database.transaction().execute(async (transaction) => {
    for (const [rule, subject] of tries) {
      const refused = await takeTry(transaction, rule, subject, now);
      if (refused > 0) return refused;
    }
    return 0;
  });
  refuse(call, wait);
};
