import { developmentRelease } from "@console-shell/contract/words/sub-app";
import { expect, test } from "vitest";
import { createServedReleases } from "./served-releases.ts";

test("nothing is offered while the server has the page's release", () => {
  const served = createServedReleases("one");
  served.heard({ release: "one", subApps: { finance: "a" } });
  served.heard({ release: "one", subApps: { finance: "a" } });
  expect(served.get()).toBeNull();
});

test("a development page is offered no new release", () => {
  const served = createServedReleases(developmentRelease);
  served.heard({ release: "one", subApps: { finance: "a" } });
  served.heard({ release: "two", subApps: { finance: "b" } });
  expect(served.get()).toBeNull();
});

test("a new release is offered, with the sub-apps that it changes", () => {
  const served = createServedReleases("one");
  served.heard({ release: "one", subApps: { finance: "a", console: "a" } });
  served.heard({ release: "two", subApps: { finance: "b", console: "a" } });
  expect(served.get()).toEqual({ release: "two", subApps: ["finance"] });
  // Rolled back before anybody loaded it.
  served.heard({ release: "one", subApps: { finance: "a", console: "a" } });
  expect(served.get()).toBeNull();
});

test("a page that is already outdated when it connects is offered the new release", () => {
  const served = createServedReleases("one");
  served.heard({ release: "two", subApps: { finance: "b" } });
  expect(served.get()).toEqual({ release: "two", subApps: [] });
});

test("a dismissed release isn't offered again, the next one is", () => {
  const served = createServedReleases("one");
  served.heard({ release: "two", subApps: {} });
  served.dismiss();
  served.heard({ release: "two", subApps: {} });
  expect(served.get()).toBeNull();
  served.heard({ release: "three", subApps: {} });
  expect(served.get()?.release).toBe("three");
});
