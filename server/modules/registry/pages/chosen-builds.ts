import type { Builds } from "./builds.ts";
import type { BuiltSubApp } from "./manifests.ts";

/**
 * All builds of a page: those of this node in the order of the navigation, each replaced by the release that was chosen
 * for the viewer, if any, then the other chosen releases.
 */
export const chosenBuilds = (
  { subApps, versionOf }: Pick<Builds, "subApps" | "versionOf">,
  chosen: readonly BuiltSubApp[],
): BuiltSubApp[] => {
  const byName = new Map(chosen.map((release) => [release.name, release]));
  const built = subApps().map((own) => {
    const release = byName.get(own.name);
    byName.delete(own.name);
    // Chosen or not, this node's own build comes from its disk.
    if (!release || release.manifest?.version === versionOf(own)) return own;
    return { ...release, previous: release.previous ?? (own.manifest && own) };
  });
  return [...built, ...byName.values()];
};
