import type { QuietHours } from "@console-shell/contract/calls/alert";

const minute = 60_000;
const day = 24 * 60;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Minutes from a time of day to the next time it's another. */
const minutesTo = (from: number, to: number) => (to - from + day) % day;

/** When the quiet hours around an instant end; undefined outside of them. */
export const quietUntil = (quiet: QuietHours | null, now: number): number | undefined => {
  if (!quiet) return undefined;
  const local = new Intl.DateTimeFormat("en-GB", {
    timeZone: quiet.zone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const minutesAt = (at: number) => minutesOf(local.format(at));
  const [begin, end] = [minutesOf(quiet.from), minutesOf(quiet.to)];
  const isQuiet = (at: number) => minutesTo(begin, minutesAt(at)) < minutesTo(begin, end);
  if (!isQuiet(now)) return undefined;
  const usual = now - (now % minute) + minutesTo(minutesAt(now), end) * minute;
  // If the clocks change before that, it's another time of day by then.
  const late = ((minutesTo(end, minutesAt(usual)) + day / 2) % day) - day / 2;
  const exact = usual - late * minute;
  // It may be a time that the change skips.
  return isQuiet(exact) ? usual : exact;
};
