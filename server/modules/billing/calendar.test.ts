import { expect, test } from "vitest";
import { addDays, dayIn, daysBetween, dayStart, hourOf } from "./calendar.ts";

/* With summer time from midnight (Santiago, Cairo), at the ends of the world, and at half past. */
const zones = [
  "UTC",
  "Asia/Shanghai",
  "Europe/Berlin",
  "America/Los_Angeles",
  "Pacific/Kiritimati",
  "America/Santiago",
  "Africa/Cairo",
  "Asia/Kolkata",
  "Australia/Lord_Howe",
];

test.each(zones)("each day of two years in %s begins where the one before ends", (zone) => {
  let day = "2026-01-01";
  for (let count = 0; count < 730; count += 1) {
    const start = dayStart(day, zone);
    expect(dayIn(start, zone)).toBe(day);
    const before = addDays(day, -1);
    expect(dayIn(start - 1, zone)).toBe(before);
    expect(daysBetween(before, day)).toBe(1);
    expect(dayIn(hourOf(day, 8, zone), zone)).toBe(day);
    day = addDays(day, 1);
  }
  expect(day).toBe("2028-01-01");
});

test("an hour that summer time skips is the next one, and one that it repeats the first", () => {
  const at = (instant: string) => Date.parse(instant);
  expect(hourOf("2026-03-29", 2, "Europe/Berlin")).toBe(at("2026-03-29T01:00:00Z"));
  expect(hourOf("2026-10-25", 2, "Europe/Berlin")).toBe(at("2026-10-25T00:00:00Z"));
});
