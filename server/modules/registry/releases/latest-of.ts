import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { SubAppManifest } from "@console-shell/contract/host/manifest";

/** The newest release of each, which has its title. */
export const latestOf = async (database: Kysely<Tables>, names: readonly string[]) => {
  const rows = await database
    .selectFrom("subAppReleases")
    .select(["app", "version", "manifest"])
    .where("id", "in", (newest) =>
      newest
        .selectFrom("subAppReleases")
        .select(({ fn }) => fn.max("id").as("id"))
        .where("app", "in", names)
        .groupBy("app"),
    )
    .execute();
  return new Map(rows.map((row) => [row.app, row]));
};

/** A sub-app's title; before its first release that is its name. */
export const titleOf = (
  name: string,
  latest: { manifest: Pick<SubAppManifest, "title"> } | undefined,
): SubAppManifest["title"] => latest?.manifest.title ?? { "en-US": name, "zh-CN": name };
