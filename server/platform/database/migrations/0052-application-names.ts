import type { Kysely } from "kysely";
import { indexForSearch } from "../dialect/search-indexes.ts";

/** The list of what applications have called is searched by their names alone. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await indexForSearch(database, "client_applications", ["name"]);
}
