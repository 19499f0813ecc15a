import { createHash } from "node:crypto";
import type { SubAppRegistration } from "@console-shell/contract";
import type { Served } from "@console-shell/contract/calls/notification-stream";
import { hasNeeds } from "@console-shell/contract/words/sub-app-needs";

const shortHash = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 12);

/**
 * A fingerprint of what a page loaded now gets, so that an open page can tell that it's older. The release
 * covers the builds and the registrations: a sub-application of another origin is updated without a build.
 */
export const servedOf = (builds: string, subApps: readonly SubAppRegistration[]): Served => {
  const hashes = Object.fromEntries(
    // A page needn't reload for another previous release.
    subApps.map((one) => [one.name, shortHash({ ...one, previous: undefined })]),
  );
  const needs = Object.fromEntries(
    subApps
      // Those that administrators approve; others' change with their registration.
      .filter(({ entry }) => entry.startsWith("/-/apps/"))
      .flatMap(({ name, needs = {} }) => (hasNeeds(needs) ? [[name, needs]] : [])),
  );
  return { release: shortHash([builds, hashes]), console: builds, subApps: hashes, needs };
};
