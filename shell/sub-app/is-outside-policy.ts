import {
  coversPolicy,
  policySources,
  withMounted,
} from "@console-shell/contract/words/page-policy";
import { hasNeeds, needsBeyond } from "@console-shell/contract/words/sub-app-needs";
import { openPermission } from "@console-shell/contract/host/registration";
import type { Console } from "../create-console.ts";

/** Whether the page's policy, which is for the sub-app that its address opened, blocks what this one needs. */
export const isOutsidePolicy = (
  { config: { policyFor, subApps } }: Pick<Console, "config">,
  name: string,
): boolean => {
  if (policyFor === undefined || name === policyFor) return false;
  const needed = policySources(withMounted(subApps, name));
  return !coversPolicy(policySources(withMounted(subApps, policyFor)), needed);
};

/** Whether opening a sub-app reloads the page. Everything that is unsaved in the page would be lost, parked or not. */
export const reloadsFor = (
  parts: Pick<Console, "config" | "loadedFor" | "state">,
  name: string,
): boolean => {
  const permission = openPermission(
    parts.config.subApps.find((one) => one.name === name) ?? { name },
  );
  return (
    name !== parts.loadedFor &&
    parts.state.get().permissions?.permissions.includes(permission) === true &&
    isOutsidePolicy(parts, name)
  );
};

/**
 * Whether an administrator has approved more for a sub-app since the page loaded. That can wait: an open sub-app keeps
 * its release, and something unsaved elsewhere in the page would be lost.
 */
export const isWidened = (
  {
    config,
    loadedFor,
    releases,
    unsaved,
  }: Pick<Console, "config" | "loadedFor" | "releases" | "unsaved">,
  name: string,
  isOpen: () => boolean,
): boolean => {
  const { needs = {}, development } = config.subApps.find((one) => one.name === name) ?? {};
  // A reload would bring the same: an override has none of the needs of a release.
  if (config.policyFor === undefined || loadedFor === name || development) return false;
  const isMore = hasNeeds(needsBeyond(releases.needsOf(name) ?? {}, needs));
  return isMore && unsaved.get().size === 0 && !isOpen();
};
