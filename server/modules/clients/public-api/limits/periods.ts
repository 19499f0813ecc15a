import type { QuotaWindowTable } from "#platform/database/tables/api-usage.ts";

export type Period = QuotaWindowTable["period"];

const minute = 60_000;

/** The minute or month (UTC) of an instant. */
export const periodAt = (period: Period, now: number): { startsAt: number; endsAt: number } => {
  if (period === "minute") {
    const startsAt = now - (now % minute);
    return { startsAt, endsAt: startsAt + minute };
  }
  const day = new Date(now);
  const at = (month: number) => Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + month);
  return { startsAt: at(0), endsAt: at(1) };
};

/** How long windows are kept after their start: longer than they last, on any node's clock. */
export const windowsKept: Record<Period, number> = {
  minute: 10 * minute,
  month: 62 * 1440 * minute,
};
