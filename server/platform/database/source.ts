import type { Kysely } from "kysely";
import type { Tables } from "./tables/index.ts";

/** A database to read. */
export interface Source {
  database: Kysely<Tables>;
  /** The database in use; only server/platform/database/dialect/ may depend on it. */
  dialect: "sqlite" | "postgres";
}
