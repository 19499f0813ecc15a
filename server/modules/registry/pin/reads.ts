import type * as calls from "@console-shell/contract/calls/sub-app-pin";
import type { Pin } from "@console-shell/contract/calls/sub-app-pin";
import type { Kysely } from "kysely";
import type { z } from "zod";
import { pageOf } from "#platform/database/page-of.ts";
import type { Source } from "#platform/database/source.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { OwnBuilds } from "../sub-app/builds.ts";
import { findSubApp } from "../sub-app/find.ts";

/** Pins with what they point to now. */
export const presentPins = async (
  database: Kysely<Tables>,
  ids: readonly string[],
  builds: OwnBuilds,
): Promise<Pin[]> => {
  const rows = await database
    .selectFrom("subAppPins as pin")
    .leftJoin("subAppStages as stage", (join) =>
      join.onRef("stage.app", "=", "pin.app").onRef("stage.stage", "=", "pin.stage"),
    )
    .leftJoin("subAppStages as stable", (join) =>
      join.onRef("stable.app", "=", "pin.app").on("stable.stage", "=", "stable"),
    )
    .leftJoin("subAppReleases as release", (join) =>
      join.on((is) =>
        is(
          "release.id",
          "=",
          is.fn.coalesce("pin.releaseId", "stage.releaseId", "stable.releaseId"),
        ),
      ),
    )
    .innerJoin("operators as maker", "maker.id", "pin.createdBy")
    .leftJoin("operators as pinned", "pinned.id", "pin.operatorId")
    .select([
      "pin.id",
      "pin.app",
      "pin.stage",
      "release.version",
      "pin.operatorId",
      "pinned.name as operatorName",
      "pin.role",
      "pin.createdAt",
      "maker.name as createdByName",
    ])
    .where("pin.id", "in", ids)
    .execute();
  // It follows a stable stage without a release: each node serves its own build.
  return rows.map(({ app, ...pin }) => ({
    ...pin,
    version: pin.version ?? builds.get(app)?.version ?? null,
  }));
};

/** One page of a sub-app's pins, newest first. */
export const listPins = async (
  { database }: Source,
  app: string,
  query: z.output<typeof calls.listPins.query>,
  builds: OwnBuilds,
) => {
  await findSubApp(database, app);
  return pageOf(
    {
      matching: database.selectFrom("subAppPins").where("app", "=", app),
      key: "id",
      sorts: { id: "id" },
      present: (ids: string[]) => presentPins(database, ids, builds),
    },
    { ...query, sort: "id", order: "desc" },
  );
};
