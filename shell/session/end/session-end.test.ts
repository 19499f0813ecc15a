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

test("nobody is warned until five minutes before the end, and then of that end", async () => {
  end.heard(3600);
  await after(55 * minute - 1);
  expect(end.near.get()).toBeNull();
  await after(1);
  expect(end.near.get()).toEqual({ at: Date.now() + warnBefore, final: false });
  expect(uses).toBe(0);
});

test("an answer puts the end off, and takes the warning back", async () => {
  end.heard(3600);
  await after(56 * minute);
  expect(end.near.get()).not.toBeNull();
  end.heard(3600);
  expect(end.near.get()).toBeNull();
});

test("whoever is at work is not warned: the session is used for them", async () => {
  answer = () => 3600;
  end.heard(3600);
  isThere = true;
  await after(55 * minute);
  expect([uses, end.near.get()]).toEqual([1, null]);
  await after(54 * minute);
  expect([uses, end.near.get()]).toEqual([1, null]);
});

test("an end that nothing puts off is warned of as final, whoever is at work", async () => {
  const last = Date.now() + 3600 * 1000;
  answer = () => (last - Date.now()) / 1000;
  end.heard(3600);
  isThere = true;
  await after(55 * minute);
  expect(end.near.get()).toEqual({ at: last, final: true });
  expect(uses).toBe(1);
});

test("who wants to stay puts it off, or learns that it is final", async () => {
  const last = Date.now() + 3600 * 1000;
  end.heard(3600);
  await after(56 * minute);
  answer = () => (last - Date.now()) / 1000;
  expect(await end.extend()).toBe(true);
  expect(end.near.get()).toEqual({ at: last, final: true });
});

test("whoever cannot be kept signed in, because the server is out of reach, is warned and may try again", async () => {
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

test("at the end the session is looked for once, and found to be over", async () => {
  end.heard(3600);
  await after(60 * minute);
  expect([uses, end.near.get()]).toEqual([1, null]);
  await after(24 * 60 * minute);
  expect(uses).toBe(1);
});

test("what another tab does counts here, as long as somebody is signed in", async () => {
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

test("the other tabs hear of a new end, and not of each call", async () => {
  end.heard(3600);
  await after(20_000);
  end.heard(3580);
  end.heard(3600);
  expect(told).toHaveLength(1);
  await after(minute);
  end.heard(3600);
  expect(told).toHaveLength(2);
});

test("a session of weeks is waited for although no timer waits that long", async () => {
  end.heard(60 * 24 * 3600);
  await after(59 * 24 * 60 * minute);
  expect([uses, end.near.get()]).toEqual([0, null]);
  await after(24 * 60 * minute - warnBefore);
  expect(end.near.get()).not.toBeNull();
});
