import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openDatabase, openReadOnly } from "@console-shell/server/platform/database/open";
import { runOnPostgres } from "@console-shell/testing/postgres-database";
import { startPrivatePostgres } from "@console-shell/testing/private-postgres";
import { summarize } from "../statistics.ts";
import { generated } from "./fill/generated.ts";
import { preparePlace, servePlace } from "./place.ts";

// `npm run bench:retention`: an unrelated list while the server deletes what has expired. See ../README.md.

const { values: options } = parseArgs({
  options: {
    rows: { type: "string", default: "3000000" },
    databases: { type: "string", default: "sqlite,postgres" },
    /** Seconds from the first deletion; a rule may take a minute in each run. */
    seconds: { type: "string", default: "75" },
  },
});
const rows = Number(options.rows);
/** Milliseconds from the start of a server to its first deletion. */
const firstRun = 60_000;

/** Notifications have the most indexes of what simply expires. */
const expired = (dialect: "sqlite" | "postgres") => {
  const { id, numbers } = generated[dialect];
  return `insert into notifications (id, operator_id, kind, facts, path, created_at, read_at)
    select ${id("fe")}, (select id from operators where account = 'bench'), 'session.new-device',
      '{}', '/', n, n from ${numbers(rows)}`;
};

const measure = async (dialect: "sqlite" | "postgres", folder: string, url?: string) => {
  const place = await preparePlace(folder, 1, url);
  if (url) {
    await runOnPostgres(url, expired(dialect));
    await runOnPostgres(url, "vacuum analyze");
  } else {
    const database = new DatabaseSync(join(folder, "console.db"));
    database.exec(expired(dialect));
    database.close();
  }
  const reader = url
    ? openDatabase({ url, connections: 1, onIdleError: () => undefined })
    : openReadOnly(folder);
  const left = async () => {
    const { count } = await reader.database
      .selectFrom("notifications")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("createdAt", "<=", rows)
      .executeTakeFirstOrThrow();
    return count;
  };
  const server = await servePlace(place);
  const took: Record<"idle" | "deleting", number[]> = { idle: [], deleting: [] };
  let refused = 0;
  const begun = performance.now();
  const since = () => performance.now() - begun;
  while (since() < firstRun + Number(options.seconds) * 1000) {
    const at = since();
    const answer = await server.get("/mc-api/mail/list").catch(() => undefined);
    await answer?.arrayBuffer();
    if (!answer?.ok) refused += 1;
    took[at < firstRun - 5_000 ? "idle" : "deleting"].push(since() - at);
    await setTimeout(20);
  }
  const gone = rows - (await left());
  await server.process.stop();
  await reader.close();
  for (const [name, values] of Object.entries(took)) {
    const { median, p95, runs } = summarize(values);
    const most = Math.max(...values);
    console.log(
      `| ${dialect} | ${name} | ${runs} | ${median.toFixed(1)} | ${p95.toFixed(1)} | ${most.toFixed(0)} |`,
    );
  }
  console.log(`${dialect}: ${gone} of ${rows} rows deleted, ${refused} calls without an answer`);
};

console.log("| database | | calls | median ms | p95 ms | longest ms |\n|---|---|---|---|---|---|");
for (const dialect of options.databases.split(",") as ("sqlite" | "postgres")[]) {
  const folder = mkdtempSync(join(tmpdir(), "console-retention-"));
  const data = join(folder, "data");
  mkdirSync(data);
  const postgres =
    dialect === "postgres" ? await startPrivatePostgres({ durable: true }) : undefined;
  if (postgres) await runOnPostgres(postgres.url, "create database retention");
  const url = postgres && Object.assign(new URL(postgres.url), { pathname: "/retention" }).href;
  try {
    await measure(dialect, data, url);
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true });
  }
}
