import type {
  ReleaseVitals,
  Slowdown,
  VitalFigure,
} from "@console-shell/contract/calls/sub-app-vital";
import { shellName } from "@console-shell/contract/words/sub-app-names";
import {
  comparedSamples,
  type Vital,
  vitalChange,
  vitalNames,
  vitals,
} from "@console-shell/contract/words/vitals";
import type { Kysely } from "kysely";
import { emptyHistogram, percentile } from "#platform/database/latency.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { type LatencyColumn, latencyColumns } from "#platform/database/tables/usage.ts";
import type { Retention } from "#platform/retention.ts";
import { latestOf, titleOf } from "../sub-app/find.ts";

const day = 24 * 3_600_000;

/** Retention of measured vitals. */
export const vitalRetentions: readonly Retention[] = [["subAppVitalDays", "at", 90 * day]];

/** The 75th percentile of a histogram, and how many values it has. */
const figureOf = (vital: Vital, histogram: Record<LatencyColumn, number>): Figure => ({
  p75: (percentile(histogram, 0.75) ?? 0) / vitals[vital].scale,
  samples: latencyColumns.reduce((sum, column) => sum + histogram[column], 0),
});

const isEnough = ({ samples }: Figure) => samples >= comparedSamples;

type Untitled = Omit<ReleaseVitals, "title">;
type Figure = Pick<VitalFigure, "p75" | "samples">;

interface Release extends Omit<Untitled, "current" | "vitals"> {
  figures: Map<Vital, Figure>;
}

/** What was measured of each release. */
const readReleases = async (database: Kysely<Tables>): Promise<Release[]> => {
  const rows = await database
    .selectFrom("subAppVitalDays")
    .select(["app", "version", "vital"])
    .select(({ fn }) => [
      fn.min("firstAt").as("firstAt"),
      fn.max("lastAt").as("lastAt"),
      ...latencyColumns.map((column) => fn.sum<number>(column).as(column)),
    ])
    .groupBy(["app", "version", "vital"])
    .execute();
  const releases = new Map<string, Release>();
  for (const { app, version, vital, firstAt, lastAt, ...histogram } of rows) {
    const id = `${app} ${version}`;
    const release = releases.get(id) ?? { id, app, version, firstAt, lastAt, figures: new Map() };
    releases.set(id, release);
    release.firstAt = Math.min(release.firstAt, firstAt);
    release.lastAt = Math.max(release.lastAt, lastAt);
    release.figures.set(vital, figureOf(vital, histogram));
  }
  return [...releases.values()];
};

/** A release's figure, compared with the newest earlier release that has enough samples. */
const compared = (vital: Vital, figure: Figure, earlier: readonly Release[]): VitalFigure => {
  const before = isEnough(figure)
    ? earlier.find(({ figures }) => {
        const one = figures.get(vital);
        return one !== undefined && isEnough(one);
      })
    : undefined;
  if (!before) return { ...figure, before: null, change: null };
  const { p75 } = before.figures.get(vital)!;
  return {
    ...figure,
    before: { version: before.version, p75 },
    change: vitalChange(vital, p75, figure.p75),
  };
};

/** The releases of one app, newest first. */
const comparedOf = (releases: readonly Release[]): Untitled[] => {
  const newestFirst = releases.toSorted((a, b) => b.firstAt - a.firstAt);
  // Compared with each other rather than with now: at weekends nobody may use any.
  const inUse = Math.max(...releases.map(({ lastAt }) => lastAt)) - day;
  const current = newestFirst.find(({ lastAt }) => lastAt >= inUse);
  return newestFirst.map(({ figures, ...release }, at) => ({
    ...release,
    current: release.id === current?.id,
    vitals: Object.fromEntries(
      vitalNames.flatMap((vital) => {
        const figure = figures.get(vital);
        return figure ? [[vital, compared(vital, figure, newestFirst.slice(at + 1))]] : [];
      }),
    ),
  }));
};

/** All measured releases: the shell's, then those of sub-apps by name, the newest of each first. */
const readVitals = async (database: Kysely<Tables>): Promise<Untitled[]> => {
  const byApp = [...Map.groupBy(await readReleases(database), ({ app }) => app)];
  const rank = (app: string) => (app === shellName ? "" : app);
  return byApp
    .toSorted(([one], [other]) => (rank(one) < rank(other) ? -1 : 1))
    .flatMap(([, releases]) => comparedOf(releases));
};

const withTitles = async <Of extends { app: string }>(
  database: Kysely<Tables>,
  all: readonly Of[],
): Promise<(Of & Pick<ReleaseVitals, "title">)[]> => {
  const names = [...new Set(all.map(({ app }) => app))];
  const latest = names.length === 0 ? undefined : await latestOf(database, names);
  return all.map((one) => ({
    ...one,
    title: one.app === shellName ? null : titleOf(one.app, latest?.get(one.app)),
  }));
};

interface VitalsQuery {
  page: number;
  pageSize: number;
  search?: string | undefined;
  current?: "true" | "false" | undefined;
}

/** One page of the measured releases that match. */
export const vitalsPage = async (
  database: Kysely<Tables>,
  { page, pageSize, search = "", current }: VitalsQuery,
): Promise<{ items: ReleaseVitals[]; total: number }> => {
  const all = await withTitles(database, await readVitals(database));
  const wanted = search.toLowerCase();
  const matching = all.filter(
    ({ app, title, current: isCurrent }) =>
      (current === undefined || (current === "true") === isCurrent) &&
      [app, ...Object.values(title ?? {})].some((text) => text.toLowerCase().includes(wanted)),
  );
  const start = (page - 1) * pageSize;
  return { items: matching.slice(start, start + pageSize), total: matching.length };
};

/**
 * The vital in which a release is most slower than the app's others, all measured since an instant; undefined if that's
 * not more than a share. A day of the release that had begun before doesn't count.
 */
export const slowdownSince = async (
  database: Kysely<Tables>,
  { app, version }: { app: string; version: string },
  { since, limit }: { since: number; limit: number },
): Promise<Slowdown | undefined> => {
  const rows = await database
    .selectFrom("subAppVitalDays")
    .selectAll()
    .where("app", "=", app)
    .where("lastAt", ">=", since)
    .execute();
  const sumOf = (vital: Vital, isOwn: boolean): Figure => {
    const sum = { ...emptyHistogram };
    for (const row of rows) {
      if (row.vital !== vital || (row.version === version) !== isOwn) continue;
      if (isOwn && row.firstAt < since) continue;
      for (const column of latencyColumns) sum[column] += row[column];
    }
    return figureOf(vital, sum);
  };
  const [worst] = vitalNames
    .flatMap((vital) => {
      const [others, own] = [sumOf(vital, false), sumOf(vital, true)];
      const change = vitalChange(vital, others.p75, own.p75);
      return isEnough(others) && isEnough(own) && change > limit
        ? [{ change, slowdown: { vital, before: others.p75, after: own.p75 } }]
        : [];
    })
    .toSorted((a, b) => b.change - a.change);
  return worst?.slowdown;
};

/** A current release with the vital that is most worse than before. */
export interface SlowerRelease extends Slowdown {
  app: string;
  title: ReleaseVitals["title"];
  version: string;
  change: number;
}

/** The largest change of any vital of a release that is in use; null if none can be compared. */
export const largestChange = async (database: Kysely<Tables>): Promise<number | null> => {
  const changes = (await readVitals(database))
    .filter(({ current }) => current)
    .flatMap((release) => Object.values(release.vitals).flatMap(({ change }) => change ?? []));
  return changes.length === 0 ? null : Math.max(0, ...changes);
};

/** Releases in use that are slower than the one before by more than a share, the worst first. */
export const slowerReleases = async (
  database: Kysely<Tables>,
  threshold: number,
): Promise<SlowerRelease[]> => {
  const slower = (await readVitals(database)).flatMap(({ app, version, current, vitals: all }) => {
    const [worst] = vitalNames
      .flatMap((vital) => {
        const { p75: after = 0, before, change } = all[vital] ?? {};
        return current && before && change != null && change > threshold
          ? [{ app, version, vital, before: before.p75, after, change }]
          : [];
      })
      .toSorted((a, b) => b.change - a.change);
    return worst ?? [];
  });
  return withTitles(
    database,
    slower.toSorted((a, b) => b.change - a.change),
  );
};
