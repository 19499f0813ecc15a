import { type Dialect, PostgresDialect } from "kysely";
import pg from "pg";

const { builtins } = pg.types;
/** Sums and counts come as texts from the driver; ours all fit a JavaScript number. */
const numeric: number[] = [builtins.INT8, builtins.NUMERIC];

const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: "text" | "binary") =>
    numeric.includes(id) && format !== "binary"
      ? Number
      : (pg.types.getTypeParser(id, format) as (value: string) => unknown),
} as pg.CustomTypesConfig;

/**
 * Kysely's dialect for a PostgreSQL database. `onIdleError` hears of a connection that broke while
 * nobody used it; the pool replaces it.
 */
export const postgresDialect = (url: string, onIdleError: (error: Error) => void): Dialect => {
  const pool = new pg.Pool({ connectionString: url, max: 16, types });
  pool.on("error", onIdleError);
  return new PostgresDialect({ pool });
};
