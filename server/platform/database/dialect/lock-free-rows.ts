import type { SelectQueryBuilder } from "kysely";
import type { Services } from "../../services.ts";

/**
 * Within a transaction, skips rows that another one has locked and locks the others, so that several nodes that poll
 * one table get different rows. SQLite runs one transaction at a time, so there it adds nothing.
 */
export const lockFreeRows =
  ({ dialect }: Pick<Services, "dialect">) =>
  <Database, Table extends keyof Database, Output>(
    query: SelectQueryBuilder<Database, Table, Output>,
  ): SelectQueryBuilder<Database, Table, Output> =>
    dialect === "postgres" ? query.forUpdate().skipLocked() : query;
