import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Role } from "@console-shell/contract";
import { createOperator } from "@console-shell/server/modules/identity/operator/writes";
import { createSession } from "@console-shell/server/modules/identity/session/writes";
import { sessionCookieName } from "@console-shell/server/kernel/session-cookie";
import { openDatabase } from "@console-shell/server/platform/database/open";
import { freePort } from "@console-shell/testing/free-port";
import { connectToPostgres, runOnPostgres } from "@console-shell/testing/postgres-database";
import { startPrivatePostgres } from "@console-shell/testing/private-postgres";
import { cpuSecondsOf } from "../faults/cpu.ts";
import { benchFolder, repository } from "../folders.ts";
import { type Place, preparePlace } from "../growth/place.ts";
import { table } from "../report/table.ts";
import { startProcess } from "../server/start-process.ts";
import { summarize } from "../statistics.ts";
import type { Asked, Seen } from "./pages.ts";

// `npm run bench:crowd`: what changes cost a server to which many pages listen. See ../README.md.

const { values: options } = parseArgs({
  options: {
    databases: { type: "string", default: "sqlite,postgres" },
    size: { type: "string", default: "100" },
    pages: { type: "string", default: "2000" },
    changes: { type: "string", default: "10" },
    seconds: { type: "string", default: "60" },
    /** The folder of another checkout, whose server runs. */
    server: { type: "string", default: repository },
    /** `own` as the shell decides now, `previous` as it did before it spread its reads. */
    page: { type: "string", default: "own" },
    quick: { type: "boolean", default: false },
    /** Keeps the filled databases here, with `postgres`, the URL of a server's maintenance database. */
    data: { type: "string" },
    postgres: { type: "string" },
  },
});
const [size, pages, changes, seconds] = options.quick
  ? [1, 300, 4, 20]
  : ([options.size, options.pages, options.changes, options.seconds].map(Number) as [
      number,
      number,
      number,
      number,
    ]);

/** Milliseconds between two calls of the unrelated list. */
const askEvery = 100;
/** Milliseconds after which a call counts as unanswered. */
const patience = 30_000;
const list = "/mc-api/operator/list?page=1&pageSize=20&sort=account&order=asc";
/** Two sets of permissions, both told of every top-up. */
const roles: Role[] = ["root", "bizDirector"];

/** A session for each page, of an operator each. */
const addSessions = async (place: Place): Promise<string[]> => {
  const url = place.variables["DATABASE_URL"];
  const opened = openDatabase(
    url ? { url, onIdleError: () => undefined } : { dataDirectory: place.folder },
  );
  try {
    // Those of an earlier run on the same data: each change notifies everybody who decides about it.
    await opened.database
      .updateTable("operators")
      .set({ status: "disabled" })
      .where("account", "like", "crowd-%")
      .execute();
    const now = Date.now();
    const cookies: string[] = [];
    for (let page = 0; page < pages; page += 1) {
      const account = `crowd-${now}-${page}`;
      const role = roles[page % roles.length]!;
      const operator = { account, name: account, email: `${account}@console.test`, role };
      const id = await createOperator(opened.database, { ...operator, passwordHash: "-", now });
      const token = await createSession(opened, id, { now });
      cookies.push(`${sessionCookieName(place.variables["PUBLIC_URL"]!)}=${token}`);
    }
    return cookies;
  } finally {
    await opened.close();
  }
};

interface Answer {
  took: number;
  status: number;
}

/** Asks at even intervals, whether earlier calls were answered or not. */
const askFor = async (
  { origin, cookie }: { origin: string; cookie: string },
  length: number,
): Promise<Answer[]> => {
  const answers: Promise<Answer>[] = [];
  const ask = async (): Promise<Answer> => {
    const begun = performance.now();
    const status = await fetch(origin + list, {
      headers: { cookie },
      signal: AbortSignal.timeout(patience),
    }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => 0,
    );
    return { took: performance.now() - begun, status };
  };
  const timer = setInterval(() => answers.push(ask()), askEvery);
  await setTimeout(length * 1_000);
  clearInterval(timer);
  return Promise.all(answers);
};

const measure = async (place: Place) => {
  console.error(`${place.dialect}: ${pages} sessions`);
  const cookies = await addSessions(place);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await startProcess([join(resolve(options.server), "server", "main.ts")], {
    url: `${origin}/readyz`,
    log: join(place.folder, "bench-log"),
    variables: { ...place.variables, PORT: String(port) },
  });
  const crowd = fork(join(import.meta.dirname, "pages.ts"));
  const tell = (asked: Asked) => crowd.send(asked);
  const heard = async <Kind extends string>(kind: Kind): Promise<{ kind: Kind; seen: Seen }> => {
    for (;;) {
      const [message] = (await once(crowd, "message")) as [{ kind: Kind; seen: Seen }];
      if (message.kind === kind) return message;
    }
  };
  try {
    console.error("opening the pages");
    tell({ kind: "open", origin, cookies, isPrevious: options.page === "previous" });
    await heard("opened");
    const { cookie } = place;
    const clients = (await (
      await fetch(`${origin}/cc-api/finance/client/list?pageSize=1`, { headers: { cookie } })
    ).json()) as { items: { id: string }[] };
    const clientId = clients.items[0]!.id;
    const change = async () => {
      tell({ kind: "change" });
      const idempotencyKey = crypto.randomUUID().replaceAll("-", "");
      const answer = await fetch(`${origin}/cc-api/finance/top-up/propose`, {
        method: "POST",
        headers: { cookie, "content-type": "application/json" },
        body: JSON.stringify({ clientId, amount: 100, reference: "Crowd", idempotencyKey }),
      });
      if (!answer.ok) throw new Error(`The change was answered ${answer.status}`);
    };
    await askFor({ origin, cookie }, seconds / 10);
    console.error("idle");
    const cpu = [cpuSecondsOf(server.pid)];
    const idle = await askFor({ origin, cookie }, seconds / 2);
    cpu.push(cpuSecondsOf(server.pid));
    console.error(`${changes} changes`);
    const failures: unknown[] = [];
    let made = 0;
    const timer = setInterval(
      () => {
        if ((made += 1) === changes) clearInterval(timer);
        void change().catch((error: unknown) => failures.push(error));
      },
      (seconds * 1_000) / (changes + 1),
    );
    const changing = await askFor({ origin, cookie }, seconds);
    cpu.push(cpuSecondsOf(server.pid));
    for (const failure of failures) console.error(failure);
    tell({ kind: "end" });
    const { seen } = await heard("seen");
    const [start, between, end] = cpu as [number, number, number];
    // Beyond what it needs without changes. Unlike durations, it doesn't depend on what else the machine does.
    const each = (end - between - 2 * (between - start)) / changes;
    return { idle, changing, seen, failed: failures.length, each };
  } finally {
    crowd.kill();
    await server.stop();
  }
};

const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const refusedOf = (answers: readonly Answer[]) =>
  answers.filter(({ status }) => status !== 200).length;

const lineOf = (
  dialect: string,
  { idle, changing, seen, failed, each }: Awaited<ReturnType<typeof measure>>,
) => {
  const [before, under] = [idle, changing].map((answers) =>
    summarize(answers.map(({ took }) => took)),
  ) as [ReturnType<typeof summarize>, ReturnType<typeof summarize>];
  const calls = Object.values(seen.answers).reduce((sum, count) => sum + count, 0);
  const shown = summarize(seen.shown);
  return [
    dialect,
    milliseconds(before.p95),
    milliseconds(under.p95),
    (under.p95 / before.p95).toFixed(1),
    milliseconds(Math.max(...changing.map(({ took }) => took))),
    `${refusedOf(changing) + failed} of ${changing.length + changes}`,
    `${each.toFixed(2)} s`,
    String(calls),
    String(calls - (seen.answers[200] ?? 0)),
    `${seen.shown.length}`,
    Number.isNaN(shown.p95) ? "–" : milliseconds(shown.p95),
  ];
};

const databaseAt = async (server: string, name: string): Promise<string> => {
  const client = await connectToPostgres(server);
  const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
  await client.end();
  if (rowCount === 0) await runOnPostgres(server, `create database ${name}`);
  return new URL(`/${name}`, server).href;
};

const data = resolve(options.data ?? mkdtempSync(join(tmpdir(), "bench-crowd-")));
const own =
  options.databases.includes("postgres") && !options.postgres
    ? await startPrivatePostgres({ durable: true })
    : undefined;
const lines: string[][] = [];
try {
  for (const dialect of options.databases.split(",")) {
    const postgres = dialect === "postgres" ? (options.postgres ?? own?.url) : undefined;
    const url = postgres && (await databaseAt(postgres, `growth_${size}`));
    console.error(`${dialect}: filling`);
    const place = await preparePlace(join(data, `${dialect}-${size}`), size, url);
    const line = lineOf(dialect, await measure(place));
    console.error(line.join(" | "));
    lines.push(line);
  }
} finally {
  await own?.stop();
  if (!options.data) rmSync(data, { recursive: true });
}
const text = table([
  [
    "database",
    "list, p95 idle",
    "p95 with changes",
    "ratio",
    "slowest",
    "not 200",
    "server's CPU, a change",
    "pages' calls",
    "their not 200",
    "counts shown",
    "after, p95",
  ],
  ...lines,
]).join("\n");
console.log(text);
mkdirSync(join(benchFolder, "results"), { recursive: true });
writeFileSync(join(benchFolder, "results", "crowd.md"), `${text}\n`);
