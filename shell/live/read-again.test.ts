import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createReadAgain } from "./read-again.ts";

let isVisible: boolean;
let read: string[];
beforeEach(() => {
  vi.useFakeTimers();
  isVisible = true;
  read = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const openPage = () => {
  let look = (): void => undefined;
  const again = createReadAgain({
    read: (key) => read.push(key),
    isVisible: () => isVisible,
    onVisible: (listener) => (look = listener),
  });
  return {
    again,
    show: (visible: boolean) => {
      isVisible = visible;
      look();
    },
  };
};

test("one of a few pages reads at once, each time", () => {
  const { again } = openPage();
  again.later("waiting", 0);
  again.later("waiting", 0);
  expect(read).toEqual(["waiting", "waiting"]);
});

test("an urgent read is made at once, also if a later one is planned", () => {
  const { again } = openPage();
  again.later("account", 30_000);
  again.later("account", 0);
  expect(read).toEqual(["account"]);
  vi.advanceTimersByTime(30_000);
  expect(read).toEqual(["account"]);
});

test("many pages spread their reads over the whole time, and each reads once", () => {
  let at = 0;
  vi.spyOn(Math, "random").mockImplementation(() => (at += 0.1) % 1);
  const pages = Array.from({ length: 9 }, openPage);
  for (const { again } of pages)
    for (let signal = 0; signal < 3; signal += 1) again.later("work", 10_000);
  const readBy: number[] = [];
  for (let second = 1; second <= 10; second += 1) {
    vi.advanceTimersByTime(1_000);
    readBy.push(read.length);
  }
  expect(readBy).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 9]);
});

test("however many changes there are, a page reads once within that time", () => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  const { again } = openPage();
  for (let second = 0; second <= 60; second += 1) {
    again.later("work", 10_000);
    vi.advanceTimersByTime(1_000);
  }
  expect(read).toHaveLength(7);
});

test("a hidden page reads nothing until it's shown, and then once", () => {
  const { again, show } = openPage();
  show(false);
  for (const within of [0, 0, 5_000]) again.later("waiting", within);
  again.later("work", 5_000);
  vi.advanceTimersByTime(600_000);
  expect(read).toEqual([]);
  show(true);
  expect(read.toSorted()).toEqual(["waiting", "work"]);
});

test("a page that was left reads nothing", () => {
  const { again, show } = openPage();
  again.later("work", 5_000);
  show(false);
  again.later("waiting", 0);
  again.stop();
  vi.advanceTimersByTime(10_000);
  show(true);
  expect(read).toEqual([]);
});
