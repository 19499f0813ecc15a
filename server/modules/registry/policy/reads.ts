import type { SubAppManifest, SubAppNeeds } from "@console-shell/contract";
import type { SubAppPolicy } from "@console-shell/contract/calls/sub-app-policy";
import { allNeeds, hasNeeds } from "@console-shell/contract/words/sub-app-needs";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { findSubApp } from "../sub-app/find.ts";

/** What administrators have approved, by sub-app. */
export const approvedNeeds = async (
  database: Kysely<Tables>,
): Promise<ReadonlyMap<string, SubAppNeeds>> => {
  const rows = await database.selectFrom("subAppPolicies").select(["app", "needs"]).execute();
  return new Map(rows.map(({ app, needs }) => [app, needs]));
};

/** The needs of a release that have to be approved: none if the console itself published it. */
export const askedBy = ({
  manifest,
  publishedBy,
}: {
  manifest: SubAppManifest;
  publishedBy: string | null;
}): SubAppNeeds => (publishedBy === null ? {} : (manifest.needs ?? {}));

/** The releases of a sub-app's stages and pins that ask for something. */
export const requestsOf = async (
  database: Kysely<Tables>,
  app: string,
): Promise<SubAppPolicy["requests"]> => {
  const stages = await database
    .selectFrom("subAppStages")
    .select(["stage", "releaseId"])
    .where("app", "=", app)
    .orderBy("stage", "desc")
    .execute();
  const pins = await database
    .selectFrom("subAppPins")
    .select("releaseId")
    .distinct()
    .where("app", "=", app)
    .execute();
  const used = [...stages, ...pins].flatMap(({ releaseId }) => releaseId ?? []);
  if (used.length === 0) return [];
  const releases = await database
    .selectFrom("subAppReleases")
    .select(["id", "version", "manifest", "publishedBy"])
    .where("id", "in", used)
    .orderBy("id", "desc")
    .execute();
  return releases
    .map(({ id, version, ...release }) => ({
      version,
      stages: stages.filter(({ releaseId }) => releaseId === id).map(({ stage }) => stage),
      isPinned: pins.some(({ releaseId }) => releaseId === id),
      needs: allNeeds(askedBy(release), {}),
    }))
    .filter(({ needs }) => hasNeeds(needs));
};

/** A sub-app's policy; refuses with `not_found`. */
export const policyOf = async (database: Kysely<Tables>, app: string): Promise<SubAppPolicy> => {
  await findSubApp(database, app);
  const row = await database
    .selectFrom("subAppPolicies as policy")
    .innerJoin("operators as changer", "changer.id", "policy.changedBy")
    .select(["policy.needs as approved", "policy.changedAt", "changer.name as changedByName"])
    .where("policy.app", "=", app)
    .executeTakeFirst();
  const requests = await requestsOf(database, app);
  return { ...(row ?? { approved: {}, changedAt: null, changedByName: null }), requests };
};
