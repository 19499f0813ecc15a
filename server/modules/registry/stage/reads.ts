import type { listStageChanges, StageChange } from "@console-shell/contract/calls/sub-app-stage";
import type { Kysely } from "kysely";
import type { z } from "zod";
import { pageOf } from "#platform/database/page-of.ts";
import type { Source } from "#platform/database/source.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { newestBuild, ownRelease, type OwnBuilds } from "../sub-app/builds.ts";
import { findSubApp } from "../sub-app/find.ts";

export interface Place {
  app: string;
  stage: string;
}

/** Where a stage points. */
export const findStage = (transaction: Kysely<Tables>, { app, stage }: Place) =>
  transaction
    .selectFrom("subAppStages")
    .selectAll()
    .where("app", "=", app)
    .where("stage", "=", stage)
    .executeTakeFirst();

export type Pointer = Pick<
  NonNullable<Awaited<ReturnType<typeof findStage>>>,
  "releaseId" | "previousId" | "share"
>;

/** Where a stage points: `stable` of a sub-app that is built in has no row while each node serves its own build. */
export const readPointer = async (
  transaction: Kysely<Tables>,
  { app, stage }: Place,
  builds: OwnBuilds,
): Promise<Pointer | undefined> => {
  const row = await findStage(transaction, { app, stage });
  if (row || stage !== "stable") return row;
  const own = await ownRelease(transaction, app, builds);
  if (!own) return undefined;
  const previous = await newestBuild(transaction, app, own.id);
  return { releaseId: own.id, previousId: previous?.id ?? null, share: null };
};

/** One page of the changes of a sub-app's stages. */
export const listChanges = async (
  { database }: Source,
  app: string,
  query: z.output<typeof listStageChanges.query>,
) => {
  await findSubApp(database, app);
  return pageOf(
    {
      matching: database.selectFrom("subAppStageChanges").where("app", "=", app),
      key: "id",
      sorts: { id: "id" },
      present: (ids: string[]): Promise<StageChange[]> =>
        database
          .selectFrom("subAppStageChanges as change")
          .leftJoin("operators as changer", "changer.id", "change.changedBy")
          .leftJoin("subAppReleases as before", "before.id", "change.beforeId")
          .leftJoin("subAppReleases as after", "after.id", "change.afterId")
          .select([
            "change.id",
            "change.stage",
            "before.version as before",
            "after.version as after",
            "change.share",
            "change.changedAt",
            "changer.name as changedByName",
            "change.reason",
            "change.returned",
          ])
          .where("change.id", "in", ids)
          .execute(),
    },
    { ...query, sort: "id", order: "desc" },
  );
};
