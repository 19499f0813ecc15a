/** How a month such as `2026-10` is stored: as its first instant in UTC. When it begins is the calendar's. */
export const monthStart = (month: string): number => Date.parse(`${month}-01T00:00:00Z`);

/** The month of a stored one. */
export const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7);

/** How the month after it is stored. */
export const monthEnd = (month: string): number => {
  const start = new Date(monthStart(month));
  return Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1);
};

/** The month before. */
export const monthBefore = (month: string): string => monthOf(monthStart(month) - 1);

/** The month after. */
export const monthAfter = (month: string): string => monthOf(monthEnd(month));
