import type {
  addPublishedSubApp,
  listPublishedSubApps,
  PublishedSubApp,
  Stage,
  updatePublishedSubApp,
} from "@console-shell/contract/calls/published-sub-app";
import type { Locale } from "@console-shell/contract";
import { openingLabel } from "@console-shell/contract/words/permission-labels";
import { openPermission } from "@console-shell/contract/host/registration";
import { needsBeyond } from "@console-shell/contract/words/sub-app-needs";
import type { Kysely } from "kysely";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { isUniqueViolation } from "#platform/database/dialect/unique-violation.ts";
import { pageOf } from "#platform/database/page-of.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Services } from "#platform/services.ts";
import { changesOf, declarePermissions, recordAudit } from "#modules/identity/index.ts";
import { requireOpenOrigin } from "../backends/backend-address.ts";
import { failingNames, healthOf } from "../health/health.ts";
import { findSubApp } from "./find-release.ts";
import { latestOf, titleOf } from "./latest-of.ts";
import { approvedNeeds, askedBy } from "./policy.ts";
import { newestBuild, ownRelease, type OwnBuilds, presentBuild } from "./own-builds.ts";
import { isReservedName } from "../pages/registry.ts";

/** The builds of the node that answers, and the language of the request. */
export interface Shown {
  builds: OwnBuilds;
  locale: Locale;
}

/** The stable stage of a sub-app whose own build each node serves; undefined if that isn't published. */
const ownStable = async (
  database: Kysely<Tables>,
  app: string,
  builds: OwnBuilds,
  now: number,
): Promise<Stage | undefined> => {
  const own = await ownRelease(database, app, builds);
  if (!own) return undefined;
  const previous = await newestBuild(database, app, own.id);
  return {
    stage: "stable",
    version: own.version,
    share: null,
    previous: previous?.version ?? null,
    changedAt: own.publishedAt,
    changedByName: null,
    reason: "",
    unapproved: {},
    health: (await healthOf(database, [own.id], now))(own.id),
  };
};

const stagesOf = async (
  database: Kysely<Tables>,
  names: readonly string[],
  builds: OwnBuilds,
  now: number,
): Promise<Map<string, Stage[]>> => {
  const rows = await database
    .selectFrom("subAppStages as stage")
    .innerJoin("subAppReleases as release", "release.id", "stage.releaseId")
    .leftJoin("operators as changer", "changer.id", "stage.changedBy")
    .leftJoin("subAppReleases as previous", (join) =>
      join.onRef("previous.id", "=", "stage.previousId").on("previous.yankedAt", "is", null),
    )
    .select([
      "stage.app",
      "stage.stage",
      "stage.releaseId",
      "release.version",
      "release.manifest",
      "release.publishedBy",
      "stage.share",
      "previous.version as previous",
      "stage.changedAt",
      "changer.name as changedByName",
      "stage.reason",
    ])
    .where("stage.app", "in", names)
    .orderBy("stage.stage", "desc")
    .execute();
  const approved = await approvedNeeds(database);
  const health = await healthOf(
    database,
    rows.map(({ releaseId }) => releaseId),
    now,
  );
  const presented = rows.map(({ manifest, publishedBy, ...row }): Stage & { app: string } => {
    const asked = askedBy({ manifest, publishedBy });
    const unapproved = needsBeyond(asked, approved.get(row.app) ?? {});
    return { ...row, unapproved, health: health(row.releaseId) };
  });
  const stages = new Map<string, Stage[]>(Map.groupBy(presented, ({ app }) => app));
  for (const app of names) {
    const known = stages.get(app) ?? [];
    if (!builds.has(app) || known.some(({ stage }) => stage === "stable")) continue;
    const own = await ownStable(database, app, builds, now);
    if (own) stages.set(app, [own, ...known]);
  }
  return stages;
};

const present = async (
  { database, clock }: Pick<Services, "database" | "clock">,
  names: readonly string[],
  { builds, locale }: Shown,
): Promise<PublishedSubApp[]> => {
  const rows = await database
    .selectFrom("subApps as app")
    .leftJoin("operators as owner", "owner.id", "app.ownerId")
    .select(["app.name", "owner.name as ownerName", "app.backend", "app.createdAt"])
    .where("app.name", "in", names)
    .execute();
  const [stages, latest] = await Promise.all([
    stagesOf(database, names, builds, clock()),
    latestOf(database, names),
  ]);
  return rows.map((row) => ({
    ...row,
    build: presentBuild(builds.get(row.name), locale),
    title: titleOf(row.name, latest.get(row.name)),
    latestVersion: latest.get(row.name)?.version ?? null,
    stages: stages.get(row.name) ?? [],
  }));
};

/** One page of the published sub-apps. */
export const listSubApps = ({ services, query }: Call<typeof listPublishedSubApps>, shown: Shown) =>
  pageOf(
    {
      matching: services.database
        .selectFrom("subApps")
        .$if(query.search !== undefined && query.search !== "", (matching) =>
          matching.where(containsText(services, ["name"], query.search!)),
        )
        .$if(query.health !== undefined, (matching) =>
          matching.where("name", "in", failingNames(services.database, services.clock())),
        ),
      key: "name",
      present: (names: string[]) => present(services, names, shown),
      sorts: { name: "name" },
    },
    { ...query, sort: "name", order: "asc" },
  );

/** One published sub-app; refuses with `not_found`. */
export const getSubApp = async (
  services: Pick<Services, "database" | "clock">,
  name: string,
  shown: Shown,
): Promise<PublishedSubApp> => {
  const [found] = await present(services, [name], shown);
  if (!found) throw new Refusal("not_found", [{ path: "name", code: "unknown" }]);
  return found;
};

const requireOwner = async (transaction: Kysely<Tables>, ownerId: string): Promise<void> => {
  const owner = await transaction
    .selectFrom("operators")
    .select("id")
    .where("id", "=", ownerId)
    .where("status", "=", "active")
    .executeTakeFirst();
  if (!owner) throw new Refusal("bad_input", [{ path: "ownerId", code: "unknown" }]);
};

/** Changes the owner or the backend; refuses with `conflict` if it is built in. */
export const updateSubApp = async (
  call: Call<typeof updatePublishedSubApp>,
  builds: OwnBuilds,
): Promise<void> => {
  const { services, params, body } = call;
  const { name } = params;
  if (builds.has(name))
    throw new Refusal(
      "conflict",
      Object.keys(body).map((path) => ({ path, code: "built_in" })),
    );
  if (body.backend) await requireOpenOrigin(call.request.server, body.backend);
  await transactionWithDeadline(services.database, async (transaction) => {
    const { ownerId, backend } = await findSubApp(transaction, name);
    if (body.ownerId !== undefined) await requireOwner(transaction, body.ownerId);
    await transaction.updateTable("subApps").set(body).where("name", "=", name).execute();
    const before = { owner: ownerId, backend };
    const after = { owner: body.ownerId ?? ownerId, backend: body.backend ?? null };
    if (body.backend === undefined) after.backend = backend;
    const details = changesOf(before, after);
    if (Object.keys(details).length > 0)
      await recordAudit(call, transaction, {
        action: "sub-app.changed",
        target: { id: null, name },
        details,
      });
  });
};

/** Reserves a name. */
export const addSubApp = async (
  call: Call<typeof addPublishedSubApp>,
  taken: readonly string[],
): Promise<void> => {
  const { services, body, session, now } = call;
  const { name, ownerId } = body;
  // The calls of all sub-apps have these words where those of one have its name.
  if (isReservedName(name) || taken.includes(name) || ["add", "list"].includes(name))
    throw new Refusal("bad_input", [{ path: "name", code: "reserved_name" }]);
  try {
    await transactionWithDeadline(services.database, async (transaction) => {
      await requireOwner(transaction, ownerId);
      await transaction
        .insertInto("subApps")
        .values({ name, ownerId, backend: null, createdBy: session.operatorId, createdAt: now })
        .execute();
      const code = openPermission({ name });
      await declarePermissions(transaction, name, [{ code, label: openingLabel }]);
      await recordAudit(call, transaction, {
        action: "sub-app.added",
        target: { id: null, name },
        details: { owner: ownerId },
      });
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new Refusal("conflict", [{ path: "name", code: "taken" }], { cause: error });
  }
};
