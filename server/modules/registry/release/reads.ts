import type * as calls from "@console-shell/contract/calls/sub-app-release";
import type { Release } from "@console-shell/contract/calls/sub-app-release";
import type { Kysely } from "kysely";
import type { z } from "zod";
import { Refusal } from "#kernel/refusal.ts";
import { pageOf } from "#platform/database/page-of.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Services } from "#platform/services.ts";
import { findSubApp } from "../sub-app/find.ts";
import { healthOf } from "../health/reads.ts";
import type { OwnBuilds } from "../sub-app/builds.ts";
import type { Source } from "#platform/database/source.ts";

const present = async (
  { database, clock }: Pick<Services, "database" | "clock">,
  ids: readonly string[],
  app: string,
  builds: OwnBuilds,
) => {
  const rows = await database
    .selectFrom("subAppReleases as release")
    .leftJoin("operators as publisher", "publisher.id", "release.publishedBy")
    .select([
      "release.id",
      "release.version",
      "release.size",
      "release.fileCount",
      "release.commitUrl",
      "release.publishedAt",
      "publisher.name as publishedByName",
      "release.yankedAt",
      "release.yankReason",
    ])
    .where("release.id", "in", ids)
    .execute();
  const stages = await database
    .selectFrom("subAppStages")
    .select(["releaseId", "stage"])
    .where("app", "=", app)
    .orderBy("stage", "desc")
    .execute();
  const version = builds.get(app)?.version;
  const own = rows.find((row) => row.version === version);
  if (own && !stages.some(({ stage }) => stage === "stable"))
    stages.unshift({ releaseId: own.id, stage: "stable" });
  const health = await healthOf(database, ids, clock());
  return rows.map((row) => ({
    ...row,
    health: health(row.id),
    stages: stages.filter(({ releaseId }) => releaseId === row.id).map(({ stage }) => stage),
  }));
};

/** One page of a sub-app's releases, newest first. */
export const listReleases = async (
  services: Pick<Services, "database" | "clock">,
  app: string,
  query: z.output<typeof calls.listReleases.query>,
  builds: OwnBuilds,
) => {
  const { database } = services;
  await findSubApp(database, app);
  return pageOf(
    {
      matching: database.selectFrom("subAppReleases").where("app", "=", app),
      key: "id",
      sorts: { id: "id" },
      present: (ids: string[]) => present(services, ids, app, builds),
    },
    { ...query, sort: "id", order: "desc" },
  );
};

/** A release's row; refuses with `not_found`. */
export const findRelease = async (database: Kysely<Tables>, app: string, version: string) => {
  const row = await database
    .selectFrom("subAppReleases")
    .selectAll()
    .where("app", "=", app)
    .where("version", "=", version)
    .executeTakeFirst();
  if (!row) throw new Refusal("not_found", [{ path: "version", code: "unknown" }]);
  return row;
};

/** One release. */
export const getRelease = async (
  services: Pick<Services, "database" | "clock">,
  app: string,
  version: string,
  builds: OwnBuilds,
): Promise<Release> => {
  const { id } = await findRelease(services.database, app, version);
  const [release] = await present(services, [id], app, builds);
  return release!;
};

interface Span {
  from: number;
  to: number;
}

/** More of them can't be told apart on a chart. */
const maxListed = 100;

/** Changes of stages in a span, newest first, with the release that the stage points to since. */
export const stageChangesBetween = async ({ database }: Source, { from, to }: Span) =>
  await database
    .selectFrom("subAppStageChanges as change")
    .leftJoin("subAppReleases as release", "release.id", "change.afterId")
    .leftJoin("subAppReleases as before", "before.id", "change.beforeId")
    .select([
      "change.id",
      "change.app",
      "change.stage",
      "change.changedAt as at",
      "release.version",
      "release.manifest",
      "before.manifest as manifestBefore",
    ])
    .where("change.changedAt", ">=", from)
    .where("change.changedAt", "<", to)
    // What comes with a build of the console is listed once, as a build.
    .where((where) =>
      where.or([
        where("change.changedBy", "is not", null),
        where("change.returned", "is not", null),
      ]),
    )
    .orderBy("change.id", "desc")
    .limit(maxListed)
    .execute();

/** Builds of sub-apps that the console published itself in a span, newest first. */
export const buildsBetween = async ({ database }: Source, { from, to }: Span) =>
  await database
    .selectFrom("subAppReleases")
    .select(["id", "version", "publishedAt as at"])
    .where("publishedBy", "is", null)
    .where("publishedAt", ">=", from)
    .where("publishedAt", "<", to)
    .orderBy("id", "desc")
    .limit(maxListed)
    .execute();
