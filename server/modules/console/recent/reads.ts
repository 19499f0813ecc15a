import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";

/** More than anybody looks through. */
const kept = 20;

/** An operator's recent pages, newest first. */
export const recentsOf = (database: Kysely<Tables>, operatorId: string) =>
  database
    .selectFrom("recents")
    .where("operatorId", "=", operatorId)
    .orderBy("visitedAt", "desc")
    .orderBy("path")
    .limit(kept);
