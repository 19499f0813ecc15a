import type { Kysely } from "kysely";
import { indexUsageSums } from "../dialect/usage-sums.ts";

/** Usage by application is summed from an index. */
export const up = (database: Kysely<unknown>): Promise<void> => indexUsageSums(database);
