import type { apiGetKey } from "@console-shell/contract/calls/public/key";
import type { Handler } from "../../../kernel/call.ts";
import { readUsed } from "./limits/read-used.ts";

/** Describes the caller's key and the remaining limits of its application. */
export const describeKey: Handler<typeof apiGetKey> = async ({ services, caller, now }) => {
  const { applicationId, callsPerMinute, callsPerMonth } = caller;
  const minute = await readUsed(services.database, applicationId, "minute", now);
  const month = await readUsed(services.database, applicationId, "month", now);
  const left = (limit: number, used: number) => Math.max(0, limit - used);
  return {
    name: caller.keyName,
    prefix: caller.prefix,
    scopes: [...caller.scopes],
    expiresAt: caller.expiresAt,
    application: {
      id: applicationId,
      name: caller.applicationName,
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
