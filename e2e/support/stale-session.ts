import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { reauthWithin } from "@console-shell/contract";

/** Sets the last proof of who an operator is back by as long as one counts, in all their sessions. */
export const makeSessionsStale = (dataDir: string, account: string): void => {
  const database = new DatabaseSync(join(dataDir, "console.db"), { timeout: 10_000 });
  const { changes } = database
    .prepare(
      "update sessions set auth_at = auth_at - ? where operator_id = (select id from operators where account = ?)",
    )
    .run(reauthWithin, account);
  database.close();
  if (changes === 0) throw new Error(`${account} has no session`);
};
