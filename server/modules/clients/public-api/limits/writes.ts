import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { type Period, periodAt } from "./reads.ts";
import { compiled } from "#platform/database/compiled.ts";
import { groupCommit, groupDeadline } from "#platform/database/group-commit.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";

/** Returns calls that were counted at `now` in a minute or month of a client app. */
export const giveBackCalls = async (
  database: Kysely<Tables>,
  { clientAppId, now }: { clientAppId: string; now: number },
  period: Period,
  calls: number,
): Promise<void> => {
  await database
    .updateTable("quotaWindows")
    .set({ used: sql`used - ${calls}` })
    .where("applicationId", "=", clientAppId)
    .where("period", "=", period)
    .where("startsAt", "=", periodAt(period, now).startsAt)
    .execute();
};

/** A call to admit. */
interface Admission {
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
export interface LimitState {
  limit: number;
  remaining: number;
  /** When the period restarts. */
  resetsAt: number;
}

/** Result of a call: the limit that refused it, if any, and the state of the limits that were checked. */
interface Taken {
  refusedBy: Period | null;
  limits: Partial<Record<Period, LimitState>>;
}

/** A month without a limit is still counted. */
const endless = Number.MAX_SAFE_INTEGER;

const windowOf = ({ clientAppId, now }: Admission, period: Period) => ({
  id: clientAppId,
  period,
  startsAt: periodAt(period, now).startsAt,
});

const limitOf = ({ callsPerMinute, callsPerMonth }: Admission, period: Period): number =>
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
  wanted: Admission,
  period: Period,
  calls: number,
): Promise<number | undefined> => {
  const most = limitOf(wanted, period) - calls;
  if (most < 0) return undefined;
  const [row] = await count(database, { ...windowOf(wanted, period), calls, most });
  return row?.used;
};

/** State of a period's limit at this usage; none if there is no limit. */
const stateOf = (wanted: Admission, period: Period, used: number): Taken["limits"] => {
  const limit = limitOf(wanted, period);
  if (limit === endless) return {};
  const { endsAt } = periodAt(period, wanted.now);
  return { [period]: { limit, remaining: Math.max(0, limit - used), resetsAt: endsAt } };
};

const refusedBy = (wanted: Admission, period: Period): Taken => ({
  refusedBy: period,
  limits: stateOf(wanted, period, limitOf(wanted, period)),
});

/** Counts identical calls, all of them in both their windows, or none in any. */
const takeAll = async (
  database: Kysely<Tables>,
  wanted: Admission,
  calls: number,
): Promise<{ taken: Taken[] } | { refused: Taken }> => {
  const minute = await take(database, wanted, "minute", calls);
  if (minute === undefined) return { refused: refusedBy(wanted, "minute") };
  const month = wanted.isFree ? undefined : await take(database, wanted, "month", calls);
  if (!wanted.isFree && month === undefined) {
    await giveBackCalls(database, wanted, "minute", calls);
    return { refused: refusedBy(wanted, "month") };
  }
  const taken = Array.from({ length: calls }, (_, index): Taken => {
    const after = calls - 1 - index;
    return {
      refusedBy: null,
      limits: {
        ...stateOf(wanted, "minute", minute - after),
        ...(month !== undefined && stateOf(wanted, "month", month - after)),
      },
    };
  });
  return { taken };
};

/** Within a transaction, counts as many of some identical calls as fit; returns a refusal for each of the others. */
const takeSome = async (
  database: Kysely<Tables>,
  wanted: Admission,
  calls: number,
): Promise<Taken[]> => {
  const all = await takeAll(database, wanted, calls);
  if ("taken" in all) return all.taken;
  const taken: Taken[] = [];
  while (taken.length < calls) {
    const one = await takeAll(database, wanted, 1);
    // Nobody can return a call before this transaction ends, so the rest are refused, too.
    if ("refused" in one)
      return [...taken, ...Array.from({ length: calls - taken.length }, () => one.refused)];
    taken.push(...one.taken);
  }
  return taken;
};

const writeLastUse = async (database: Kysely<Tables>, { keyId, now }: Admission): Promise<void> => {
  await database
    .updateTable("apiKeys")
    .set({ lastUsedAt: now })
    .where("id", "=", keyId)
    .where((key) => key.or([key("lastUsedAt", "is", null), key("lastUsedAt", "<", now)]))
    .execute();
};

const writeUseOfClientApp = async (
  database: Kysely<Tables>,
  { clientAppId, now }: Admission,
): Promise<void> => {
  await database
    .updateTable("clientApplications")
    .set({ keysUsedAt: now })
    .where("id", "=", clientAppId)
    .where((own) => own.or([own("keysUsedAt", "is", null), own("keysUsedAt", "<", now)]))
    .execute();
};

const minuteOf = ({ now }: Admission): number => periodAt("minute", now).startsAt;

/** What calls must share to be counted in the same windows against the same limits. */
const groupOf = (wanted: Admission): string =>
  [
    wanted.clientAppId,
    minuteOf(wanted),
    wanted.callsPerMinute,
    wanted.callsPerMonth,
    wanted.isFree,
  ].join(" ");

const inOrder = <Value>(byName: Map<string, Value>): [string, Value][] =>
  [...byName].toSorted(([a], [b]) => (a < b ? -1 : 1));

/**
 * Counts a call of a client app in its minute and its month, if both allow it; a refused one uses nothing up. Group
 * commit: concurrent calls share a transaction, and those of one client app a statement per window, as long as all of
 * them fit. Each minute gets its own transaction: with two of them in one, the second minute would be locked after a
 * month, which another server that is only counting the second minute waits for while it holds that minute.
 */
export const takeCall = groupCommit(
  (database, wanted: readonly Admission[]) =>
    transactionWithDeadline(
      database,
      async (transaction) => {
        const taken: Taken[] = [];
        const uses = new Map<string, Admission>();
        const users = new Map<string, Admission>();
        const groups = Map.groupBy(
          wanted.map((one, index) => ({ one, index })),
          ({ one }) => groupOf(one),
        );
        // In one order everywhere: two servers locking the same rows in opposite orders would deadlock.
        for (const [, calls] of inOrder(groups)) {
          const answers = await takeSome(transaction, calls[0]!.one, calls.length);
          for (const [place, { one, index }] of calls.entries()) {
            taken[index] = answers[place]!;
            if (!one.marksUse || taken[index].refusedBy !== null) continue;
            uses.set(one.keyId, one);
            users.set(one.clientAppId, one);
          }
        }
        for (const [, use] of inOrder(uses)) await writeLastUse(transaction, use);
        for (const [, use] of inOrder(users)) await writeUseOfClientApp(transaction, use);
        return taken;
      },
      groupDeadline,
    ),
  minuteOf,
);
