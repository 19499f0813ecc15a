import dayjs, { type Dayjs } from "dayjs";

const month = /^20\d\d-(?:0[1-9]|1[0-2])$/;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** A month in the address, e.g. `2026-10`, or undefined. */
export const monthOf = (text: string | undefined): string | undefined =>
  text && month.test(text) ? text : undefined;

/** A day in the address, e.g. `2026-05-31`, or undefined. */
export const dayOf = (text: string | undefined): string | undefined =>
  text && day.test(text) && dayjs(text).format("YYYY-MM-DD") === text ? text : undefined;

/** The place of a month on a chart's axis, whose ticks are formatted in UTC. */
export const monthStart = (text: string): number => Date.parse(`${text}-01T00:00:00Z`);

/** The month that many months after another one. */
export const monthAfter = (from: string, months: number): string => {
  const start = new Date(monthStart(from));
  return new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, 1))
    .toISOString()
    .slice(0, 7);
};

/** The value for a picker, which shows the day of the device's own time zone. */
export const dayOfMonth = (text: string): Dayjs => dayjs(`${text}-01`);
