import { expect, test } from "vitest";
import { byUrgency, itemOf, lateDays, type WorkSource } from "./work-item.ts";

const source = {
  key: "finance.overdueInvoices",
  due: "dueOn",
  label: "id",
} as WorkSource;
const counted = { daysOverdue: "daysOverdue" };
const now = Date.parse("2026-05-02T12:00:00Z");
const item = (record: object, change: Partial<WorkSource> = {}) =>
  itemOf({ ...source, ...change }, { id: "i", ...record }, "me", new Map())!;

test("an item due on a day is late when its backend says so, whatever the time is here", () => {
  const today = item({ dueOn: "2026-05-02", daysOverdue: 0 }, counted);
  expect([today.isDueDay, today.due, lateDays(today, now)]).toEqual([
    true,
    Date.parse("2026-05-02"),
    0,
  ]);
  const late = item({ dueOn: "2026-05-01", daysOverdue: 1 }, counted);
  expect(lateDays(late, now)).toBe(1);
  expect([today, late].toSorted(byUrgency(now))).toEqual([late, today]);
});

test("of one due at an instant, started days count", () => {
  const at = (dueOn: number) => item({ dueOn });
  expect(lateDays(at(now), now)).toBe(0);
  expect(lateDays(at(now - 1), now)).toBe(1);
  expect(lateDays(at(now - 86_400_001), now)).toBe(2);
});
