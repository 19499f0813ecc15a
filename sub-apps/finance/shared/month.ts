import dayjs, { type Dayjs } from "dayjs";

const month = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** A month in the address, e.g. `2026-10`, or undefined. */
export const monthOf = (text: string | undefined): string | undefined =>
  text && month.test(text) ? text : undefined;

/** The first instant of a month, in UTC. */
export const monthStart = (text: string): number => Date.parse(`${text}-01T00:00:00Z`);

/** The month that many months from now, in UTC. */
export const monthFromNow = (ahead: number): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1))
    .toISOString()
    .slice(0, 7);
};

/** The value for a picker. */
export const dayOfMonth = (text: string): Dayjs => dayjs(`${text}-01`);
