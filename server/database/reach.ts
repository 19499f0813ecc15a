import { sql } from "kysely";
import type { OpenDatabase } from "./open.ts";

/** `DATABASE_URL` leads to no PostgreSQL that lets us in. */
export class NoDatabase extends Error {
  override readonly name = "NoDatabase";
}

/** Which database an URL means, without the secrets in it: `db.example:5432/console`. */
export const nameOfDatabase = (url: string): string => {
  const { host, pathname } = new URL(url);
  return host + pathname;
};

/** Says plainly when there is no database to work with: `NoDatabase`. */
export const reachDatabase = async (
  { database }: Pick<OpenDatabase, "database">,
  url: string | undefined,
): Promise<void> => {
  try {
    await sql`select 1`.execute(database);
  } catch (error) {
    if (!url) throw error;
    throw new NoDatabase(
      `The database at ${nameOfDatabase(url)} does not answer: ${String(error)}`,
      { cause: error },
    );
  }
};
