import { developmentRelease } from "@console-shell/contract/host/console-config";
import { expect, test } from "vitest";
import { createServedReleases } from "./served-releases.ts";

test("nothing is offered while the server has the page's release", () => {
  const served = createServedReleases("c.one");
  served.heard({ release: "c.one", console: "c", subApps: { finance: "a" } });
  served.heard({ release: "c.one", console: "c", subApps: { finance: "a" } });
  expect(served.get()).toBeNull();
});

test("a development page is offered no new release", () => {
  const served = createServedReleases(developmentRelease);
  served.heard({ release: "c.one", console: "c", subApps: { finance: "a" } });
  served.heard({ release: "two", console: "c", subApps: { finance: "b" } });
  expect(served.get()).toBeNull();
});

test("a new release is offered, with the sub-apps that it changes", () => {
  const served = createServedReleases("c.one");
  served.heard({ release: "c.one", console: "c", subApps: { finance: "a", console: "a" } });
  served.heard({ release: "two", console: "c", subApps: { finance: "b", console: "a" } });
  const same = { isConsole: false, added: [] };
  expect(served.get()).toEqual({ release: "two", subApps: ["finance"], ...same });
  // Rolled back before anybody loaded it.
  served.heard({ release: "c.one", console: "c", subApps: { finance: "a", console: "a" } });
  expect(served.get()).toBeNull();
});

test("what a page loaded now would allow each sub-app is known", () => {
  const served = createServedReleases("c.one");
  const needs = { maps: { img: ["https://tiles.example.com"] } };
  expect(served.needsOf("maps")).toBeUndefined();
  served.heard({ release: "two", console: "c", subApps: { maps: "a" }, needs });
  expect(served.needsOf("maps")).toEqual(needs.maps);
});

test("an added sub-app and a new build of the console are told apart", () => {
  const served = createServedReleases("c.one");
  served.heard({ release: "c.one", console: "c", subApps: { finance: "a" } });
  served.heard({ release: "two", console: "c", subApps: { finance: "a", parking: "a" } });
  expect(served.get()).toMatchObject({ isConsole: false, subApps: [], added: ["parking"] });
  served.heard({ release: "three", console: "d", subApps: { finance: "a" } });
  expect(served.get()).toMatchObject({ isConsole: true, subApps: [], added: [] });
});

test("a page that is already outdated when it connects is offered the new release", () => {
  const served = createServedReleases("b.one");
  served.heard({ release: "two", console: "c", subApps: { finance: "b" } });
  expect(served.get()).toEqual({ release: "two", isConsole: true, subApps: [], added: [] });
});

test("a dismissed release isn't offered again, the next one is", () => {
  const served = createServedReleases("c.one");
  served.heard({ release: "two", console: "c", subApps: {} });
  served.dismiss();
  served.heard({ release: "two", console: "c", subApps: {} });
  expect(served.get()).toBeNull();
  served.heard({ release: "three", console: "c", subApps: {} });
  expect(served.get()?.release).toBe("three");
});

test("whose sub-apps differ from the sign-in page's isn't offered a new release of the console", () => {
  const served = createServedReleases("c.of-nobody");
  served.heard({ release: "c.of-root", console: "c", subApps: { finance: "canary" } });
  expect(served.get()).toEqual({ release: "c.of-root", isConsole: false, subApps: [], added: [] });
  served.heard({ release: "c.next", console: "c", subApps: { finance: "newer" } });
  expect(served.get()).toMatchObject({ isConsole: false, subApps: ["finance"] });
});
