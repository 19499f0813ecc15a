/// <reference lib="esnext.temporal" />
import type { MonthPhaseSchema } from "@console-shell/contract/calls/finance-billing-runs";
import type { Kysely } from "kysely";
import type { z } from "zod";
import type { Tables } from "#platform/database/tables/index.ts";
import { monthAfter, monthBefore, monthStart } from "./months.ts";

/** The calendar day of an instant in a time zone, e.g. `2026-10-31`. */
export const dayIn = (at: number, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDate().toString();

/** The instant at which an hour of a day begins; of an hour that summer time skips, the next one. */
export const hourOf = (day: string, hour: number, timeZone: string): number =>
  Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: { hour } }).epochMilliseconds;

/** First instant of a day: midnight, or an hour later where summer time skips it. */
export const dayStart = (day: string, timeZone: string): number =>
  Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds;

/** The day that many days later. */
export const addDays = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).add({ days }).toString();

/** Days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(to).days;

/** How a due day is stored: as its first instant in UTC, whatever the time zone. */
export const storedDay = (day: string): number => Date.parse(day);

/** The due day of a row; those from before have an instant of that day in UTC. */
export const dueDay = (stored: number): string => new Date(stored).toISOString().slice(0, 10);

/** The issuer's calendar. */
export interface Calendar {
  timeZone: string;
  today: string;
  /** The current month, e.g. `2026-10`. */
  month: string;
  /** First instant of a month, and the first one after it. */
  begin: (month: string) => number;
  end: (month: string) => number;
}

/* No time zone is further ahead of UTC. */
const furthestAhead = 14 * 3_600_000;

/**
 * The calendar of the current issuer; without one, UTC. A month begins in the time zone that was set before it, so that
 * after a change of time zone no call is in two months or in none.
 */
export const readCalendar = async (database: Kysely<Tables>, now: number): Promise<Calendar> => {
  const versions = await database
    .selectFrom("issuers")
    .select(["timeZone", "createdAt"])
    .orderBy("sequence")
    .execute();
  const timeZone = versions.at(-1)?.timeZone ?? "UTC";
  const begin = (month: string) => {
    const latest = monthStart(month) - furthestAhead;
    const set = versions.findLast(({ createdAt }) => createdAt < latest) ?? versions[0];
    return dayStart(`${month}-01`, set?.timeZone ?? "UTC");
  };
  const today = dayIn(now, timeZone);
  let month = today.slice(0, 7);
  if (now < begin(month)) month = monthBefore(month);
  else if (now >= begin(monthAfter(month))) month = monthAfter(month);
  return { timeZone, today, month, begin, end: (of) => begin(monthAfter(of)) };
};

const minute = 60_000;

/** When a month can be billed: ten minutes after its end, all nodes have flushed their counts. */
export const readyAt = (calendar: Calendar, month: string): number =>
  calendar.end(month) + 10 * minute;

/** Whether a month is running, being counted, or ready for billing. */
export const phaseOf = (
  calendar: Calendar,
  month: string,
  now: number,
): z.infer<typeof MonthPhaseSchema> => {
  if (now < calendar.end(month)) return "running";
  return now < readyAt(calendar, month) ? "settling" : "ready";
};
