import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createConnection, type Connection } from "./connection.ts";

let page: EventTarget;
let reachable: boolean;
let end: AbortController;
let probes: number;
let connection: Connection;
let story: boolean[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0);
  page = new EventTarget();
  vi.stubGlobal("window", page);
  vi.stubGlobal("navigator", { onLine: true });
  reachable = true;
  probes = 0;
  end = new AbortController();
  story = [];
  connection = createConnection(async () => {
    probes += 1;
    return reachable;
  }, end.signal);
  connection.subscribe((online) => story.push(online));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const settle = () => vi.advanceTimersByTimeAsync(0);

test("an unanswered call triggers a check before the connection is reported lost", async () => {
  connection.note(false);
  await settle();
  expect([probes, story]).toEqual([1, []]);
  reachable = false;
  connection.note(false);
  connection.note(false);
  await settle();
  expect([probes, story]).toEqual([2, [false]]);
});

test("a failed check is ignored while other calls are answered", async () => {
  const looked = Promise.withResolvers<boolean>();
  const slow = createConnection(() => looked.promise, end.signal);
  slow.note(false);
  slow.note(true);
  looked.resolve(false);
  await settle();
  expect(slow.get()).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test("a lost server is checked soon, then every ten seconds, and then no more", async () => {
  reachable = false;
  connection.note(false);
  await settle();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(probes).toBe(2);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(probes).toBe(4);
  reachable = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(story).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(probes).toBe(5);
});

test("pages that lost the server together find it at different times", async () => {
  reachable = false;
  vi.mocked(Math.random).mockReturnValue(1);
  connection.note(false);
  await settle();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(probes).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(probes).toBe(2);
});

test("a server that comes back is noticed soon, each time", async () => {
  for (const round of [1, 2]) {
    reachable = false;
    connection.note(false);
    await settle();
    reachable = true;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(story.length).toBe(2 * round);
    expect(connection.get()).toBe(true);
  }
});

test("any response reports the connection as restored", async () => {
  reachable = false;
  connection.note(false);
  await settle();
  connection.note(true);
  expect(story).toEqual([false, true]);
  expect(vi.getTimerCount()).toBe(0);
});

test("a connection lost before anyone subscribed is known as lost", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  const late = createConnection(async () => true, end.signal);
  expect(late.get()).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(late.get()).toBe(true);
});

test("the browser's offline event applies at once, its online event after a check", async () => {
  page.dispatchEvent(new Event("offline"));
  expect(story).toEqual([false]);
  reachable = false;
  page.dispatchEvent(new Event("online"));
  await settle();
  expect(story).toEqual([false]);
  reachable = true;
  page.dispatchEvent(new Event("online"));
  await settle();
  expect(story).toEqual([false, true]);
});

test("a console that has left its page stops checking", async () => {
  reachable = false;
  connection.note(false);
  await settle();
  expect(vi.getTimerCount()).toBe(1);
  end.abort();
  expect(vi.getTimerCount()).toBe(0);
  page.dispatchEvent(new Event("online"));
  connection.note(false);
  await settle();
  expect([probes, vi.getTimerCount()]).toEqual([1, 0]);
});
