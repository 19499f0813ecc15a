import type { SelectQueryBuilder } from "kysely";
import type { Services } from "../../services.ts";

/**
 * Within a transaction, leaves out rows that another one has locked and locks the others, so that
 * several nodes that take from one table get different rows. SQLite lets one transaction run at a
 * time, so there it adds nothing.
 */
export const lockFreeRows =
  ({ dialect }: Pick<Services, "dialect">) =>
  <Database, Table extends keyof Database, Output>(
    query: SelectQueryBuilder<Database, Table, Output>,
  ): SelectQueryBuilder<Database, Table, Output> =>
    dialect === "postgres" ? query.forUpdate().skipLocked() : query;
