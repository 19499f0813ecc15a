import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";

/** Maximum number of pages per operator. */
const kept = 20;

/** An operator's recent pages, newest first. */
export const recentsOf = (database: Kysely<Tables>, operatorId: string) =>
  database
    .selectFrom("recents")
    .where("operatorId", "=", operatorId)
    .orderBy("visitedAt", "desc")
    .orderBy("path")
    .limit(kept);

/** An operator's recent pages as the console shows them. */
export const listRecents = (database: Kysely<Tables>, operatorId: string) =>
  recentsOf(database, operatorId).select(["path", "title", "visitedAt as at"]).execute();
