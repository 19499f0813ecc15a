import type { Kysely } from "kysely";
import { indexForSearch } from "../dialect/search-indexes.ts";

/** The usage list of applications is only searched by name. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await indexForSearch(database, "client_applications", ["name"]);
}
