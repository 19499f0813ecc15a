// npm run bench:audit: audited writes a second with and without the lock of the chain's end, on SQLite and with one to
// three processes on PostgreSQL. Compare ratios, not figures of different machines.
import { fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { migrate } from "@console-shell/server/platform/database/migrate";
import { openDatabase } from "@console-shell/server/platform/database/open";
import { createPostgresDatabase } from "@console-shell/testing/postgres-database";
import { startPrivatePostgres } from "@console-shell/testing/private-postgres";
import { measureWrites, type Way } from "./writes.ts";

const seconds = 3;
const ways: readonly Way[] = ["locked", "pending"];
const key = randomBytes(32).toString("base64");

const say = (where: string, rates: readonly number[]) => {
  const [locked = 0, pending = 0] = rates;
  console.log(
    `${where}: ${Math.round(locked)} → ${Math.round(pending)} a second (${(pending / locked).toFixed(1)} times)`,
  );
};

const directory = mkdtempSync(join(tmpdir(), "console-bench-audit-"));
const embedded = openDatabase({ dataDirectory: directory });
await migrate(embedded.database, () => undefined);
const onSqlite: number[] = [];
for (const way of ways) onSqlite.push(await measureWrites(embedded, { way, seconds, key }));
say("SQLite, one process", onSqlite);
await embedded.close();
rmSync(directory, { recursive: true });

const postgres = await startPrivatePostgres({ durable: true });
const child = fileURLToPath(new URL("child.ts", import.meta.url));
/** Runs a process until it reports its rate. */
const runChild = (url: string, way: Way) =>
  new Promise<number>((resolve, reject) => {
    const started = fork(child, [url, way, String(seconds), key]);
    started.once("message", (rate) => resolve(Number(rate)));
    started.once("exit", (code) => code !== 0 && reject(new Error(`It ended with ${code}`)));
  });
for (const nodes of [1, 2, 3]) {
  const rates: number[] = [];
  for (const way of ways) {
    const url = await createPostgresDatabase(postgres.url);
    const opened = openDatabase({ url, onIdleError: () => undefined });
    await migrate(opened.database, () => undefined);
    await opened.close();
    const all = await Promise.all(Array.from({ length: nodes }, () => runChild(url, way)));
    rates.push(all.reduce((sum, rate) => sum + rate, 0));
  }
  say(`PostgreSQL, ${nodes} processes`, rates);
}
await postgres.stop();
