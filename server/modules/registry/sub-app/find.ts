import type { Kysely } from "kysely";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import type { Services } from "#platform/services.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { SubAppManifest } from "@console-shell/contract/host/manifest";

/** A published sub-app's row; refuses with `not_found`. */
export const findSubApp = async (database: Kysely<Tables>, name: string) => {
  const row = await database
    .selectFrom("subApps")
    .selectAll()
    .where("name", "=", name)
    .executeTakeFirst();
  if (!row) throw new Refusal("not_found", [{ path: "name", code: "unknown" }]);
  return row;
};

/**
 * Locks a published sub-app until the transaction ends, so that changes of its stages, pins and releases happen one
 * after the other; refuses with `not_found`.
 */
export const lockSubApp = async (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  name: string,
): Promise<void> => {
  const row = await transaction
    .selectFrom("subApps")
    .select("name")
    .where("name", "=", name)
    .$call(lockRows(services))
    .executeTakeFirst();
  if (!row) throw new Refusal("not_found", [{ path: "name", code: "unknown" }]);
};

/** A release that may be used; refuses with `not_found`, or `conflict` if it is yanked. */
export const findUsableRelease = async (
  database: Kysely<Tables>,
  app: string,
  version: string,
): Promise<{ id: string; version: string }> => {
  const row = await database
    .selectFrom("subAppReleases")
    .select(["id", "version", "yankedAt"])
    .where("app", "=", app)
    .where("version", "=", version)
    .executeTakeFirst();
  if (!row) throw new Refusal("not_found", [{ path: "version", code: "unknown" }]);
  if (row.yankedAt !== null) throw new Refusal("conflict", [{ path: "version", code: "yanked" }]);
  return row;
};

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
