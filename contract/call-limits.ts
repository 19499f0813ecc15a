/** What can be chosen as the calls that an application may make in a minute and in a month. */
export const callsPerMinute = { min: 1, max: 100_000 } as const;
export const callsPerMonth = { min: 1, max: 10_000_000_000 } as const;
