import type { Notification } from "@console-shell/contract/calls/notification";
import { expect, test } from "vitest";
import { byDay } from "./by-day.ts";

const at = (day: number, hour: number) => new Date(2026, 9, day, hour).getTime();
const made = (id: string, createdAt: number, readAt: number | null = null): Notification => ({
  id,
  kind: "top-up.waiting",
  facts: {},
  path: "/",
  createdAt,
  readAt,
});

test("notifications are grouped by day, unread ones first within each", () => {
  const items = [
    made("a", at(26, 9), 1),
    made("b", at(26, 0)),
    made("c", at(25, 23)),
    made("d", at(24, 12), 1),
  ];
  const days = byDay(items, ({ readAt }) => readAt === null, at(26, 10));
  expect(days.map(({ ago, items: shown }) => [ago, shown.map(({ id }) => id)])).toEqual([
    [0, ["b", "a"]],
    [1, ["c"]],
    [2, ["d"]],
  ]);
});

test("a notification from a clock that is ahead is under its own day", () => {
  expect(byDay([made("a", at(27, 1))], () => false, at(26, 10))).toMatchObject([{ ago: -1 }]);
});
