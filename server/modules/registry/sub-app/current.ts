import { createHash } from "node:crypto";
import type { Role, SubAppManifest } from "@console-shell/contract";
import { withoutBackend } from "@console-shell/contract/words/own-calls";
import { commonNeeds } from "@console-shell/contract/words/sub-app-needs";
import { releaseFolder } from "@console-shell/contract/words/sub-app-releases";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { withTimeout } from "#platform/database/with-timeout.ts";
import type { Services } from "#platform/services.ts";
import type { BuiltSubApp } from "../pages/manifests.ts";
import { approvedNeeds } from "../policy/reads.ts";
import { readRevision } from "./revision.ts";

/** Whose page it is. */
export interface Viewer {
  operatorId: string;
  role: Role;
}

interface Release extends BuiltSubApp {
  id: string;
  manifest: SubAppManifest;
}

/** A release that somebody gets, and the one that replaces it if its files don't load. */
interface Chosen extends Release {
  previous: Release | undefined;
}

/** A published sub-app that somebody gets. */
interface Current {
  name: string;
  /** Undefined also if each node serves its own build. */
  stable: Release | undefined;
  beforeStable: Release | undefined;
  canary: { release: Release; share: number } | undefined;
  /** By operator identifier or role; undefined for those who follow a stable stage without a release. */
  pins: ReadonlyMap<string, Release | undefined>;
}

/** What stages and pins point to. */
export interface CurrentReleases {
  revision: number;
  subApps: readonly Current[];
  /** Whether everybody gets the same. */
  isSameForAll: boolean;
  /** When each session's development override ends, also those that have ended. */
  overrides: ReadonlyMap<string, number>;
}

const byOrder = (a: Release, b: Release) =>
  (a.manifest.order ?? Infinity) - (b.manifest.order ?? Infinity) || (a.name < b.name ? -1 : 1);

const read = async (database: Kysely<Tables>, revision: number): Promise<CurrentReleases> => {
  const stages = await database
    .selectFrom("subAppStages")
    .select(["app", "stage", "releaseId", "previousId", "share"])
    .execute();
  const pins = await database
    .selectFrom("subAppPins")
    .select(["app", "releaseId", "stage", "operatorId", "role"])
    .execute();
  const used = [...stages, ...pins].flatMap(({ releaseId }) => releaseId ?? []);
  const ids = [...new Set([...used, ...stages.flatMap(({ previousId }) => previousId ?? [])])];
  const rows =
    ids.length === 0
      ? []
      : await database
          .selectFrom("subAppReleases")
          .select(["id", "app", "version", "manifest", "publishedBy", "yankedAt"])
          .where("id", "in", ids)
          .execute();
  const approved = await approvedNeeds(database);
  const withServer = new Set(
    (
      await database.selectFrom("subApps").select("name").where("backend", "is not", null).execute()
    ).map(({ name }) => name),
  );
  const releases = new Map(
    rows.map(({ id, app, version, manifest: sent, publishedBy }): [string, Release] => {
      const asked = sent.needs ?? {};
      // A team's own manifest doesn't widen the page's policy.
      const needs = publishedBy === null ? asked : commonNeeds(asked, approved.get(app) ?? {});
      const own = withServer.has(app) || publishedBy === null ? sent : withoutBackend(sent);
      const manifest = { ...own, needs };
      return [id, { id, name: app, folder: releaseFolder(app, version), manifest }];
    }),
  );
  const yanked = new Set(rows.flatMap(({ id, yankedAt }) => (yankedAt === null ? [] : id)));
  const overrides = await database
    .selectFrom("subAppOverrides")
    .select(["sessionId", "expiresAt"])
    .execute();
  const names = [...new Set([...stages, ...pins].map(({ app }) => app))];
  const subApps = names.map((name): Current => {
    const at = (stage: string) => stages.find((one) => one.app === name && one.stage === stage);
    const [stable, canary] = [at("stable"), at("canary")];
    const before = stable?.previousId ?? "";
    return {
      name,
      stable: stable && releases.get(stable.releaseId),
      // Unlike those in use, it may have been yanked.
      beforeStable: yanked.has(before) ? undefined : releases.get(before),
      canary: canary && {
        release: releases.get(canary.releaseId)!,
        share: canary.share ?? 0,
      },
      pins: new Map(
        pins
          .filter(({ app }) => app === name)
          .map((pin) => {
            // A canary may have been removed because it failed.
            const id = pin.releaseId ?? at(pin.stage!)?.releaseId ?? stable?.releaseId;
            return [(pin.operatorId ?? pin.role)!, id === undefined ? undefined : releases.get(id)];
          }),
      ),
    };
  });
  return {
    revision,
    subApps,
    isSameForAll: subApps.every(({ canary, pins }) => !canary && pins.size === 0),
    overrides: new Map(overrides.map(({ sessionId, expiresAt }) => [sessionId, expiresAt])),
  };
};

/** A number from 0 to below 100, always the same for this operator and sub-app. */
const bucketOf = (app: string, operatorId: string): number =>
  (createHash("sha256").update(`${app} ${operatorId}`).digest().readUInt32BE() / 2 ** 32) * 100;

const releaseFor = (
  { name, stable, canary, pins }: Current,
  viewer: Viewer | null,
): Release | undefined => {
  if (!viewer) return stable;
  const pin = [viewer.operatorId, viewer.role].find((one) => pins.has(one));
  if (pin !== undefined) return pins.get(pin);
  const isCanary = canary && bucketOf(name, viewer.operatorId) < canary.share;
  return isCanary ? canary.release : stable;
};

/** With the one to mount if it doesn't load: the stable release, or the one before that. */
const chosenFor = (subApp: Current, viewer: Viewer | null): Chosen | undefined => {
  const { stable, beforeStable } = subApp;
  const release = releaseFor(subApp, viewer);
  return release && { ...release, previous: release.id === stable?.id ? beforeStable : stable };
};

/**
 * The release of each published sub-app for a viewer, in the order of the navigation: the one pinned for the operator,
 * else for the role, else the canary for its share of operators, else the stable one. Without a session: the stable one.
 */
export const releasesFor = ({ subApps }: CurrentReleases, viewer: Viewer | null): Chosen[] =>
  subApps.flatMap((subApp) => chosenFor(subApp, viewer) ?? []).toSorted(byOrder);

/** Milliseconds that a page waits: most pages need nothing else from the database. */
const timeout = 1_000;

const none: CurrentReleases = {
  revision: -1,
  subApps: [],
  isSameForAll: true,
  overrides: new Map(),
};

/**
 * Reads what stages and pins point to, again when it has changed on any node. If the database doesn't answer, the last
 * state is used: the page itself reports a server problem better than an error response.
 */
export const currentReleases = ({
  database,
  log,
}: Pick<Services, "database" | "log">): (() => Promise<CurrentReleases>) => {
  let current = none;
  return async () => {
    try {
      const revision = await withTimeout(readRevision(database), timeout);
      if (revision !== current.revision)
        current = await withTimeout(read(database, revision), timeout);
    } catch (error) {
      log.error(
        { err: error },
        "The published sub-apps could not be read; the last known are used",
      );
    }
    return current;
  };
};
