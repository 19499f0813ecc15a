import type { PublishedSubApp } from "@console-shell/contract/calls/published-sub-app";
import type { Endpoint, Locale } from "@console-shell/contract";
import type { Call } from "#kernel/call.ts";
import type { Kysely } from "kysely";
import { fieldMessage } from "#kernel/field-messages.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { ManifestProblem } from "../pages/manifests.ts";

/** A sub-app that this node was built with. */
interface OwnBuild {
  /** The version of its release; undefined if its manifest can't be read. */
  version: string | undefined;
  problem: ManifestProblem | undefined;
}

/** This node's builds of sub-apps, by name. */
export type OwnBuilds = ReadonlyMap<string, OwnBuild>;

/** A build as Management shows it; null if the sub-app isn't built in. */
export const presentBuild = (
  build: OwnBuild | undefined,
  locale: Locale,
): PublishedSubApp["build"] =>
  build
    ? {
        version: build.version ?? null,
        problem: build.problem ? fieldMessage(build.problem, locale) : null,
      }
    : null;

/** The release of this node's own build, which is `stable` while that stage has no row. */
export const ownRelease = async (
  database: Kysely<Tables>,
  app: string,
  builds: OwnBuilds,
): Promise<{ id: string; version: string; publishedAt: number } | undefined> => {
  const version = builds.get(app)?.version;
  if (version === undefined) return undefined;
  return database
    .selectFrom("subAppReleases")
    .select(["id", "version", "publishedAt"])
    .where("app", "=", app)
    .where("version", "=", version)
    .where("publishedBy", "is", null)
    .executeTakeFirst();
};

/** The newest build that the console published and nobody withdrew. */
export const newestBuild = (
  database: Kysely<Tables>,
  app: string,
  /** Only those published before this release. */
  before?: string,
): Promise<{ id: string; version: string } | undefined> =>
  database
    .selectFrom("subAppReleases")
    .select(["id", "version"])
    .where("app", "=", app)
    .where("publishedBy", "is", null)
    .where("yankedAt", "is", null)
    .$if(before !== undefined, (query) => query.where("id", "<", before!))
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

/** The builds of the node that answers, and the language of the request. */
export interface Shown {
  builds: OwnBuilds;
  locale: Locale;
}

type AnyCall = Pick<Call<Endpoint>, "reply" | "locale">;

/** The builds of the node that answers. */
export const buildsOf = ({ reply }: Pick<AnyCall, "reply">): OwnBuilds =>
  reply.server.publishingConsole().builds;

/** What the presentation of a sub-app depends on, besides the database. */
export const shownTo = (call: AnyCall): Shown => ({ builds: buildsOf(call), locale: call.locale });
