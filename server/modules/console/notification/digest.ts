const quarter = 15 * 60_000;
const anHour = 4 * quarter;

/** The next instant after `now` at which a day's hour begins in a time zone; all zones differ by quarters of an hour. */
export const nextDigest = (now: number, hour: number, timeZone: string): number => {
  const clock = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
  });
  const wanted = `${String(hour).padStart(2, "0")}:00`;
  let at = Math.floor(now / quarter) * quarter + quarter;
  // An hour that the change to summer time skips comes the day after; of one that its end repeats, the first counts.
  while (clock.format(at) !== wanted || clock.format(at - anHour) === wanted) at += quarter;
  return at;
};

/** As `nextDigest` for a changed hour or time zone: at most one a day, so not today if today's was due already. */
export const digestAfter = (
  now: number,
  before: number,
  { hour, timeZone }: { hour: number; timeZone: string },
): number => {
  const dates = new Intl.DateTimeFormat("en-CA", { timeZone });
  const dateOf = (at: number) => dates.format(at);
  const dueAt = nextDigest(now, hour, timeZone);
  const isSecond = dateOf(dueAt) === dateOf(now) && dateOf(before) > dateOf(now);
  return isSecond ? nextDigest(dueAt, hour, timeZone) : dueAt;
};
