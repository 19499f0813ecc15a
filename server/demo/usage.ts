import type { UsageTable } from "#platform/database/tables/usage.ts";
import { addUsage, hoursOf } from "#modules/clients/index.ts";
import { callsOf } from "./usage/calls.ts";
import { traffic } from "./usage/traffic.ts";
import type { Seed, SeedContext } from "./seed.ts";

const minute = 60_000;
const hour = 60 * minute;

const rowsOf = (
  { now, random }: Pick<SeedContext, "now" | "random">,
  { from, to, length }: { from: number; to: number; length: number },
): UsageTable[] => {
  const rows: UsageTable[] = [];
  for (let at = from; at < to; at += length)
    for (const one of traffic) rows.push(...callsOf(one, { at, length, now, random }));
  return rows;
};

/** Usage per hour of earlier days, counted back from now. */
const addEarlierUsage = async (
  context: SeedContext,
  { from, to }: { from: number; to: number },
): Promise<void> => {
  const thisHour = context.now - (context.now % hour);
  const at = (days: number) => thisHour - days * 24 * hour;
  const rows = rowsOf(context, { from: at(from), to: at(to), length: hour });
  await addUsage(context.database, "usageHours", rows);
};

/** Usage per hour for the last days and per minute for the last two hours, now and a week ago to compare with. */
export const addDemoUsage = async (context: SeedContext, days: number): Promise<void> => {
  const { database, now } = context;
  const rows = (from: number, to: number, length: number) => rowsOf(context, { from, to, length });
  const thisHour = now - (now % hour);
  const minutesFrom = thisHour - 2 * hour;
  const begin = thisHour - days * 24 * hour;
  const lastWeek = minutesFrom - 7 * 24 * hour;
  const weekEnd = lastWeek + 3 * hour;
  const isLong = lastWeek > begin;
  const hours = isLong
    ? [...rows(begin, lastWeek, hour), ...rows(weekEnd, minutesFrom, hour)]
    : rows(begin, minutesFrom, hour);
  const minutes = [
    ...(isLong ? rows(lastWeek, weekEnd, minute) : []),
    ...rows(minutesFrom, now - (now % minute), minute),
  ];
  await addUsage(database, "usageMinutes", minutes);
  await addUsage(database, "usageHours", [...hours, ...hoursOf(minutes)]);
};

/** 61 days: a 30-day range needs a previous one to compare with. In three seeds, because it's many rows. */
export const seedOldestUsage: Seed = (context) => addEarlierUsage(context, { from: 61, to: 40 });
export const seedEarlierUsage: Seed = (context) => addEarlierUsage(context, { from: 40, to: 20 });
export const seedUsage: Seed = (context) => addDemoUsage(context, 20);
