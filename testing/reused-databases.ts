import { openDatabase, type ServedDatabase } from "@console-shell/server/platform/database/open";
import { type EmptyAgain, emptyAgain } from "./empty-again.ts";
import { createPostgresDatabase, dropPostgresDatabase, withoutHaste } from "./postgres-database.ts";

interface Reusable {
  url: string;
  opened: ServedDatabase;
  empty: EmptyAgain;
}

/** Idle databases of this worker, with their connections. */
const idle: Reusable[] = [];

const onIdleError = (error: Error) => {
  throw error;
};

/**
 * An empty database, migrated like `template`, on the PostgreSQL at `server`. Closing it empties it
 * for the next test, because creating databases and connections is most of what PostgreSQL costs a
 * short test. If a test changed more than rows, it is dropped.
 */
export const takeDatabase = async (server: string, template: string): Promise<ServedDatabase> => {
  const found = idle.pop();
  const taken = found ?? (await create(server, template));
  let isClosed = false;
  return {
    ...taken.opened,
    async close() {
      // The next test may already be using it.
      if (isClosed) throw new Error("This test's database was closed before.");
      isClosed = true;
      if (await taken.empty()) idle.push(taken);
      else {
        await taken.opened.close();
        await dropPostgresDatabase(server, taken.url);
      }
    },
  };
};

const create = async (server: string, template: string): Promise<Reusable> => {
  const url = await createPostgresDatabase(server, template);
  const opened = openDatabase({ url: withoutHaste(url), onIdleError });
  return { url, opened, empty: await emptyAgain(opened) };
};
