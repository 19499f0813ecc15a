import type {
  getManifest,
  listReleases,
  Release,
  yankRelease,
} from "@console-shell/contract/calls/sub-app-release";
import type { Kysely } from "kysely";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { pageOf } from "#platform/database/page-of.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Services } from "#platform/services.ts";
import { recordAudit } from "#modules/identity/index.ts";
import { findSubApp, lockSubApp } from "./find-release.ts";
import { healthOf } from "../health/health.ts";
import { newestBuild, type OwnBuilds } from "./own-builds.ts";
import { increaseRevision } from "./revision.ts";

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
export const list = async (
  { services, params, query }: Call<typeof listReleases>,
  builds: OwnBuilds,
) => {
  const { database } = services;
  await findSubApp(database, params.name);
  return pageOf(
    {
      matching: database.selectFrom("subAppReleases").where("app", "=", params.name),
      key: "id",
      sorts: { id: "id" },
      present: (ids: string[]) => present(services, ids, params.name, builds),
    },
    { ...query, sort: "id", order: "desc" },
  );
};

const rowOf = async (database: Kysely<Tables>, app: string, version: string) => {
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
export const get = async (
  services: Pick<Services, "database" | "clock">,
  app: string,
  version: string,
  builds: OwnBuilds,
): Promise<Release> => {
  const { id } = await rowOf(services.database, app, version);
  const [release] = await present(services, [id], app, builds);
  return release!;
};

/** A release's manifest. */
export const manifestOf = async ({ services, params }: Call<typeof getManifest>) =>
  (await rowOf(services.database, params.name, params.version)).manifest;

/** Where a release is in use, in words for the refusal. */
const usesOf = async (transaction: Kysely<Tables>, releaseId: string): Promise<string[]> => {
  const stages = await transaction
    .selectFrom("subAppStages")
    .select("stage")
    .where("releaseId", "=", releaseId)
    .execute();
  const pins = await transaction
    .selectFrom("subAppPins")
    .select("id")
    .where("releaseId", "=", releaseId)
    .limit(1)
    .execute();
  return [...stages.map(({ stage }) => stage), ...(pins.length > 0 ? ["pin"] : [])];
};

/** Withdraws a release for good, unless it's in use or a node's own build. */
export const yank = (call: Call<typeof yankRelease>, builds: OwnBuilds): Promise<void> => {
  const { services, params, body, now } = call;
  const { name: app, version } = params;
  return transactionWithDeadline(services.database, async (transaction) => {
    await lockSubApp(services, transaction, app);
    const { id, yankedAt } = await rowOf(transaction, app, version);
    // During a rolling update, nodes with the build before answer too.
    if (builds.get(app)?.version === version || (await newestBuild(transaction, app))?.id === id)
      throw new Refusal("conflict", [{ path: "version", code: "own_build" }]);
    if (yankedAt !== null) return;
    const uses = await usesOf(transaction, id);
    if (uses.length > 0)
      throw new Refusal("conflict", [{ path: "version", code: "in_stage", name: uses.join(", ") }]);
    await transaction
      .updateTable("subAppReleases")
      .set({ yankedAt: now, yankReason: body.reason })
      .where("id", "=", id)
      .execute();
    // Pages must not go back to it.
    await increaseRevision(transaction);
    await recordAudit(call, transaction, {
      action: "sub-app.yanked",
      target: { id: null, name: app },
      details: { version, reason: body.reason },
    });
  });
};
