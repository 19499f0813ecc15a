import type { MountReport, reportMounts } from "@console-shell/contract/calls/sub-app-health";
import type { VitalReport } from "@console-shell/contract/calls/sub-app-vital";
import { shellName } from "@console-shell/contract/words/sub-app-names";
import { type Kysely, sql } from "kysely";
import type { Call } from "#kernel/call.ts";
import { addExcluded } from "#platform/database/add-excluded.ts";
import { counter, histogram } from "#platform/metrics/registry.ts";
import { emptyHistogram, latencyColumnOf } from "#platform/database/latency.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { SubAppMountHourTable } from "#platform/database/tables/sub-apps.ts";
import { latencyColumns } from "#platform/database/tables/usage.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { takeTry, throttleRules } from "#modules/identity/index.ts";
import { type CurrentReleases, releasesFor, type Viewer } from "../sub-app/current.ts";
import { countVitals, isKnownShell, measureVital, type Sample } from "../vital/writes.ts";
import { returnBadCanary } from "./return-canary.ts";

const hour = 3_600_000;
const counters = ["mounts" as const, "failures" as const, ...latencyColumns];

/** Seconds until a sub-app is mounted. */
const buckets = [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 2, 3, 5, 8];

const labels = ["app", "release", "stage"] as const;
const durations = histogram(
  "console_sub_app_mount_duration_seconds",
  "Mounts of sub-apps that operators' browsers reported.",
  labels,
  buckets,
);
const failures = counter(
  "console_sub_app_mount_failures_total",
  "Mounts that failed, as operators' browsers reported.",
  labels,
);

/** Releases that have series of their own; a team may publish many before this process ends. */
const maxReleases = 200;
const measuredReleases = new Set<string>();

/** A release's label; those after the first many share one. */
const labelOf = (releaseId: string, version: string): string => {
  if (measuredReleases.size < maxReleases) measuredReleases.add(releaseId);
  return measuredReleases.has(releaseId) ? version : "other";
};

/** How the operator came to the release: one that is neither stable nor canary is pinned or the one before. */
const stageOf = ({ subApps }: CurrentReleases, name: string, releaseId: string): string => {
  const subApp = subApps.find((one) => one.name === name);
  if (!subApp?.stable && !subApp?.canary) return "built-in";
  if (subApp.canary?.release.id === releaseId) return "canary";
  return subApp.stable?.id === releaseId ? "stable" : "other";
};

/** The release of a report. */
type Subject = Pick<MountReport, "name" | "version">;

/** Adds the reports that were counted to this process's metrics. */
const measure = (
  { mounts, vitals }: { mounts: readonly MountReport[]; vitals: readonly VitalReport[] },
  idOf: (subject: Subject) => string | undefined,
  current: CurrentReleases,
): void => {
  const labelsOf = (subject: Subject) => {
    const { name: app, version } = subject;
    const id = idOf(subject);
    return id === undefined
      ? undefined
      : { app, release: labelOf(id, version), stage: stageOf(current, app, id) };
  };
  for (const mount of mounts) {
    const of = labelsOf(mount);
    if (!of) continue;
    if (mount.milliseconds !== undefined) durations.observe(of, mount.milliseconds / 1000);
    if (mount.failure) failures.inc(of);
  }
  for (const report of vitals) {
    const of = labelsOf(report);
    if (of) measureVital(of, report.vital, report.value);
  }
};

/** An operator's reports about one release, added up. */
interface Counted {
  name: string;
  hour: SubAppMountHourTable;
  /** Code and phase of the last failure. */
  failure: string | null;
}

const count = (
  reports: readonly MountReport[],
  idOf: (subject: Subject) => string | undefined,
  now: number,
): Counted[] => {
  const counted = new Map<string, Counted>();
  for (const report of reports) {
    const releaseId = idOf(report);
    if (releaseId === undefined) continue;
    const of = counted.get(releaseId) ?? {
      name: report.name,
      hour: { releaseId, at: now - (now % hour), mounts: 0, failures: 0, ...emptyHistogram },
      failure: null,
    };
    counted.set(releaseId, of);
    const { milliseconds, failure } = report;
    if (milliseconds !== undefined) {
      of.hour.mounts += 1;
      of.hour[latencyColumnOf(milliseconds)] += 1;
    }
    if (failure) {
      of.hour.failures += 1;
      of.failure = `${failure.code} (${failure.phase})`;
    }
  }
  // In one order everywhere: two reports locking the same rows in opposite orders would deadlock.
  return [...counted.values()].toSorted((a, b) => (a.hour.releaseId < b.hour.releaseId ? -1 : 1));
};

const write = async (
  transaction: Kysely<Tables>,
  operatorId: string,
  counted: readonly Counted[],
  now: number,
): Promise<void> => {
  if (counted.length === 0) return;
  await transaction
    .insertInto("subAppMountHours")
    .values(counted.map(({ hour }) => hour))
    .onConflict((conflict) =>
      conflict.columns(["releaseId", "at"]).doUpdateSet(addExcluded("subAppMountHours", counters)),
    )
    .execute();
  await transaction
    .insertInto("subAppReleaseOperators")
    .values(
      counted.map(({ hour: { releaseId, mounts, failures }, failure }) => ({
        releaseId,
        operatorId,
        mounts,
        failures,
        triedAt: now,
        failedAt: failure === null ? null : now,
        failure,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(["releaseId", "operatorId"]).doUpdateSet({
        ...addExcluded("subAppReleaseOperators", ["mounts", "failures"]),
        triedAt: now,
        failedAt: sql`coalesce(excluded.failed_at, sub_app_release_operators.failed_at)`,
        failure: sql`coalesce(excluded.failure, sub_app_release_operators.failure)`,
      }),
    )
    .execute();
};

/** Finds the releases that an operator's page may have mounted: a made-up report can't harm others. */
const findMountable = async (
  database: Kysely<Tables>,
  current: CurrentReleases,
  viewer: Viewer,
  reports: readonly Subject[],
): Promise<(subject: Subject) => string | undefined> => {
  const chosen = releasesFor(current, viewer).flatMap(({ previous, ...release }) =>
    previous ? [release, previous] : [release],
  );
  const others = reports.filter(({ name }) => chosen.every((one) => one.name !== name));
  // Pages of any node contain its own build of what nobody chose for this operator.
  const builds =
    others.length === 0
      ? []
      : await database
          .selectFrom("subAppReleases")
          .select(["id", "app", "version"])
          .where("app", "in", [...new Set(others.map(({ name }) => name))])
          .where("version", "in", [...new Set(others.map(({ version }) => version))])
          .where("publishedBy", "is", null)
          .execute();
  const canaries = new Set(current.subApps.map(({ canary }) => canary?.release.id));
  return ({ name, version }) =>
    chosen.find((one) => one.name === name && one.manifest.version === version)?.id ??
    builds.find((one) => one.app === name && one.version === version && !canaries.has(one.id))?.id;
};

/** A report's samples of known releases. */
const samplesOf = (
  { mounts, vitals }: { mounts: readonly MountReport[]; vitals: readonly VitalReport[] },
  idOf: (subject: Subject) => string | undefined,
): Sample[] => [
  ...vitals.filter((report) => idOf(report) !== undefined),
  ...mounts.flatMap((mount): Sample[] => {
    const { name, version, milliseconds: value } = mount;
    return value !== undefined && idOf(mount) !== undefined
      ? [{ name, version, vital: "mount", value }]
      : [];
  }),
];

/**
 * Counts reported mounts and vitals of releases that the operator gets, and removes a canary that fails too often or is
 * too slow.
 */
export const countReport = async (
  { services, session, body, now, request }: Call<typeof reportMounts>,
  readCurrent: () => Promise<CurrentReleases>,
): Promise<{ counted: number }> => {
  const { database } = services;
  const { operatorId } = session;
  const { wait } = await takeTry(database, throttleRules.mountsReported, [operatorId], now);
  if (wait > 0) return { counted: 0 };
  const current = await readCurrent();
  const { vitals } = body;
  const isOfSubApp = ({ name }: Subject) => name !== shellName;
  // The shell is measured, but never mounted.
  const mounts = body.mounts.filter(isOfSubApp);
  const ofSubApps = [...mounts, ...vitals.filter(isOfSubApp)];
  const idOfSubApp = await findMountable(database, current, session, ofSubApps);
  // A page has one shell.
  const shell = vitals.find((one) => !isOfSubApp(one))?.version;
  const isKnown =
    shell !== undefined && (await isKnownShell(database, shell, request.server.shellVersion()));
  const idOf = (subject: Subject) => {
    if (isOfSubApp(subject)) return idOfSubApp(subject);
    return isKnown && subject.version === shell ? `${shellName} ${shell}` : undefined;
  };
  const counted = count(mounts, idOfSubApp, now);
  const samples = samplesOf({ mounts, vitals }, idOf);
  if (counted.length + samples.length === 0) return { counted: 0 };
  await transactionWithDeadline(database, async (transaction) => {
    await write(transaction, operatorId, counted, now);
    await countVitals(transaction, samples, now);
  });
  measure({ mounts, vitals }, idOf, current);
  // Measured ones only if speed decides, too.
  const ids = new Set([
    ...counted.flatMap(({ hour, failure }) => (failure === null ? [] : hour.releaseId)),
    ...(services.canarySlowdown === undefined ? [] : samples.map(idOf)),
  ]);
  for (const { canary } of current.subApps)
    if (canary && ids.has(canary.release.id)) await returnBadCanary(services, canary.release, now);
  const failed = counted.reduce((sum, { hour }) => sum + hour.failures, 0);
  return { counted: samples.length + failed };
};
