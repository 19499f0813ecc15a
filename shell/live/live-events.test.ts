import type { StreamEvent } from "@console-shell/contract/calls/notification-stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ownPage } from "../mount/place.ts";
import { createLiveEvents, type LiveEvents } from "./live-events.ts";

/** The event streams opened by the page, as the server sees them. */
let streams: FakeSource[];
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  constructor() {
    super();
    streams.push(this);
  }
  close() {
    this.readyState = FakeSource.CLOSED;
  }
  send(event: StreamEvent["event"], data: unknown = {}) {
    this.dispatchEvent(Object.assign(new Event(event), { data: JSON.stringify(data) }));
  }
  refuse() {
    this.close();
    this.dispatchEvent(new Event("error"));
  }
}

let page: EventTarget & { visibilityState: string };
let refused: number;
let opened: LiveEvents[];
beforeEach(() => {
  vi.useFakeTimers();
  streams = [];
  opened = [];
  refused = 0;
  page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("EventSource", FakeSource);
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", {});
});
afterEach(() => {
  for (const live of opened) live.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A tab that listens, with the events it has received. */
const openTab = () => {
  const live = createLiveEvents(ownPage(undefined), () => (refused += 1));
  opened.push(live);
  const heard: string[] = [];
  live.subscribe(({ event }) => heard.push(event));
  live.start();
  return { live, heard };
};
const open = () => streams.filter(({ readyState }) => readyState !== FakeSource.CLOSED);
const look = (visibilityState: "visible" | "hidden") => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event("visibilitychange"));
};
/** Grants the lock to one tab at a time, with a microtask in between. */
const stubLocks = () => {
  let turn: Promise<unknown> = Promise.resolve();
  const request = (_name: string, _options: object, act: () => Promise<void>) =>
    (turn = turn.then(act));
  vi.stubGlobal("navigator", { locks: { request } });
};
const settle = () => vi.advanceTimersByTimeAsync(0);

test("without locks a tab listens only while visible, and tells no other tab", () => {
  const channel = vi.fn<() => void>();
  vi.stubGlobal("BroadcastChannel", channel);
  const { live, heard } = openTab();
  expect(open()).toHaveLength(1);
  look("hidden");
  expect(open()).toHaveLength(0);
  look("visible");
  open()[0]!.send("hello");
  expect(heard).toEqual(["hello"]);
  live.stop();
  look("hidden");
  look("visible");
  expect(open()).toHaveLength(0);
  expect(channel).not.toHaveBeenCalled();
});

test("with locks one tab listens for all, and a later tab learns the served releases", async () => {
  stubLocks();
  const [first] = [openTab()];
  await settle();
  open()[0]!.send("hello", { release: "one", console: "c", subApps: {} });
  const second = openTab();
  const { promise, resolve } = Promise.withResolvers<void>();
  second.live.subscribe(() => resolve());
  await promise;
  expect([second.heard, streams.length]).toEqual([["release"], 1]);
  const told = new Promise<void>((done) => second.live.subscribe(() => done()));
  open()[0]!.send("waiting");
  await told;
  expect(second.heard).toEqual(["release", "waiting"]);
  expect(first.heard).toEqual(["hello", "waiting"]);
});

test("a rejected stream is reported once and retried with backoff", async () => {
  vi.spyOn(Math, "random").mockReturnValue(1);
  openTab();
  for (const wait of [10_000, 20_000, 40_000, 80_000, 120_000, 120_000]) {
    const before = streams.length;
    streams.at(-1)!.refuse();
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(streams).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(streams).toHaveLength(before + 1);
  }
  expect(refused).toBe(1);
  streams.at(-1)!.send("hello", {});
  streams.at(-1)!.refuse();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([refused, open().length]).toEqual([2, 1]);
});

test("a stream that gave way to others reconnects when the page is visible again, not before", async () => {
  openTab();
  streams[0]!.send("too-many");
  await vi.advanceTimersByTimeAsync(600_000);
  expect([streams.length, open().length]).toEqual([1, 0]);
  look("hidden");
  look("visible");
  expect(open()).toHaveLength(1);
});

test("a failing listener doesn't affect the others", () => {
  const reported = vi.fn<(error: unknown) => void>();
  vi.stubGlobal("reportError", reported);
  const live = createLiveEvents(ownPage(undefined), () => undefined);
  opened.push(live);
  live.subscribe(() => {
    throw new Error("broken");
  });
  const heard: string[] = [];
  live.subscribe(({ event }) => heard.push(event));
  live.start();
  streams[0]!.send("waiting");
  expect(heard).toEqual(["waiting"]);
  expect(reported).toHaveBeenCalledOnce();
});
