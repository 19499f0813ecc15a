import { type RawBuilder, sql } from "kysely";
import type { Tables } from "./tables/index.ts";

/** What an upsert that counts sets: of each column the stored value plus the inserted one. */
export const addExcluded = <Column extends string>(
  table: keyof Tables,
  columns: readonly Column[],
): Record<Column, RawBuilder<number>> =>
  Object.fromEntries(
    columns.map((column) => [
      column,
      sql<number>`${sql.ref(`${table}.${column}`)} + ${sql.ref(`excluded.${column}`)}`,
    ]),
  ) as Record<Column, RawBuilder<number>>;
