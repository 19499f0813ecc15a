import type { SubAppRegistration } from "@console-shell/contract";
import type { Served } from "@console-shell/contract/calls/notification-stream";
import { type CurrentReleases, releasesFor, type Viewer } from "../releases/current-releases.ts";
import type { Builds } from "./builds.ts";
import { chosenBuilds } from "./chosen-builds.ts";
import type { BuiltSubApp } from "./manifests.ts";
import { registerSubApps } from "./registry.ts";
import { servedOf } from "./served.ts";

/** What pages of a viewer contain. */
export interface Contents {
  /** The builds of its sub-apps: of the product, and of published ones. */
  builds: readonly BuiltSubApp[];
  subApps: readonly SubAppRegistration[];
  served: Served;
}

/** Viewers whose contents are kept: few differ, by pins and canaries. */
const mostKept = 100;

/**
 * What pages contain, computed again only when releases, approvals or builds have changed. The builds are looked at once
 * for all viewers of a call.
 */
export const pageContents = (
  builds: Builds,
  added: readonly SubAppRegistration[],
): ((current: CurrentReleases) => (viewer: Viewer | null) => Contents) => {
  const known = new WeakMap<CurrentReleases, Map<string, Contents>>();
  return (current) => {
    const kept = known.get(current) ?? new Map<string, Contents>();
    known.set(current, kept);
    const release = builds.release();
    const own = builds.subApps().map((one) => `${one.name} ${builds.versionOf(one)}`);
    const built = [release, ...own].join(" ");
    return (viewer) => {
      const chosen = current.isSameForAll ? undefined : releasesFor(current, viewer);
      const key = [built, ...(chosen ?? []).map(({ folder }) => folder)].join(" ");
      const found = kept.get(key);
      if (found) return found;
      const contained = chosenBuilds(builds, chosen ?? releasesFor(current, null));
      const subApps = registerSubApps(contained, added);
      const made = { builds: contained, subApps, served: servedOf(release, subApps) };
      if (kept.size >= mostKept) kept.clear();
      kept.set(key, made);
      return made;
    };
  };
};
