import type { SelectQueryBuilder } from "kysely";
import type { Services } from "#platform/services.ts";

type OfDialect = Pick<Services, "dialect">;
type Lock = <Database, Table extends keyof Database, Output>(
  query: SelectQueryBuilder<Database, Table, Output>,
) => SelectQueryBuilder<Database, Table, Output>;

/*
 * Locks of the selected rows until the transaction ends, e.g. `.$call(lockRows(services))`. SQLite runs one transaction
 * at a time, so there they add nothing.
 */

/** For a write that depends on what it read. */
export const lockRows =
  ({ dialect }: OfDialect): Lock =>
  (query) =>
    dialect === "postgres" ? query.forUpdate() : query;

/** For a write to what belongs to the rows. Others may still refer to them, as a new row with a foreign key does. */
export const lockChanges =
  ({ dialect }: OfDialect): Lock =>
  (query) =>
    dialect === "postgres" ? query.forNoKeyUpdate() : query;

/** Skips rows that another transaction has locked, so that several nodes that poll one table get different rows. */
export const lockFreeRows =
  ({ dialect }: OfDialect): Lock =>
  (query) =>
    dialect === "postgres" ? query.forUpdate().skipLocked() : query;

/**
 * For a write that refers to the rows: protects them from deletion. They may still change, and others may protect them,
 * too. Waits for a deletion in progress.
 */
export const keepRows =
  ({ dialect }: OfDialect): Lock =>
  (query) =>
    dialect === "postgres" ? query.forKeyShare() : query;
