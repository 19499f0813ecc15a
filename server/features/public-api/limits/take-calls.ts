import { type Kysely, sql } from "kysely";
import { compiled } from "../../../database/compiled.ts";
import type { Tables } from "../../../database/tables/index.ts";
import { together } from "../../../database/together.ts";
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

interface Window {
  applicationId: string;
  period: Period;
  startsAt: number;
}

/** Where a month has no limit, what was used is counted all the same. */
const endless = Number.MAX_SAFE_INTEGER;

/** One statement that counts a call where the limit allows it, so that no two can share the last one. */
const count = compiled<
  Record<"id" | "period" | "startsAt" | "limit", string | number>,
  { used: number }
>((database, { id, period, startsAt, limit }) =>
  database
    .insertInto("quota_windows")
    .values({
      application_id: id as string,
      period: period as Period,
      starts_at: startsAt as number,
      used: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["application_id", "period", "starts_at"])
        .doUpdateSet({ used: sql`quota_windows.used + 1` })
        .where("quota_windows.used", "<", limit as number),
    )
    .returning("used"),
);

const giveBack = async (database: Kysely<Tables>, window: Window): Promise<void> => {
  await database
    .updateTable("quota_windows")
    .set({ used: sql`used - 1` })
    .where("application_id", "=", window.applicationId)
    .where("period", "=", window.period)
    .where("starts_at", "=", window.startsAt)
    .execute();
};

/** Counts a call in both its windows, or in neither. */
const takeOne = async (database: Kysely<Tables>, asked: Asked): Promise<Taken> => {
  const { applicationId, now } = asked;
  const standings: Taken["standings"] = {};
  const take = async (period: Period, limit: number): Promise<boolean> => {
    const { startsAt, endsAt } = periodAt(period, now);
    const [row] = await count(database, { id: applicationId, period, startsAt, limit });
    const remaining = row ? Math.max(0, limit - row.used) : 0;
    if (limit !== endless) standings[period] = { limit, remaining, resetsAt: endsAt };
    return row !== undefined;
  };
  if (!(await take("minute", asked.callsPerMinute))) return { refusedBy: "minute", standings };
  if (asked.isFree || (await take("month", asked.callsPerMonth ?? endless)))
    return { refusedBy: null, standings };
  const { startsAt } = periodAt("minute", now);
  await giveBack(database, { applicationId, period: "minute", startsAt });
  return { refusedBy: "month", standings };
};

const writeLastUse = async (database: Kysely<Tables>, { keyId, now }: Asked): Promise<void> => {
  await database
    .updateTable("api_keys")
    .set({ last_used_at: now })
    .where("id", "=", keyId)
    .where((key) => key.or([key("last_used_at", "is", null), key("last_used_at", "<", now)]))
    .execute();
};

const byText = (textOf: (asked: Asked) => string) => (a: { asked: Asked }, b: { asked: Asked }) =>
  textOf(a.asked) < textOf(b.asked) ? -1 : 1;

/**
 * Counts a call of an application in its minute and its month, if both allow it; a refused one uses
 * nothing up. Calls that come together share a transaction.
 */
export const takeCall = together((database, asked: readonly Asked[]) =>
  database.transaction().execute(async (transaction) => {
    const taken: Taken[] = [];
    const numbered = asked.map((asked, index) => ({ asked, index }));
    // In one order everywhere: two servers that lock the same rows crosswise would stop each other.
    for (const one of numbered.toSorted(byText(({ applicationId }) => applicationId)))
      taken[one.index] = await takeOne(transaction, one.asked);
    const uses = new Map(
      numbered
        .filter(({ asked, index }) => asked.marksUse && taken[index]!.refusedBy === null)
        .map((one) => [one.asked.keyId, one]),
    );
    for (const { asked } of [...uses.values()].toSorted(byText(({ keyId }) => keyId)))
      await writeLastUse(transaction, asked);
    return taken;
  }),
);
