import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openDatabase } from "@console-shell/server/platform/database/open";
import { hashPassword } from "@console-shell/server/modules/identity/password/hash";
import { createOperator } from "@console-shell/server/modules/identity/operator/writes";
import { createPostgresDatabase } from "@console-shell/testing/postgres-database";
import { startPrivatePostgres } from "@console-shell/testing/private-postgres";
import { benchFolder } from "../folders.ts";
import { openConnection } from "../server/connection.ts";
import { requestText } from "../server/request-text.ts";
import { exports, measuredCalls } from "./calls.ts";
import { preparePlace, servePlace } from "./place.ts";

// `npm run bench:day`: the work of a day through one server, with its memory every hour. See ../README.md.

const { values: options } = parseArgs({
  options: {
    database: { type: "string", default: "sqlite" },
    calls: { type: "string", default: "500000" },
    operators: { type: "string", default: "200" },
    /** How long the day takes; with less than the calls need, more than a day passes. */
    minutes: { type: "string", default: "10" },
    size: { type: "string", default: "1" },
  },
});
const hours = 24;
const operators = Number(options.operators);
const connections = 16;
/** Hours after which everything that is compiled and cached once has been. */
const warm = 8;
const password = "seven quiet harbours";

interface Sample {
  heapUsed: number;
  rss: number;
  external: number;
  counted: Record<string, number>;
}

/** What a page asks when it opens; most calls of a day. */
const opening = [
  "/auth/account/info",
  "/cc-api/operator/waiting",
  "/cc-api/notification/list?page=1&pageSize=5",
  "/cc-api/announcement/current",
  "/cc-api/operator/recents",
  "/cc-api/operator/getBasicInfo",
];
// A day has enough of the rest, however slow: some lists read every row of a table.
const lists = measuredCalls.filter(({ name }) => !name.includes("work/"));

/** The nth call of a day: of a hundred, 77 open a page, 15 read lists, 3 view a record, 5 write. */
const requestOf = (n: number, cookie: string): Buffer => {
  const headers = { cookie };
  const part = n % 100;
  const round = Math.floor(n / 100);
  const read = (path: string) => Buffer.from(requestText({ method: "GET", path, headers }));
  if (part < 77) return read(opening[n % opening.length]!);
  if (part < 92) return read(lists[(round * 15 + part) % lists.length]!.path);
  if (part < 95) return read("/mc-api/operator/01900001-0000-7000-8000-000000000007");
  return Buffer.from(
    requestText({
      method: "POST",
      path: "/cc-api/operator/updateBasicInfo",
      body: { phone: `+86 755 8272 ${1000 + (n % 9000)}` },
      headers,
    }),
  );
};

const accountOf = (at: number) => `day-${at}`;

const addOperators = async (place: Parameters<typeof openDatabase>[0]): Promise<void> => {
  const opened = openDatabase(place);
  const passwordHash = await hashPassword(password);
  for (let at = 0; at < operators; at += 1) {
    const account = accountOf(at);
    const operator = { account, name: "Bench", email: `${account}@console.test`, passwordHash };
    await createOperator(opened.database, { ...operator, role: "root", now: Date.now() });
  }
  await opened.close();
};

const folder = mkdtempSync(join(tmpdir(), "bench-day-"));
const samplesFile = join(folder, "samples");
const own =
  options.database === "postgres" ? await startPrivatePostgres({ durable: true }) : undefined;
const url = own && (await createPostgresDatabase(own.url));
console.error("filling the database");
const place = await preparePlace(folder, Number(options.size), url);
await addOperators(url ? { url, onIdleError: () => undefined } : { dataDirectory: folder });
const speed = (hours * 60) / Number(options.minutes);
const hurried = join(import.meta.dirname, "hurried.ts");
const server = await servePlace(place, ["--expose-gc", "--import", hurried], {
  BENCH_SPEED: String(speed),
  BENCH_SAMPLES: samplesFile,
  TRUST_PROXY: "127.0.0.1",
});
const origin = `http://127.0.0.1:${server.port}`;

/** Each from its own address: the rate limits count them. */
const signIn = async (at: number): Promise<string> => {
  const answer = await fetch(`${origin}/auth/session/login`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": `10.0.${at >> 8}.${at & 255}`,
    },
    body: JSON.stringify({ account: accountOf(at), password }),
  });
  const [cookie] = answer.headers.getSetCookie();
  if (!answer.ok || !cookie) throw new Error(`Could not sign in: ${await answer.text()}`);
  return cookie.split(";")[0]!;
};

const signInAll = async (): Promise<string[]> => {
  const cookies: string[] = [];
  for (let at = 0; at < operators; at += 1) cookies.push(await signIn(at));
  return cookies;
};

/** A page that listens for notifications, as each open one does. */
const listen = (cookie: string): (() => void) => {
  const request = get(`${origin}/cc-api/notification/stream`, {
    agent: false,
    headers: { cookie },
  });
  request.on("response", (answer) => answer.resume().on("error", () => undefined));
  request.on("error", () => undefined);
  return () => request.destroy();
};

const sample = async (): Promise<Sample> => {
  const read = () =>
    existsSync(samplesFile) ? readFileSync(samplesFile, "utf8").trim().split("\n") : [];
  const before = read().length;
  process.kill(server.process.pid, "SIGWINCH");
  for (;;) {
    await setTimeout(50);
    const lines = read();
    if (lines.length > before) return JSON.parse(lines.at(-1)!) as Sample;
  }
};

const failures = new Map<string, number>();
let next = 0;

/** Works off an hour's calls on all connections. */
const work = async (until: number, cookies: readonly string[]): Promise<void> => {
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = await openConnection(server.port);
      while (next < until) {
        const n = next;
        next += 1;
        const request = requestOf(n, cookies[n % cookies.length]!);
        const { status, body } = await connection.ask(request);
        if (status === 200) continue;
        const what = `${status} ${request.toString().split("\r\n")[0]} ${body.slice(0, 120)}`;
        failures.set(what, (failures.get(what) ?? 0) + 1);
      }
      connection.close();
    }),
  );
};

const lines: string[] = [];
const say = (line: string) => {
  lines.push(line);
  console.log(line);
};
const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);
const samples: Sample[] = [];
try {
  let cookies: string[] = [];
  say("| hour | calls | heap, MB | resident, MB | external, MB | sockets | timers | seconds |");
  say("|---|---|---|---|---|---|---|---|");
  for (let hour = 1; hour <= hours; hour += 1) {
    const begun = performance.now();
    // Everybody signs in again before an unused session would end.
    if (hour % 4 === 1) cookies = await signInAll();
    const closes = cookies.map(listen);
    await work(Math.round((Number(options.calls) / hours) * hour), cookies);
    for (const path of exports) {
      const answer = await fetch(origin + path, { headers: { cookie: cookies[0]! } });
      await answer.text();
    }
    const left = (Number(options.minutes) * 60_000) / hours - (performance.now() - begun);
    if (left > 0) await setTimeout(left);
    for (const close of closes) close();
    await setTimeout(500);
    const found = await sample();
    samples.push(found);
    const { heapUsed, rss, external, counted } = found;
    say(
      `| ${hour} | ${next} | ${megabytes(heapUsed)} | ${megabytes(rss)} | ${megabytes(external)} | ` +
        `${counted["TCPSocketWrap"] ?? 0} | ${counted["Timeout"] ?? 0} | ${((performance.now() - begun) / 1000).toFixed(0)} |`,
    );
  }
  const mean = (some: readonly Sample[], value: (one: Sample) => number) =>
    some.reduce((sum, one) => sum + value(one), 0) / some.length;
  const middle = samples.slice(warm, (warm + hours) / 2);
  const end = samples.slice((warm + hours) / 2);
  for (const [name, value] of [
    ["heap", (one: Sample) => one.heapUsed],
    ["resident memory", (one: Sample) => one.rss],
  ] as const)
    say(
      `${name}: ${megabytes(mean(middle, value))} MB in hours ${warm + 1} to ${(warm + hours) / 2}, ` +
        `${megabytes(mean(end, value))} MB after (${(mean(end, value) / mean(middle, value)).toFixed(3)})`,
    );
} finally {
  await server.process.stop();
  await own?.stop();
  for (const [what, times] of failures) say(`${times} × ${what}`);
  rmSync(folder, { recursive: true });
}
mkdirSync(join(benchFolder, "results"), { recursive: true });
writeFileSync(join(benchFolder, "results", `day-${options.database}.md`), `${lines.join("\n")}\n`);
