import { hasNeeds, needsBeyond } from "@console-shell/contract/words/sub-app-needs";
import type { Console } from "../create-console.ts";

/**
 * Whether the page must reload to open a sub-app: its content security policy was generated for somebody who may not
 * open it, or before an administrator approved more. The latter can wait: an open sub-app keeps its release, and something
 * unsaved elsewhere in the page would be lost.
 */
export const isOutsidePolicy = (
  { config, releases, unsaved }: Pick<Console, "config" | "releases" | "unsaved">,
  name: string,
  isOpen: () => boolean,
): boolean => {
  if (config.outsidePolicy?.includes(name)) return true;
  const { needs = {}, development } = config.subApps.find((one) => one.name === name) ?? {};
  // A reload would bring the same: an override has none of the needs of a release.
  if (development) return false;
  const isWidened = hasNeeds(needsBeyond(releases.needsOf(name) ?? {}, needs));
  return isWidened && unsaved.get().size === 0 && !isOpen();
};
