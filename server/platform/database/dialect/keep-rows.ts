import type { SelectQueryBuilder } from "kysely";
import type { Services } from "../../services.ts";

/**
 * Within a transaction, protects the selected rows from deletion until it ends, for a write that refers to them:
 * `.$call(keepRows(services))` (a shared lock). They may still change, and others may protect them, too. Waits for a
 * deletion in progress. SQLite runs one transaction at a time.
 */
export const keepRows =
  ({ dialect }: Pick<Services, "dialect">) =>
  <Database, Table extends keyof Database, Output>(
    query: SelectQueryBuilder<Database, Table, Output>,
  ): SelectQueryBuilder<Database, Table, Output> =>
    dialect === "postgres" ? query.forKeyShare() : query;
