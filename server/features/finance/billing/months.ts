const minute = 60_000;

/** First instant of a month such as `2026-10`, in UTC. */
export const monthStart = (month: string): number => Date.parse(`${month}-01T00:00:00Z`);

/** The month of an instant, in UTC. */
export const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7);

/** First instant after the month. */
export const monthEnd = (month: string): number => {
  const start = new Date(monthStart(month));
  return Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1);
};

/** Whether a month can be billed: ten minutes after its end, all nodes have written what they counted. */
export const isReady = (month: string, now: number): boolean =>
  now >= monthEnd(month) + 10 * minute;
