import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@console-shell/testing/free-port";
import { createPostgresDatabase } from "@console-shell/testing/postgres-database";
import { type ServerProcess, spawnServer } from "@console-shell/testing/server-process";
import { testClient } from "@console-shell/testing/test-client";
import { afterEach, beforeEach, expect, inject, test } from "vitest";

let variables: Record<string, string>;
let started: ServerProcess[] = [];
const run = (more: Record<string, string>) => {
  const server = spawnServer({ ...variables, ...more });
  started.push(server);
  return server;
};
beforeEach(async () => {
  variables = {
    DATABASE_URL: await createPostgresDatabase(inject("postgresUrl")),
    DATA_DIR: mkdtempSync(join(tmpdir(), "console-workers-")),
  };
});
afterEach(async () => {
  for (const server of started) server.kill("SIGKILL");
  await Promise.all(started.map((server) => server.ended));
  started = [];
  rmSync(variables["DATA_DIR"]!, { recursive: true, force: true });
});

const childrenOf = (parent: number): number[] =>
  execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, ppid]) => (ppid === parent ? [pid!] : []));

/* Each on a connection of its own, so they reach all processes in turn. */
const statuses = (url: string, path: string) =>
  Promise.all(
    Array.from({ length: 8 }, async () => (await testClient(url).request("GET", path)).status),
  );

test("WORKERS run behind one port: one that ends is replaced, a stop drains all", async () => {
  const metricsPort = await freePort();
  const server = run({
    WORKERS: "2",
    // The requests while it drains take seconds on a busy machine.
    DRAIN_SECONDS: "8",
    LOG_LEVEL: "info",
    METRICS_PORT: String(metricsPort),
  });
  const url = await server.url();
  const workers = () => childrenOf(server.pid);
  await server.line(/All 2 server processes are running/);
  await statuses(url, "/auth/account/permissions");
  const scrape = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  // The last one is counted after its answer.
  await expect
    .poll(scrape)
    .toMatch(/console_http_request_duration_seconds_count\{.*status="401".*\} 8\n/);
  expect(await scrape()).toContain("console_cluster_readable 1\n");
  const [killed] = workers();
  process.kill(killed!, "SIGKILL");
  await server.line(/will be replaced/);
  expect(await statuses(url, "/readyz")).toEqual(Array<number>(8).fill(200));
  await expect.poll(workers, { timeout: 20_000 }).toHaveLength(2);
  expect(workers()).not.toContain(killed);
  server.kill("SIGTERM");
  // Not ready, but still serving.
  await expect.poll(() => statuses(url, "/readyz")).toEqual(Array<number>(8).fill(503));
  expect(new Set(await statuses(url, "/auth/account/permissions"))).toEqual(new Set([401]));
  expect(await server.ended).toBe(0);
  expect(workers()).toEqual([]);
});

test("metrics come from the processes that answer in time", async () => {
  const metricsPort = await freePort();
  const server = run({ WORKERS: "2", LOG_LEVEL: "info", METRICS_PORT: String(metricsPort) });
  await server.line(/All 2 server processes are running/);
  const scrape = async () => {
    // Prometheus waits no longer.
    const signal = AbortSignal.timeout(10_000);
    const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`, { signal });
    return { status: answer.status, text: await answer.text() };
  };
  await expect.poll(async () => (await scrape()).text).toContain("console_scraped_processes 2\n");
  const processorTime = (text: string) =>
    Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
  const before = processorTime((await scrape()).text);
  const [frozen] = childrenOf(server.pid);
  process.kill(frozen!, "SIGSTOP");
  try {
    const { status, text } = await scrape();
    expect(status).toBe(200);
    expect(text).toContain("console_scraped_processes 1\n");
    expect(text).toContain("console_cluster_readable 1\n");
    // The frozen one still counts, so that no counter falls.
    expect(processorTime(text)).toBeGreaterThanOrEqual(before);
  } finally {
    process.kill(frozen!, "SIGCONT");
  }
  await expect.poll(async () => (await scrape()).text).toContain("console_scraped_processes 2\n");
});

/** Makes the pause before a replacement, 2 s, endless. */
const endlessPause = `data:text/javascript,
  import { syncBuiltinESMExports } from "node:module";
  import timers from "node:timers/promises";
  const { setTimeout } = timers;
  timers.setTimeout = (delay, ...rest) => setTimeout(delay === 2000 ? 2 ** 31 - 1 : delay, ...rest);
  syncBuiltinESMExports();`;

test("a stop doesn't wait for a replacement", async () => {
  const server = run({
    WORKERS: "2",
    DRAIN_SECONDS: "0",
    LOG_LEVEL: "info",
    NODE_OPTIONS: `--import=${encodeURI(endlessPause)}`,
  });
  await server.line(/All 2 server processes are running/);
  for (const worker of childrenOf(server.pid)) process.kill(worker, "SIGKILL");
  await server.line(/will be replaced/);
  server.kill("SIGTERM");
  expect(await server.ended).toBe(0);
});

test("a process without the role web answers only health checks", async () => {
  const url = await run({ PROCESS_ROLES: "worker,vision" }).url();
  const status = async (path: string) => (await testClient(url).request("GET", path)).status;
  expect(await status("/readyz")).toBe(200);
  expect(await status("/auth/account/permissions")).toBe(404);
  expect(await status("/")).toBe(404);
});

test("more connections than the database accepts are refused at the start", async () => {
  const server = run({ WORKERS: "3", DATABASE_CONNECTIONS: "900" });
  expect(await server.ended).toBe(1);
  expect(server.output.join("\n")).toMatch(/accepts \d+ connections, which isn't enough for 3/);
});
