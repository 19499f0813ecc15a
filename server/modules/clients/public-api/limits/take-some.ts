import { type Kysely, sql } from "kysely";
import { compiled } from "#platform/database/compiled.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { giveBackCalls } from "./give-back-calls.ts";
import { type Period, periodAt } from "./periods.ts";

/** A call that requests admission. */
export interface Asked {
  clientAppId: string;
  keyId: string;
  callsPerMinute: number;
  /** Null: without a limit. */
  callsPerMonth: number | null;
  /** Whether it doesn't count towards the month. */
  isFree: boolean;
  /** Whether the key's last use is old enough to be updated. */
  marksUse: boolean;
  now: number;
}

/** State of a limit after a call. */
export interface Standing {
  limit: number;
  remaining: number;
  /** When the period restarts. */
  resetsAt: number;
}

/** Result of a call: the limit that refused it, if any, and the state of the limits that were checked. */
export interface Taken {
  refusedBy: Period | null;
  standings: Partial<Record<Period, Standing>>;
}

/** A month without a limit is still counted. */
const endless = Number.MAX_SAFE_INTEGER;

const windowOf = ({ clientAppId, now }: Asked, period: Period) => ({
  id: clientAppId,
  period,
  startsAt: periodAt(period, now).startsAt,
});

const limitOf = ({ callsPerMinute, callsPerMonth }: Asked, period: Period): number =>
  period === "minute" ? callsPerMinute : (callsPerMonth ?? endless);

/**
 * Counts calls in one statement if the limit allows all of them, so that no two can share the last one. A new window
 * accepts the count it's given.
 */
const count = compiled<
  Record<"id" | "period" | "startsAt" | "calls" | "most", string | number>,
  { used: number }
>((database, { id, period, startsAt, calls, most }) =>
  database
    .insertInto("quotaWindows")
    .values({
      applicationId: id as string,
      period: period as Period,
      startsAt: startsAt as number,
      used: calls as number,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["applicationId", "period", "startsAt"])
        .doUpdateSet({ used: sql`quota_windows.used + excluded.used` })
        .where("quotaWindows.used", "<=", most as number),
    )
    .returning("used"),
);

/** Counts calls in one window and returns the new usage; undefined if they don't all fit. */
const take = async (
  database: Kysely<Tables>,
  asked: Asked,
  period: Period,
  calls: number,
): Promise<number | undefined> => {
  const most = limitOf(asked, period) - calls;
  if (most < 0) return undefined;
  const [row] = await count(database, { ...windowOf(asked, period), calls, most });
  return row?.used;
};

/** State of a period's limit at this usage; none if there is no limit. */
const standingOf = (asked: Asked, period: Period, used: number): Taken["standings"] => {
  const limit = limitOf(asked, period);
  if (limit === endless) return {};
  const { endsAt } = periodAt(period, asked.now);
  return { [period]: { limit, remaining: Math.max(0, limit - used), resetsAt: endsAt } };
};

const refusedBy = (asked: Asked, period: Period): Taken => ({
  refusedBy: period,
  standings: standingOf(asked, period, limitOf(asked, period)),
});

/** Counts identical calls, all of them in both their windows, or none in any. */
const takeAll = async (
  database: Kysely<Tables>,
  asked: Asked,
  calls: number,
): Promise<{ taken: Taken[] } | { refused: Taken }> => {
  const minute = await take(database, asked, "minute", calls);
  if (minute === undefined) return { refused: refusedBy(asked, "minute") };
  const month = asked.isFree ? undefined : await take(database, asked, "month", calls);
  if (!asked.isFree && month === undefined) {
    await giveBackCalls(database, asked, "minute", calls);
    return { refused: refusedBy(asked, "month") };
  }
  const taken = Array.from({ length: calls }, (_, index): Taken => {
    const after = calls - 1 - index;
    return {
      refusedBy: null,
      standings: {
        ...standingOf(asked, "minute", minute - after),
        ...(month !== undefined && standingOf(asked, "month", month - after)),
      },
    };
  });
  return { taken };
};

/** Within a transaction, counts as many of some identical calls as fit; returns a refusal for each of the others. */
export const takeSome = async (
  database: Kysely<Tables>,
  asked: Asked,
  calls: number,
): Promise<Taken[]> => {
  const all = await takeAll(database, asked, calls);
  if ("taken" in all) return all.taken;
  const taken: Taken[] = [];
  while (taken.length < calls) {
    const one = await takeAll(database, asked, 1);
    // Nobody can return a call before this transaction ends, so the rest are refused, too.
    if ("refused" in one)
      return [...taken, ...Array.from({ length: calls - taken.length }, () => one.refused)];
    taken.push(...one.taken);
  }
  return taken;
};
