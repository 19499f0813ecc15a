import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";

/** Bytes per vector of a graph, besides its numbers: neighbours in each layer, and their bookkeeping. */
const bytesBeside = 640;
/** Maximum kilobytes for building: a graph of some 200,000 faces. */
const most = 1024 ** 2;

/** The server has less memory, or less shared memory, than it was told. */
const isShort = (error: unknown): boolean =>
  ["53100", "53200"].includes(String((error as { code?: unknown }).code));

interface Building {
  build: () => Promise<unknown>;
  /** Removes what a failed build has left. */
  drop: () => Promise<unknown>;
}

/**
 * Builds a graph in memory if there is enough of it, since one that doesn't fit takes several times as long; otherwise
 * with the database's own settings. Restores the connection's settings afterwards.
 */
export const withGraphMemory = async (
  connection: Kysely<Tables>,
  { count, dimensions }: { count: number; dimensions: number },
  { build, drop }: Building,
): Promise<void> => {
  const wanted = Math.ceil((count * (dimensions * 4 + bytesBeside)) / 1024);
  await sql`
    select set_config(name, greatest(setting::int, ${sql.lit(Math.min(wanted, most))})::text, false)
    from pg_settings where name = 'maintenance_work_mem'`.execute(connection);
  const reset = () => sql`reset maintenance_work_mem`.execute(connection);
  try {
    await build();
  } catch (error) {
    if (!isShort(error)) throw error;
    await reset();
    await drop();
    await build();
  } finally {
    await reset();
  }
};
