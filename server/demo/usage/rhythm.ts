const hour = 3_600_000;
/** The demo's people work in China. */
const offset = 8 * hour;

/** Traffic relative to the busiest hour, by hour of the day: two peaks around noon, little at night. */
const day = [
  4, 3, 2, 2, 3, 6, 14, 34, 68, 92, 100, 88, 56, 64, 93, 98, 90, 76, 48, 32, 24, 17, 11, 7,
].map((percent) => percent / 100);

/** Load at an instant, 0 to 1; a weekend has about a quarter of a working day. */
export const busyness = (at: number): number => {
  const local = new Date(at + offset);
  const weekend = local.getUTCDay() === 0 || local.getUTCDay() === 6;
  return (day[local.getUTCHours()] ?? 0) * (weekend ? 0.27 : 1);
};
