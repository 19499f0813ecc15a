const quarter = 15 * 60_000;

/** The next instant after `now` at which a day's hour begins in a time zone; all zones differ by quarters of an hour. */
export const nextDigest = (now: number, hour: number, timeZone: string): number => {
  const clock = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
  });
  const wanted = `${String(hour).padStart(2, "0")}:00`;
  let at = Math.floor(now / quarter) * quarter + quarter;
  // An hour that the change to summer time skips comes the day after.
  while (clock.format(at) !== wanted) at += quarter;
  return at;
};
