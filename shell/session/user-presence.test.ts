import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchUserPresence } from "./user-presence.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a user counts as active for a minute after each input, and after opening the page @security-4", () => {
  const watching = new AbortController();
  const isThere = watchUserPresence(watching.signal);
  const after = (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    return isThere();
  };
  expect(after(60_000)).toBe(true);
  expect(after(1)).toBe(false);
  for (const sign of ["keydown", "pointerdown", "pointermove", "wheel", "touchmove"]) {
    window.dispatchEvent(new Event(sign));
    expect(after(60_000)).toBe(true);
    expect(after(1)).toBe(false);
  }
  // A page also scrolls without a user.
  window.dispatchEvent(new Event("scroll"));
  expect(isThere()).toBe(false);
  watching.abort();
  window.dispatchEvent(new Event("keydown"));
  expect(isThere()).toBe(false);
});
