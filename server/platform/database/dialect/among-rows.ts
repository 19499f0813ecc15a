import { type SelectQueryBuilder, type SqlBool, type RawBuilder, sql } from "kysely";
import type { Services } from "#platform/services.ts";

/**
 * Whether a row is among those that a query over the same table finds, by its place in the table: what deletes the first
 * of many rows in one statement, whatever their key. A row that changes in between has another place, and stays.
 */
export const amongRows = <Database, Table extends keyof Database, Output>(
  { dialect }: Pick<Services, "dialect">,
  query: SelectQueryBuilder<Database, Table, Output>,
): RawBuilder<SqlBool> =>
  dialect === "postgres"
    ? sql<SqlBool>`ctid = any(array${query.clearSelect().select(sql`ctid`.as("ctid"))})`
    : sql<SqlBool>`rowid in ${query.clearSelect().select(sql`rowid`.as("rowid"))}`;
