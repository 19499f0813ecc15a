import type { Migration } from "kysely/migration";
import * as baseline from "./0001-baseline.ts";
import * as names from "./0002-names.ts";

/** The one set of migrations, run on both databases in the order of their names. */
export const migrations: Record<string, Migration> = {
  "0001-baseline": baseline,
  "0002-names": names,
};
