import { Client } from "pg";
import { NoDatabase, noAnswer } from "../reach.ts";

/** Connections of a process that has its share of the database for itself. */
const usual = 16;
/** Fewer would make calls wait for each other. */
const fewest = 4;

/** Connections that the database leaves to this user. */
const readAvailable = async (url: string): Promise<number> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ available: number; own: number }>(
      `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
         as available, rolconnlimit as own from pg_roles where rolname = current_user`,
    );
    const { available, own } = rows[0]!;
    return own < 0 ? available : Math.min(available, own);
  } catch (error) {
    throw noAnswer(url, error);
  } finally {
    await client.end().catch(() => undefined);
  }
};

/**
 * Connections for each of `processes` on this machine. Without a `wanted` number they use half of what the database
 * accepts, because an update runs the old and the new version at once. Throws `NoDatabase` if it accepts too few.
 */
export const poolSize = async (
  url: string,
  { processes, wanted }: { processes: number; wanted: number | undefined },
): Promise<number> => {
  const available = await readAvailable(url);
  const each = wanted ?? Math.min(usual, Math.floor(available / 2 / processes));
  if (each < fewest || each * processes > available)
    throw new NoDatabase(
      `The database accepts ${available} connections, which isn't enough for ${processes} ` +
        `processes with ${Math.max(each, fewest)} each. Raise its max_connections, or lower WORKERS or DATABASE_CONNECTIONS.`,
    );
  return each;
};
