import type { UsageTable } from "#platform/database/tables/usage.ts";
import { addUsage, hoursOf } from "#modules/clients/index.ts";
import { callsOf } from "./usage/calls.ts";
import { traffic } from "./usage/traffic.ts";
import type { Seed, SeedContext } from "./seed.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Usage per hour for the last days and per minute for the last two hours, now and a week ago to compare with. */
export const addDemoUsage = async (
  { database, now, random }: SeedContext,
  days: number,
): Promise<void> => {
  const rowsOf = (from: number, to: number, length: number): UsageTable[] => {
    const rows: UsageTable[] = [];
    for (let at = from; at < to; at += length)
      for (const one of traffic) rows.push(...callsOf(one, { at, length, now, random }));
    return rows;
  };

  const thisHour = now - (now % hour);
  const minutesFrom = thisHour - 2 * hour;
  const begin = thisHour - days * 24 * hour;
  const lastWeek = minutesFrom - 7 * 24 * hour;
  const weekEnd = lastWeek + 3 * hour;
  const isLong = lastWeek > begin;
  const hours = isLong
    ? [...rowsOf(begin, lastWeek, hour), ...rowsOf(weekEnd, minutesFrom, hour)]
    : rowsOf(begin, minutesFrom, hour);
  const minutes = [
    ...(isLong ? rowsOf(lastWeek, weekEnd, minute) : []),
    ...rowsOf(minutesFrom, now - (now % minute), minute),
  ];
  await addUsage(database, "usageMinutes", minutes);
  await addUsage(database, "usageHours", [...hours, ...hoursOf(minutes)]);
};

/** 61 days: a 30-day range needs a previous one to compare with. */
export const seedUsage: Seed = (context) => addDemoUsage(context, 61);
