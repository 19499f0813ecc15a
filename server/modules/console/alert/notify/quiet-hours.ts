import type { QuietHours } from "@console-shell/contract/calls/alert";

const minute = 60_000;
const day = 24 * 60;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** When the quiet hours around an instant end; undefined outside of them. */
export const quietUntil = (quiet: QuietHours | null, now: number): number | undefined => {
  if (!quiet) return undefined;
  const { from, to, zone } = quiet;
  const local = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(now);
  const [begin, end, current] = [minutesOf(from), minutesOf(to), minutesOf(local)];
  const since = (current - begin + day) % day;
  const length = (end - begin + day) % day;
  return since < length ? now - (now % minute) + (length - since) * minute : undefined;
};
