import type {
  listSubAppOperators,
  listPublishedSubApps,
  PublishedSubApp,
  Stage,
} from "@console-shell/contract/calls/published-sub-app";
import type { z } from "zod";
import type { Source } from "#platform/database/source.ts";
import { asksBackend } from "@console-shell/contract/words/own-calls";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { folded } from "#platform/database/dialect/fold-case.ts";
import { pageOf } from "#platform/database/page-of.ts";
import { needsBeyond } from "@console-shell/contract/words/sub-app-needs";
import type { Kysely } from "kysely";
import { Refusal } from "#kernel/refusal.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Services } from "#platform/services.ts";
import { failingNames, healthOf, mountsByDay } from "../health/reads.ts";
import { latestOf, titleOf } from "./find.ts";
import { approvedNeeds, askedBy } from "../policy/reads.ts";
import { newestBuild, ownRelease, type OwnBuilds, presentBuild, type Shown } from "./builds.ts";

/** One page of the active operators, for those who manage sub-apps but not operators. */
export const listOperators = (
  services: Source,
  query: z.output<typeof listSubAppOperators.query>,
) => {
  const { database } = services;
  return pageOf(
    {
      matching: database
        .selectFrom("operators")
        .where("status", "=", "active")
        .$if(query.search !== undefined && query.search !== "", (matching) =>
          matching.where(containsText(services, ["account", "name"], query.search!)),
        ),
      key: "id",
      sorts: { name: folded(services, "name") },
      present: (ids: string[]) =>
        database
          .selectFrom("operators")
          .select(["id", "name", "account"])
          .where("id", "in", ids)
          .execute(),
    },
    { ...query, sort: "name", order: "asc" },
  );
};

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
): Promise<{ stages: Map<string, Stage[]>; asking: ReadonlySet<string> }> => {
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
  const asking = rows.flatMap(({ app, manifest }) => (asksBackend(manifest) ? app : []));
  return { stages, asking: new Set(asking) };
};

const present = async (
  { database, clock }: Pick<Services, "database" | "clock">,
  names: readonly string[],
  { builds, locale }: Shown,
): Promise<PublishedSubApp[]> => {
  const rows = await database
    .selectFrom("subApps as app")
    .leftJoin("operators as owner", "owner.id", "app.ownerId")
    .select(["app.name", "app.ownerId", "owner.name as ownerName", "app.backend", "app.createdAt"])
    .where("app.name", "in", names)
    .execute();
  const [{ stages, asking }, latest, mounts] = await Promise.all([
    stagesOf(database, names, builds, clock()),
    latestOf(database, names),
    mountsByDay(database, names, clock()),
  ]);
  return rows.map((row) => ({
    ...row,
    build: presentBuild(builds.get(row.name), locale),
    title: titleOf(row.name, latest.get(row.name)),
    latestVersion: latest.get(row.name)?.version ?? null,
    lacksServer:
      row.backend === null &&
      !builds.has(row.name) &&
      (asking.has(row.name) || asksBackend(latest.get(row.name)?.manifest ?? {})),
    stages: stages.get(row.name) ?? [],
    mountsByDay: mounts(row.name),
  }));
};

/** One page of the published sub-apps. */
export const listSubApps = (
  services: Pick<Services, "database" | "dialect" | "clock">,
  query: z.output<typeof listPublishedSubApps.query>,
  shown: Shown,
) =>
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
