import type { SelectQueryBuilder } from "kysely";
import type { Services } from "../../services.ts";

/**
 * Within a transaction, keeps the selected rows from being deleted until it ends, for a write that
 * refers to them: `.$call(keepRows(services))`. They may change meanwhile, and others may keep them, too.
 * A deletion that is under way is waited for. SQLite lets one transaction run at a time.
 */
export const keepRows =
  ({ dialect }: Pick<Services, "dialect">) =>
  <Database, Table extends keyof Database, Output>(
    query: SelectQueryBuilder<Database, Table, Output>,
  ): SelectQueryBuilder<Database, Table, Output> =>
    dialect === "postgres" ? query.forKeyShare() : query;
