import type { Notification } from "@console-shell/contract/calls/notification";
import { expect, test } from "vitest";
import { insertNotification, type NotificationPages, pageSize } from "./insert-notification.ts";

const numbered = (number: number): Notification => ({
  id: String(number),
  kind: "top-up.waiting",
  facts: {},
  path: "/",
  createdAt: number,
  readAt: null,
});
const listOf = (...sizes: number[]): NotificationPages => {
  let number = 100;
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const items = (size: number) => Array.from({ length: size }, () => numbered((number -= 1)));
  return {
    pages: sizes.map((size) => ({ items: items(size), total, unread: 3 })),
    pageParams: sizes.map((_, page) => page + 1),
  };
};
const idsOf = ({ pages }: NotificationPages) => pages.map(({ items }) => items.map(({ id }) => id));

test("a new notification comes first, and every page begins where the one before it ends", () => {
  const before = listOf(pageSize, 3);
  const after = insertNotification(before, numbered(100));
  expect(idsOf(after).map((ids) => ids.length)).toEqual([pageSize, 4]);
  expect(idsOf(after).flat()).toEqual(["100", ...idsOf(before).flat()]);
  expect(after.pages.map(({ total, unread }) => [total, unread])).toEqual([
    [pageSize + 4, 4],
    [pageSize + 4, 4],
  ]);
  expect(after.pageParams).toEqual([1, 2]);
});

test("the rest of a full last page is read with the next one", () => {
  const after = insertNotification(listOf(pageSize), numbered(100));
  expect(after.pages[0]).toMatchObject({ total: pageSize + 1 });
  expect(after.pages[0]!.items).toHaveLength(pageSize);
});

test("one that was read in the meantime isn't counted again", () => {
  const list = listOf(5);
  expect(insertNotification(list, numbered(98))).toBe(list);
});
