import type { SelectQueryBuilder } from "kysely";
import type { Services } from "../../services.ts";

/**
 * Within a transaction, locks the selected rows until it ends, for a write that depends on what it read:
 * `.$call(lockRows(services))`. SQLite runs one transaction at a time, so there it adds nothing.
 */
export const lockRows =
  ({ dialect }: Pick<Services, "dialect">) =>
  <Database, Table extends keyof Database, Output>(
    query: SelectQueryBuilder<Database, Table, Output>,
  ): SelectQueryBuilder<Database, Table, Output> =>
    dialect === "postgres" ? query.forUpdate() : query;
