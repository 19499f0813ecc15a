import type { ConsoleConfig, SubAppNeeds, SubAppRegistration } from "@console-shell/contract";
import { expect, test } from "vitest";
import { createServedReleases } from "../live/served-releases.ts";
import { createGlobalState } from "../state/global-state.ts";
import { createUnsaved } from "../unsaved/unsaved.ts";
import { isOutsidePolicy, isWidened, reloadsFor } from "./is-outside-policy.ts";

const subApp = (name: string, more: Partial<SubAppRegistration> = {}) => ({
  name,
  entry: `/${name}/index.html`,
  ...more,
});
const pageFor = (policyFor: string | null | undefined, subApps: ReturnType<typeof subApp>[]) => ({
  config: { subApps, policyFor } as unknown as ConsoleConfig,
});
const routes = "https://routes.example";
const maps = "https://maps.example";
const known = [
  subApp("finance"),
  subApp("maps", { entry: `${maps}/index.html`, needs: { img: [routes], workers: "self" } }),
  subApp("plain", { entry: `${maps}/plain/index.html` }),
  subApp("viewer", { needs: { img: [routes, maps] } }),
  subApp("caller", { needs: { connect: [routes] } }),
  subApp("workers", { needs: { workers: "self" } }),
  subApp("atlas", { mounts: ["maps"] }),
];

test("only a sub-app that needs more than the opened one is outside of a page's policy", () => {
  const outside = (policyFor: string | null | undefined) =>
    known
      .map(({ name }) => name)
      .filter((name) => isOutsidePolicy(pageFor(policyFor, known), name));
  const foreign = ["maps", "plain", "viewer", "caller", "workers", "atlas"];
  expect(outside(null)).toEqual(foreign);
  // Another of the same origin; and a picture from there is allowed without being listed.
  expect(outside("maps")).toEqual(["caller", "workers"]);
  expect(outside("atlas")).toEqual(["caller", "workers"]);
  expect(outside("workers")).toEqual(["maps", "plain", "viewer", "caller", "atlas"]);
  // A host's page has its own policy.
  expect(outside(undefined)).toEqual([]);
});

test("a page reloads for a sub-app that the operator may open, and once", () => {
  const state = createGlobalState();
  const page = { ...pageFor(null, known), state, loadedFor: undefined };
  expect(reloadsFor(page, "maps")).toBe(false);
  state.setPermissions({ role: "root", permissions: ["maps:open"], subApps: [] });
  expect(reloadsFor(page, "maps")).toBe(true);
  expect(reloadsFor(page, "caller")).toBe(false);
  expect(reloadsFor({ ...page, loadedFor: "maps" }, "maps")).toBe(false);
});

/** A page that was loaded when `maps` had these needs; the server now has others. */
const pageWith = (own: SubAppNeeds, served: SubAppNeeds) => {
  const releases = createServedReleases("one");
  releases.heard({ release: "two", console: "c", subApps: {}, needs: { maps: served } });
  const { config } = pageFor("maps", [subApp("maps", { needs: own })]);
  return { config, releases, unsaved: createUnsaved(), loadedFor: undefined };
};
const few: SubAppNeeds = { img: ["https://tiles.example.com"] };
const more: SubAppNeeds = { ...few, workers: "blob" };
const no = () => false;

test("a page reloads before a sub-app that was allowed more since, but not one from a dev server", () => {
  expect(isWidened(pageWith(few, more), "maps", no)).toBe(true);
  expect(isWidened(pageWith(more, few), "maps", no)).toBe(false);
  expect(isWidened(pageWith(few, more), "finance", no)).toBe(false);
  const page = pageWith(few, more);
  Object.assign(page.config.subApps[0]!, { development: { until: 1, permissions: [] } });
  expect(isWidened(page, "maps", no)).toBe(false);
});

test("nothing open or unsaved is lost for what was allowed since", () => {
  const page = pageWith(few, more);
  expect(isWidened(page, "maps", () => true)).toBe(false);
  const done = page.unsaved.hold("finance");
  expect(isWidened(page, "maps", no)).toBe(false);
  done();
  expect(isWidened(page, "maps", no)).toBe(true);
});
