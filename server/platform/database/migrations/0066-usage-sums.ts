import type { Kysely } from "kysely";
import { indexUsageSums } from "../dialect/usage-sums.ts";

/** Usage by application is added up in an index. */
export const up = (database: Kysely<unknown>): Promise<void> => indexUsageSums(database);
