import { createHash } from "node:crypto";
import type { SubAppRegistration } from "@console-shell/contract";
import type { Served } from "@console-shell/contract/calls/notification-stream";
import { hasNeeds } from "@console-shell/contract/words/sub-app-needs";
import type { Builds } from "./builds.ts";
import type { BuiltSubApp } from "./manifests.ts";
import { type CurrentReleases, releasesFor, type Viewer } from "../sub-app/current.ts";
import { registerSubApps } from "./registry.ts";

const shortHash = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 12);

/**
 * A fingerprint of what a page loaded now gets, so that an open page can tell that it's older. The release
 * covers the builds and the registrations: a sub-application of another origin is updated without a build.
 */
const servedOf = (builds: string, subApps: readonly SubAppRegistration[]): Served => {
  const hashes = Object.fromEntries(
    // A page needn't reload for another previous release.
    subApps.map((one) => [one.name, shortHash({ ...one, previous: undefined })]),
  );
  const needs = Object.fromEntries(
    subApps
      // Only needs that administrators approve; others change with their registration.
      .filter(({ entry }) => entry.startsWith("/-/apps/"))
      .flatMap(({ name, needs = {} }) => (hasNeeds(needs) ? [[name, needs]] : [])),
  );
  return { release: `${builds}.${shortHash(hashes)}`, console: builds, subApps: hashes, needs };
};

/**
 * All builds of a page. First this node's in the order of the navigation, each replaced by the viewer's release if there
 * is one; then the viewer's other releases.
 */
const chosenBuilds = (
  { subApps, versionOf }: Pick<Builds, "subApps" | "versionOf">,
  chosen: readonly BuiltSubApp[],
): BuiltSubApp[] => {
  const byName = new Map(chosen.map((release) => [release.name, release]));
  const built = subApps().map((unnamed) => {
    const { name, manifest } = unnamed;
    const version = versionOf(unnamed);
    const own =
      manifest && version !== undefined
        ? { ...unnamed, manifest: { ...manifest, version } }
        : unnamed;
    const release = byName.get(name);
    byName.delete(name);
    // Chosen or not, this node's own build comes from its disk.
    if (!release || release.manifest?.version === version) return own;
    return { ...release, previous: release.previous ?? (manifest && own) };
  });
  return [...built, ...byName.values()];
};

/** What pages of a viewer contain. */
interface Contents {
  /** The builds of its sub-apps: of the product, and of published ones. */
  builds: readonly BuiltSubApp[];
  subApps: readonly SubAppRegistration[];
  served: Served;
}

/** Cached contents: only pins and canaries make viewers differ. */
const maxKept = 100;

/**
 * What pages contain, computed again only when releases, approvals or builds have changed. Builds are read once for all
 * viewers of a call.
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
      const subApps = registerSubApps(contained, added, builds.shared());
      const made = { builds: contained, subApps, served: servedOf(release, subApps) };
      if (kept.size >= maxKept) kept.clear();
      kept.set(key, made);
      return made;
    };
  };
};
