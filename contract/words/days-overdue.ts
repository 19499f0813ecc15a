const day = 24 * 60 * 60 * 1000;

/** Days since something was due, counted by UTC dates as on paper: 0 until then, at least 1 afterwards. */
export const daysOverdue = (dueAt: number, now: number): number =>
  dueAt < now ? Math.max(1, Math.floor(now / day) - Math.floor(dueAt / day)) : 0;
