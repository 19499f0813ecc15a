import { mkdir, writeFile } from "node:fs/promises";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Agent, get } from "node:http";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openDatabase } from "@console-shell/server/platform/database/open";
import { syncPermissions } from "@console-shell/server/modules/identity/role/writes";
import { createOperator } from "@console-shell/server/modules/identity/operator/writes";
import { createSession } from "@console-shell/server/modules/identity/session/writes";
import { sessionCookieName } from "@console-shell/server/kernel/session-cookie";
import { freePort } from "@console-shell/testing/free-port";
import { benchFolder, repository } from "../folders.ts";
import { startProcess } from "../server/start-process.ts";
import { fillForReports } from "./fill.ts";

// `npm run bench:reports`: how long /healthz waits while a report reads a full SQLite. See ../README.md.

const { values: options } = parseArgs({
  options: { other: { type: "string" }, data: { type: "string" } },
});
const month = new Date(Date.now() - 35 * 24 * 3_600_000).toISOString().slice(0, 7);
const reports = [
  // The machine's own delay.
  ["nothing", ""],
  ["audit export", "/mc-api/audit/export"],
  ["audit verification", "/mc-api/audit/verify"],
  ["open months", "/cc-api/finance/billing/open"],
  ["billing preview", `/cc-api/finance/billing/preview?month=${month}`],
  ["ledger export", "/cc-api/finance/ledger/export"],
  ["reconciliation", "/cc-api/finance/reconciliation"],
  ["usage by client app", "/cc-api/usage/client-app/list?range=24h"],
] as const;

const publicUrl = "http://console.bench";
/** The older of two checkouts: the newer one then migrates its database. */
const oldest = resolve(options.other ?? repository);

/** Fills a new data directory; returns the cookie of an operator with every permission. */
const prepare = async (dataDirectory: string): Promise<string> => {
  const { migrate } = (await import(
    join(oldest, "server", "database", "migrate.ts")
  )) as typeof import("@console-shell/server/platform/database/migrate");
  const isNew = !existsSync(join(dataDirectory, "console.db"));
  const opened = openDatabase({ dataDirectory });
  const { database } = opened;
  try {
    if (isNew) {
      await migrate(database, () => undefined);
      await syncPermissions(database);
      const operator = { account: "bench", name: "Bench", email: "bench@console.bench" };
      const passwordHash = "-";
      const now = Date.now();
      await createOperator(database, { ...operator, role: "root", passwordHash, now });
    }
    const { id } = await database
      .selectFrom("operators")
      .select("id")
      .where("account", "=", "bench")
      .executeTakeFirstOrThrow();
    if (isNew) {
      console.error("filling the database");
      fillForReports(join(dataDirectory, "console.db"), id);
    }
    const token = await createSession({ database }, id, { now: Date.now() });
    return `${sessionCookieName(publicUrl)}=${token}`;
  } finally {
    await opened.close();
  }
};

const agent = new Agent({ keepAlive: true });

const read = (url: string, cookie?: string) =>
  new Promise<void>((done, fail) => {
    get(url, { agent, ...(cookie && { headers: { cookie } }) }, (answer) => {
      answer.on("error", fail).on("end", () => {
        if (answer.statusCode === 200) done();
        else fail(new Error(`${url}: ${answer.statusCode}`));
      });
      answer.resume();
    }).on("error", fail);
  });

/** Milliseconds of a report, and the slowest /healthz during it, polled every 10 ms. */
const measure = async (url: string, path: string, cookie: string) => {
  const begun = performance.now();
  const asked: Promise<number>[] = [];
  const ask = async () => {
    const at = performance.now();
    // A server that blocks for a minute drops its connections. The time until then counts.
    await read(`${url}/healthz`).catch(() => undefined);
    return performance.now() - at;
  };
  const clock = setInterval(() => asked.push(ask()), 10);
  await (path ? read(url + path, cookie) : setTimeout(5_000)).finally(() => clearInterval(clock));
  const took = performance.now() - begun;
  return { took, worst: Math.max(...(await Promise.all(asked))) };
};

const measureAll = async (checkout: string, dataDirectory: string, cookie: string) => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = await startProcess([join(checkout, "server", "main.ts")], {
    url: `${url}/healthz`,
    log: join(tmpdir(), "bench-reports.log"),
    variables: {
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: dataDirectory,
      PUBLIC_URL: publicUrl,
      // Requires no second factor.
      DEMO: "true",
      VISION_WORKERS: "0",
      LOG_LEVEL: "warn",
    },
  });
  try {
    const figures = new Map<string, Awaited<ReturnType<typeof measure>>>();
    for (const [name, path] of reports) figures.set(name, await measure(url, path, cookie));
    return figures;
  } finally {
    await server.stop();
  }
};

const dataDirectory = resolve(options.data ?? mkdtempSync(join(tmpdir(), "bench-reports-")));
try {
  const cookie = await prepare(dataDirectory);
  const other = options.other ? await measureAll(oldest, dataDirectory, cookie) : undefined;
  const ours = await measureAll(repository, dataDirectory, cookie);
  const cell = (found: { took: number; worst: number } | undefined) =>
    found ? `${found.worst.toFixed(0)} ms | ${(found.took / 1000).toFixed(1)} s` : "– | –";
  const lines = reports.map(
    ([name]) => `| ${name} | ${cell(other?.get(name))} | ${cell(ours.get(name))} |`,
  );
  const head = "| | /healthz, other checkout | report | /healthz | report |\n|---|---|---|---|---|";
  const table = [head, ...lines].join("\n");
  const folder = join(benchFolder, "results");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "reports.md"), `${table}\n`);
  console.log(table);
} finally {
  if (!options.data) rmSync(dataDirectory, { recursive: true });
}
