import { expect, test } from "vitest";
import { createAmbient } from "../../effects/ambient.ts";
import { urlsOf } from "../../effects/caller.ts";
import { fixture } from "../harness.ts";

interface Parked {
  ticks: { [name: string]: number };
  order: string[];
  start: () => () => void;
  watch(): number;
}
const source = fixture("effects-parked/app/main.js");
const load = (): Promise<Parked> =>
  import(/* @vite-ignore */ new URL(source, location.href).href) as Promise<Parked>;
const ambient = createAmbient({
  ownerOf: (url) => (url.endsWith(source) ? "parked" : undefined),
  ownedByHost: () => false,
  globalHeldElsewhere: () => false,
  present: () => [],
  twinsOf: () => [],
  urlsOf,
  onError: (_, error) => {
    throw error;
  },
});
const ping = () => {
  document.body.dispatchEvent(new Event("fixture-ping", { bubbles: true }));
  window.dispatchEvent(new Event("languagechange"));
};
// This page can't grant the geolocation permission.
const watched = new Set<number>();
let id = 0;
Geolocation.prototype.watchPosition = () => {
  id += 1;
  watched.add(id);
  return id;
};
Geolocation.prototype.clearWatch = (id) => void watched.delete(id);
const enter = async () => {
  ambient.open("parked");
  const app = await load();
  ambient.loaded("parked");
  return app;
};

test("R6.11 a parked app's effects pause and resume in order", async () => {
  const { ticks, order, start } = await enter();
  const end = start();
  const resting = [
    "window",
    "document",
    "body",
    "handler",
    "interval",
    "frame",
    "removed",
    "stopped",
  ];
  const counts = () => resting.map((name) => ticks[name] ?? 0);
  const beats = async (name: string) => {
    const before = ticks[name] ?? 0;
    await expect.poll(() => ticks[name]).toBeGreaterThan(before + 1);
  };
  await beats("frame");
  await beats("interval");
  for (let round = 0; round < 3; round += 1) {
    ambient.suspend("parked");
    const before = counts();
    const once = ticks["once"] ?? 0;
    ping();
    // Timeouts keep running: they show that the paused ones had time to tick.
    for (let more = 0; more < 3; more += 1) await beats("timeout");
    expect(counts()).toEqual(before);
    expect(ticks["once"] ?? 0).toBe(once);
    expect(document.body.classList.contains("parked-app")).toBe(false);
    expect("parkedGlobal" in window).toBe(true);
    if (round === 1) end();
    ambient.resume("parked");
    ping();
    const ended = round > 0 ? 0 : 1;
    expect(counts().slice(0, 4)).toEqual(before.slice(0, 4).map((count) => count + 1));
    expect(ticks["removed"]).toBe((before[6] ?? 0) + ended);
    await beats("interval");
    await beats("frame");
    if (round > 0) expect(ticks["stopped"]).toBe(before[7]);
    expect(document.body.classList.contains("parked-app")).toBe(true);
  }
  expect(ticks["once"]).toBe(1);
  window.dispatchEvent(new Event("fixture-order"));
  expect(order).toEqual(["first", "second", "third"]);
  ambient.suspend("parked");
  const { frame = 0, timeout = 0 } = ticks;
  ambient.close("parked");
  // Pending callbacks fire once, including the paused frame.
  await expect.poll(() => [ticks["frame"], ticks["timeout"]]).toEqual([frame + 1, timeout + 1]);
  const before = { ...ticks };
  ping();
  expect("parkedGlobal" in window).toBe(false);
  await enter();
  ping();
  expect(ticks).toEqual(before);
  ambient.close("parked");
});

test("R6.11 effects of two mounts pause when both are parked", async () => {
  const app = await enter();
  ambient.open("parked");
  app.start();
  const answers = () => {
    const before = app.order.length;
    window.dispatchEvent(new Event("fixture-order"));
    return app.order.length - before;
  };
  ambient.suspend("parked");
  expect(answers()).toBe(3);
  ambient.suspend("parked");
  expect(answers()).toBe(0);
  ambient.open("parked");
  expect(answers()).toBe(3);
  for (let mounts = 3; mounts > 0; mounts -= 1) ambient.close("parked");
  expect(answers()).toBe(0);
});

test("R6.1 R6.11 a geolocation watch pauses and resumes", async () => {
  const app = await enter();
  const mine = app.watch();
  ambient.suspend("parked");
  expect(watched.size).toBe(0);
  ambient.resume("parked");
  expect(watched.size).toBe(1);
  navigator.geolocation.clearWatch(mine);
  expect(watched.size).toBe(0);
  app.watch();
  ambient.close("parked");
  expect(watched.size).toBe(0);
});
