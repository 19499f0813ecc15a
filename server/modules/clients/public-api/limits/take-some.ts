import { type Kysely, sql } from "kysely";
import { compiled } from "../../../../platform/database/compiled.ts";
import type { Tables } from "../../../../platform/database/tables/index.ts";
import { giveBackCalls } from "./give-back-calls.ts";
import { type Period, periodAt } from "./periods.ts";

/** A call that asks to be let through. */
export interface Asked {
  applicationId: string;
  keyId: string;
  callsPerMinute: number;
  /** Null: without a limit. */
  callsPerMonth: number | null;
  /** Whether it leaves the month as it is. */
  isFree: boolean;
  /** Whether the key's last use is so long ago that it is to be written. */
  marksUse: boolean;
  now: number;
}

/** How a limit stands after a call. */
export interface Standing {
  limit: number;
  remaining: number;
  /** When it counts anew. */
  resetsAt: number;
}

/** What became of a call: by which limit it was refused, if by any, and how those looked at stand. */
export interface Taken {
  refusedBy: Period | null;
  standings: Partial<Record<Period, Standing>>;
}

/** Where a month has no limit, what was used is counted all the same. */
const endless = Number.MAX_SAFE_INTEGER;

const windowOf = ({ applicationId, now }: Asked, period: Period) => ({
  id: applicationId,
  period,
  startsAt: periodAt(period, now).startsAt,
});

const limitOf = ({ callsPerMinute, callsPerMonth }: Asked, period: Period): number =>
  period === "minute" ? callsPerMinute : (callsPerMonth ?? endless);

/**
 * One statement that counts calls where the limit allows all of them, so that no two can share the last
 * one. A window that is new takes what it is given.
 */
const count = compiled<
  Record<"id" | "period" | "startsAt" | "calls" | "most", string | number>,
  { used: number }
>((database, { id, period, startsAt, calls, most }) =>
  database
    .insertInto("quota_windows")
    .values({
      application_id: id as string,
      period: period as Period,
      starts_at: startsAt as number,
      used: calls as number,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["application_id", "period", "starts_at"])
        .doUpdateSet({ used: sql`quota_windows.used + excluded.used` })
        .where("quota_windows.used", "<=", most as number),
    )
    .returning("used"),
);

/** Counts calls in one window and answers what is used with them; undefined where they don't all fit. */
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

/** How the limit of a period stands when so much is used; none where there is no limit. */
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

/** Counts calls that differ in nothing, all of them in both their windows, or none in any. */
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

/**
 * Within a transaction, counts as many of some calls that differ in nothing as fit; answers a refusal for
 * each of the others.
 */
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
    // Nobody else has a call to give back before this transaction ends: those behind are refused, too.
    if ("refused" in one)
      return [...taken, ...Array.from({ length: calls - taken.length }, () => one.refused)];
    taken.push(...one.taken);
  }
  return taken;
};
