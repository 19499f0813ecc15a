import type { ConsoleConfig, SubAppNeeds } from "@console-shell/contract";
import { expect, test } from "vitest";
import { createServedReleases } from "../live/served-releases.ts";
import { createUnsaved } from "../unsaved/unsaved.ts";
import { isOutsidePolicy } from "./is-outside-policy.ts";

/** A page that was loaded when `maps` had these needs; the server now has others. */
const pageWith = (own: SubAppNeeds, served: SubAppNeeds, outsidePolicy: string[] = []) => {
  const releases = createServedReleases("one");
  releases.heard({ release: "two", console: "c", subApps: {}, needs: { maps: served } });
  const config = { subApps: [{ name: "maps", needs: own }], outsidePolicy };
  return { config: config as unknown as ConsoleConfig, releases, unsaved: createUnsaved() };
};
const few: SubAppNeeds = { img: ["https://tiles.example.com"] };
const more: SubAppNeeds = { ...few, workers: "blob" };
const no = () => false;

test("a page reloads before a sub-app that its policy leaves out, or that was allowed more since", () => {
  expect(isOutsidePolicy(pageWith(few, more), "maps", no)).toBe(true);
  expect(isOutsidePolicy(pageWith(more, more, ["maps"]), "maps", no)).toBe(true);
  expect(isOutsidePolicy(pageWith(more, few), "maps", no)).toBe(false);
  expect(isOutsidePolicy(pageWith(few, more), "finance", no)).toBe(false);
});

test("a sub-app from a dev server has the policy of its override, whatever its release needs", () => {
  const page = pageWith(few, more);
  Object.assign(page.config.subApps[0]!, { development: { until: 1, permissions: [] } });
  expect(isOutsidePolicy(page, "maps", no)).toBe(false);
});

test("nothing open or unsaved is lost for what was allowed since", () => {
  const page = pageWith(few, more);
  expect(isOutsidePolicy(page, "maps", () => true)).toBe(false);
  const done = page.unsaved.hold("finance");
  expect(isOutsidePolicy(page, "maps", no)).toBe(false);
  done();
  expect(isOutsidePolicy(page, "maps", no)).toBe(true);
});
