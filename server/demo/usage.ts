import { newId } from "../database/id.ts";
import type { UsageTable } from "../database/tables/usage.ts";
import { addUsage, hoursOf } from "../features/usage/store.ts";
import { alertRules } from "./usage/alert-rules.ts";
import { callsOf } from "./usage/calls.ts";
import { traffic } from "./usage/traffic.ts";
import type { Seed } from "./seed.ts";

const minute = 60_000;
const hour = 60 * minute;
const days = 61;

/**
 * Usage of the last 61 days by the hour (so that a range of 30 days has one before it to compare
 * with), of the last two hours by the minute, and alert rules.
 */
export const seedUsage: Seed = async ({ database, now, random }) => {
  const rowsOf = (from: number, to: number, length: number): UsageTable[] => {
    const rows: UsageTable[] = [];
    for (let at = from; at < to; at += length)
      for (const one of traffic) rows.push(...callsOf(one, { at, length, now, random }));
    return rows;
  };

  const thisHour = now - (now % hour);
  const minutesFrom = thisHour - 2 * hour;
  const hours = rowsOf(thisHour - days * 24 * hour, minutesFrom, hour);
  const minutes = rowsOf(minutesFrom, now - (now % minute), minute);
  await addUsage(database, "usage_minutes", minutes);
  await addUsage(database, "usage_hours", [...hours, ...hoursOf(minutes)]);

  for (const rule of alertRules)
    await database
      .insertInto("alert_rules")
      .values({ id: newId(), ...rule, created_at: now, updated_at: now })
      .execute();
};
