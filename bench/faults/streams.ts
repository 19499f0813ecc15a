import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type ClientRequest, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { sessionCookieName } from "@console-shell/server/kernel/session-cookie";
import { createSession } from "@console-shell/server/modules/identity/session/writes";
import { openDatabase } from "@console-shell/server/platform/database/open";
import { freePort } from "@console-shell/testing/free-port";
import { sampleSite } from "@console-shell/testing/nginx";
import { preparePlace, servePlace } from "../growth/place.ts";
import { repository } from "../folders.ts";

// `npm run bench:streams`: event streams through the nginx of deploy/, with its limits and with Debian's. See ../README.md.

const { values: options } = parseArgs({
  options: { streams: { type: "string", default: "1500" } },
});
const streams = Number(options.streams);
const atOnce = 250;
const calls = 20;
/** Milliseconds after which a stream isn't waited for: nginx without free files leaves it in the queue. */
const patience = 5_000;
const streamPath = "/cc-api/notification/stream";

const main = readFileSync(join(repository, "deploy", "nginx", "nginx.conf"), "utf8");
const valueOf = (name: string) => {
  const [, value] = new RegExp(`${name} (\\d+);`).exec(main) ?? [];
  if (value === undefined) throw new Error(`The sample of nginx sets no ${name}`);
  return value;
};

/** What nginx may ask for at most here; systemd gives a service half a million. */
const hard = execFileSync("sh", ["-c", "ulimit -Hn"], { encoding: "utf8" }).trim();
const files = Math.min(
  Number(valueOf("worker_rlimit_nofile")),
  hard === "unlimited" ? Infinity : Number(hard),
);

/** Limits of an nginx process; a service of systemd may open 1,024 files unless nginx asks for more. */
const limits = {
  Debian: "events { worker_connections 768; }",
  "only 4096 worker_connections": "events { worker_connections 4096; }",
  "deploy/nginx": `worker_rlimit_nofile ${files};
    events { worker_connections ${valueOf("worker_connections")}; }`,
};

const startNginx = async (node: number, limit: string) => {
  const folder = mkdtempSync(join(tmpdir(), "console-streams-"));
  const port = await freePort();
  writeFileSync(
    join(folder, "nginx.conf"),
    `user root; daemon off; worker_processes 1; pid nginx.pid; error_log error.log; ${limit}
     http { access_log off; client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi;
       uwsgi_temp_path uwsgi; scgi_temp_path scgi; ${sampleSite(port, [node])} }`,
  );
  const start = `ulimit -Sn 1024; exec nginx -p ${folder} -c nginx.conf -e error.log`;
  const child = spawn("sh", ["-c", start], { stdio: "inherit" });
  await setTimeout(500);
  return {
    port,
    /** The error log's messages that are about limits, each with how often. */
    complaints() {
      const found = readFileSync(join(folder, "error.log"), "utf8").match(
        /\d+ worker_connections are not enough|Too many open files/g,
      );
      return Object.entries(Object.groupBy(found ?? [], (text) => text)).map(
        ([text, all]) => `${text} (${all!.length})`,
      );
    },
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Opens a stream that stays in `open` until it ends; resolves with its first event, or once it has failed. */
const openStream = (port: number, cookie: string, open: Set<ClientRequest>): Promise<void> =>
  new Promise((resolve) => {
    const headers = { cookie };
    const sent = request({ host: "127.0.0.1", port, path: streamPath, headers, agent: false });
    const end = () => {
      open.delete(sent);
      resolve();
    };
    const late = global.setTimeout(() => sent.destroy(), patience);
    sent.on("error", end).on("close", end);
    sent.on("response", (response) => {
      response.on("error", end);
      if (response.statusCode === 200) open.add(sent);
      response.on("data", () => {
        clearTimeout(late);
        resolve();
      });
    });
    sent.end();
  });

/** A session for each stream: one of them keeps at most four. */
const sessionsOf = async (dataDirectory: string): Promise<string[]> => {
  const opened = openDatabase({ dataDirectory });
  const { database } = opened;
  const { id } = await database
    .selectFrom("operators")
    .select("id")
    .where("account", "=", "bench")
    .executeTakeFirstOrThrow();
  const found: string[] = [];
  for (let at = 0; at < streams; at += 1) {
    const token = await createSession(opened, id, { now: Date.now() });
    found.push(`${sessionCookieName("http://console.bench")}=${token}`);
  }
  await opened.close();
  return found;
};

const folder = mkdtempSync(join(tmpdir(), "console-streams-data-"));
const data = join(folder, "data");
mkdirSync(data);
const place = await preparePlace(data, 1, undefined);
const cookies = await sessionsOf(data);
const server = await servePlace(place);
console.log(`| nginx | streams | calls of ${calls} | its log |\n|---|---|---|---|`);
try {
  for (const [name, limit] of Object.entries(limits)) {
    const nginx = await startNginx(server.port, limit);
    const open = new Set<ClientRequest>();
    for (let at = 0; at < streams; at += atOnce)
      await Promise.all(
        cookies.slice(at, at + atOnce).map((cookie) => openStream(nginx.port, cookie, open)),
      );
    let answered = 0;
    for (let at = 0; at < calls; at += 1) {
      const headers = { cookie: server.cookie };
      const address = `http://127.0.0.1:${nginx.port}/mc-api/mail/list`;
      const signal = AbortSignal.timeout(patience);
      const answer = await fetch(address, { headers, signal }).catch(() => undefined);
      await answer?.arrayBuffer();
      if (answer?.ok) answered += 1;
    }
    console.log(
      `| ${name} | ${open.size} of ${streams} | ${answered} | ${nginx.complaints().join(", ")} |`,
    );
    for (const sent of open) sent.destroy();
    await nginx.stop();
  }
} finally {
  await server.process.stop();
  rmSync(folder, { recursive: true });
}
