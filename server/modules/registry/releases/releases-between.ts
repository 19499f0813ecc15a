import type { Source } from "#platform/database/source.ts";

interface Span {
  from: number;
  to: number;
}

/** Nobody tells more of them apart on a chart. */
const most = 100;

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
    .limit(most)
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
    .limit(most)
    .execute();
