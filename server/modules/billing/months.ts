import type { z } from "zod";
import type { MonthPhaseSchema } from "@console-shell/contract/calls/finance-billing-runs";

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

/** The month before. */
export const monthBefore = (month: string): string => monthOf(monthStart(month) - 1);

/** When a month can be billed: ten minutes after its end, all nodes have flushed their counts. */
export const readyAt = (month: string): number => monthEnd(month) + 10 * minute;

/** Whether a month is running, being counted, or ready for billing. */
export const phaseOf = (month: string, now: number): z.infer<typeof MonthPhaseSchema> => {
  if (now < monthEnd(month)) return "running";
  return now < readyAt(month) ? "settling" : "ready";
};
