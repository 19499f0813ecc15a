import * as calls from "@console-shell/contract/calls/public/key";
import { answer } from "#kernel/answer.ts";
import type { Caller } from "#kernel/session.ts";
import type { Source } from "#platform/database/source.ts";
import { readUsed } from "../limits/reads.ts";

/** The caller's key, and the remaining limits of its client app. */
const describeKey = async ({ database }: Source, caller: Caller, now: number) => {
  const { clientAppId, callsPerMinute, callsPerMonth } = caller;
  const minute = await readUsed(database, clientAppId, "minute", now);
  const month = await readUsed(database, clientAppId, "month", now);
  const left = (limit: number, used: number) => Math.max(0, limit - used);
  return {
    name: caller.keyName,
    prefix: caller.prefix,
    scopes: [...caller.scopes],
    expiresAt: caller.expiresAt,
    application: {
      id: clientAppId,
      name: caller.clientAppName,
      environment: caller.environment,
    },
    limits: {
      minute: { limit: callsPerMinute, remaining: left(callsPerMinute, minute.used), ...minute },
      month: {
        limit: callsPerMonth,
        remaining: callsPerMonth === null ? null : left(callsPerMonth, month.used),
        ...month,
      },
    },
  };
};

/** The key that a program calls with. */
export const publicKey = answer(calls, {
  apiGetKey: ({ services, caller, now }) => describeKey(services, caller, now),
});
