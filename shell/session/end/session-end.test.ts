import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OtherTabs, TabMessage } from "../other-tabs.ts";
import { warnBefore, watchSessionEnd, type SessionEnd } from "./session-end.ts";

const minute = 60_000;
let listeners: ((message: TabMessage) => void)[];
let told: TabMessage[];
let isThere: boolean;
/** The server's response to a renewal: the seconds left; undefined if it is unreachable. */
let answer: (() => number) | undefined;
let uses: number;
let end: SessionEnd;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000 });
  listeners = [];
  told = [];
  isThere = false;
  answer = undefined;
  uses = 0;
  const otherTabs: OtherTabs = {
    tell: (message) => told.push(message),
    listen: (listener) => listeners.push(listener),
  };
  end = watchSessionEnd({
    otherTabs,
    isThere: () => isThere,
    renew() {
      uses += 1;
      if (answer) end.heard(answer());
      return Promise.resolve(answer !== undefined);
    },
  });
});
afterEach(() => vi.useRealTimers());

const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test("nobody is warned until five minutes before the end", async () => {
  end.heard(3600);
  await after(55 * minute - 1);
  expect(end.near.get()).toBeNull();
  await after(1);
  expect(end.near.get()).toEqual({ at: Date.now() + warnBefore, final: false });
  expect(uses).toBe(0);
});

test("a response extends the session and removes the warning", async () => {
  end.heard(3600);
  await after(56 * minute);
  expect(end.near.get()).not.toBeNull();
  end.heard(3600);
  expect(end.near.get()).toBeNull();
});

test("an active user isn't warned: their session is extended", async () => {
  answer = () => 3600;
  end.heard(3600);
  isThere = true;
  await after(55 * minute);
  expect([uses, end.near.get()]).toEqual([1, null]);
  await after(54 * minute);
  expect([uses, end.near.get()]).toEqual([1, null]);
});

test("a fixed end is announced as final, even to an active user", async () => {
  const last = Date.now() + 3600 * 1000;
  answer = () => (last - Date.now()) / 1000;
  end.heard(3600);
  isThere = true;
  await after(55 * minute);
  expect(end.near.get()).toEqual({ at: last, final: true });
  expect(uses).toBe(1);
});

test("staying extends the session, or says that the end is final", async () => {
  const last = Date.now() + 3600 * 1000;
  end.heard(3600);
  await after(56 * minute);
  answer = () => (last - Date.now()) / 1000;
  expect(await end.extend()).toBe(true);
  expect(end.near.get()).toEqual({ at: last, final: true });
});

test("with the server unreachable, the user is warned and can retry", async () => {
  end.heard(3600);
  isThere = true;
  await after(55 * minute);
  expect(end.near.get()).toEqual({ at: Date.now() + warnBefore, final: false });
  expect(await end.extend()).toBe(false);
  expect(end.near.get()?.final).toBe(false);
  answer = () => 3600;
  expect(await end.extend()).toBe(true);
  expect([uses, end.near.get()]).toEqual([3, null]);
});

test("at the end the session is checked once, and found to be over", async () => {
  end.heard(3600);
  await after(60 * minute);
  expect([uses, end.near.get()]).toEqual([1, null]);
  await after(24 * 60 * minute);
  expect(uses).toBe(1);
});

test("activity in another tab counts here while signed in", async () => {
  end.heard(3600);
  await after(56 * minute);
  for (const listener of listeners)
    listener({ kind: "session-ends", at: Date.now() + 3600 * 1000 });
  expect(end.near.get()).toBeNull();
  end.stop();
  for (const listener of listeners) listener({ kind: "session-ends", at: Date.now() + 1000 });
  await after(minute);
  expect([uses, end.near.get()]).toEqual([0, null]);
});

test("other tabs are told a new end, not each call", async () => {
  end.heard(3600);
  await after(20_000);
  end.heard(3580);
  end.heard(3600);
  expect(told).toHaveLength(1);
  await after(minute);
  end.heard(3600);
  expect(told).toHaveLength(2);
});

test("a session of weeks is tracked beyond the limit of timers", async () => {
  end.heard(60 * 24 * 3600);
  await after(59 * 24 * 60 * minute);
  expect([uses, end.near.get()]).toEqual([0, null]);
  await after(24 * 60 * minute - warnBefore);
  expect(end.near.get()).not.toBeNull();
});
