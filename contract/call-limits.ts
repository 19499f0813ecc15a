/** The choices for an application's limits of calls per minute and per month. */
export const callsPerMinute = { min: 1, max: 100_000 } as const;
export const callsPerMonth = { min: 1, max: 10_000_000_000 } as const;
