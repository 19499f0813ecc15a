import type { apiGetKey } from "@console-shell/contract/calls/public/key";
import type { Handler } from "#kernel/call.ts";
import { readUsed } from "../limits/reads.ts";

/** Describes the caller's key and the remaining limits of its client app. */
export const describeKey: Handler<typeof apiGetKey> = async ({ services, caller, now }) => {
  const { clientAppId, callsPerMinute, callsPerMonth } = caller;
  const minute = await readUsed(services.database, clientAppId, "minute", now);
  const month = await readUsed(services.database, clientAppId, "month", now);
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
