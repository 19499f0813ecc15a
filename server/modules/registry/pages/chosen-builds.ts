import type { Builds } from "./builds.ts";
import type { BuiltSubApp } from "./manifests.ts";

/**
 * All builds of a page: those of this node in the order of the navigation, with the versions of their releases, each
 * replaced by the release that was chosen for the viewer, if any, then the other chosen releases.
 */
export const chosenBuilds = (
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
