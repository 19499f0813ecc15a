import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchAttendance } from "./attendance.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("somebody is there for a minute after each sign of them, and after opening the page", () => {
  const attendance = watchAttendance();
  const after = (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    return attendance.isThere();
  };
  expect(after(60_000)).toBe(true);
  expect(after(1)).toBe(false);
  for (const sign of ["keydown", "pointerdown", "pointermove", "wheel", "touchmove"]) {
    window.dispatchEvent(new Event(sign));
    expect(after(60_000)).toBe(true);
    expect(after(1)).toBe(false);
  }
  // A page scrolls by itself, too.
  window.dispatchEvent(new Event("scroll"));
  expect(attendance.isThere()).toBe(false);
  attendance.stop();
  window.dispatchEvent(new Event("keydown"));
  expect(attendance.isThere()).toBe(false);
});
