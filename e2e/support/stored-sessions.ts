import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { reauthWithin } from "@console-shell/contract";

const change = (dataDir: string, account: string, statement: string, ...values: number[]) => {
  const database = new DatabaseSync(join(dataDir, "console.db"), { timeout: 10_000 });
  const { changes } = database
    .prepare(`${statement} where operator_id = (select id from operators where account = ?)`)
    .run(...values, account);
  database.close();
  if (changes === 0) throw new Error(`${account} has no session`);
};

/** Makes the last reauthentication in all of an operator's sessions too old to count. */
export const makeSessionsStale = (dataDir: string, account: string): void =>
  change(dataDir, account, "update sessions set auth_at = auth_at - ?", reauthWithin);

/** Ends all sessions of an operator without notifying their browsers. */
export const endStoredSessions = (dataDir: string, account: string): void =>
  change(dataDir, account, "delete from sessions");

/** Makes all sessions of an operator end in this many milliseconds, used or not. */
export const endSessionsIn = (dataDir: string, account: string, milliseconds: number): void =>
  change(dataDir, account, "update sessions set expires_at = ?", Date.now() + milliseconds);

/** Sets how long the operator's sessions have been idle, in milliseconds. */
export const leaveSessionsUnused = (dataDir: string, account: string, milliseconds: number): void =>
  change(dataDir, account, "update sessions set last_seen_at = ?", Date.now() - milliseconds);
