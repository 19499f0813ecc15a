import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPostgresDatabase } from "@console-shell/testing/postgres-database";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { testClient } from "@console-shell/testing/test-client";
import { inject } from "vitest";
import "@console-shell/testing/provided";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readConfiguration } from "../../../configuration.ts";
import { newId } from "#platform/database/id.ts";
import { createLogger } from "#platform/logger.ts";
import { runServer, type RunningServer } from "../../../run-server.ts";

import { failed, mounted, operatorsOf, withCanary } from "#modules/registry/testing/trying.ts";

/** Samples of a scrape: the value by `name{labels}`. */
const samplesOf = (text: string): Map<string, number> =>
  new Map(
    text
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"))
      .map((line) => {
        const [, name, value] = /^([a-z_:][\w:]*(?:\{.*\})?) (\S+)$/is.exec(line) ?? [line, line];
        return [name, Number(value)];
      }),
  );

const token = "the token of a scraper";
const bearer = { authorization: `Bearer ${token}` };

describe("of a server", () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ metricsToken: token });
  });
  afterEach(() => server.close());

  const scrape = async () => {
    const answer = await fetch(`${server.url}/metrics`, { headers: bearer });
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
    return samplesOf(await answer.text());
  };

  test("requests are counted by pattern, whatever their address is", async () => {
    const admin = await server.as("admin");
    const before = await scrape();
    const ids: string[] = [];
    const seriesOf = (samples: Map<string, number>) =>
      [...samples.keys()].filter((name) =>
        name.startsWith("console_http_request_duration_seconds_count"),
      );
    for (let number = 0; number < 20; number += 1) {
      const unknown = newId();
      expect((await admin.request("GET", `/mc-api/operator/${unknown}`)).status).toBe(404);
      ids.push(unknown);
      await server.request("GET", `/nothing/${number}.txt`);
      await server.request("GET", `/mc-api/nothing-${number}`);
    }
    const name =
      'console_http_request_duration_seconds_count{route="/mc-api/operator/:id",method="GET",status="404"}';
    // The last one is counted after its answer.
    const counted = async () => ((await scrape()).get(name) ?? 0) - (before.get(name) ?? 0);
    await expect.poll(counted).toBe(20);
    const after = await scrape();
    expect(seriesOf(after).length - seriesOf(before).length).toBeLessThanOrEqual(3);
    expect(ids.filter((id) => [...after.keys()].join().includes(id))).toEqual([]);
    // Node's own are NaN right after another scrape.
    const own = [...after].filter(([series]) => series.startsWith("console_"));
    expect(own.filter(([, value]) => Number.isNaN(value))).toEqual([]);
  });

  test("sign-ins, mounts, queues and sessions show", async () => {
    const counted = async () => {
      const samples = await scrape();
      return (name: string) => samples.get(name) ?? 0;
    };
    const before = await counted();
    const login = (password: string) =>
      server.request("POST", "/auth/session/login", { body: { account: "sales", password } });
    await login("not the password");
    const [operator] = await operatorsOf(server, 1);
    await withCanary(server, "metered");
    await operator!.report(mounted("metered", "1.1.0"), failed("metered", "1.1.0"));
    await operator!.measure({ name: "metered", version: "1.1.0", vital: "inp", value: 180 });
    const after = await counted();
    const metered = '{app="metered",release="1.1.0",stage="canary"}';
    expect(after(`console_sub_app_mount_duration_seconds_count${metered}`)).toBe(1);
    expect(after(`console_sub_app_mount_failures_total${metered}`)).toBe(1);
    expect(after(`console_web_vital_inp_seconds_sum${metered}`)).toBe(0.18);
    const refused = 'console_sign_ins_total{way="password",outcome="wrong_credentials"}';
    expect(after(refused) - before(refused)).toBe(1);
    expect(after("console_cluster_readable")).toBe(1);
    expect(after('console_cluster_queue_depth{queue="webhooks"}')).toBe(0);
    expect(after('console_cluster_queue_dead{queue="pictures"}')).toBe(0);
    expect(
      after('console_database_transaction_duration_seconds_count{outcome="done"}'),
    ).toBeGreaterThan(0);
    expect(after("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
  });

  test.each(["dashboard.json", "alerts.yaml"])("all that %s names exists", async (file) => {
    const text = await (await fetch(`${server.url}/metrics`, { headers: bearer })).text();
    const declared = text.matchAll(/^# TYPE (\S+) (\S+)$/gm).flatMap(([, name, type]) => {
      const parts =
        type === "histogram" || type === "summary" ? ["_bucket", "_sum", "_count"] : [""];
      return parts.map((part) => `${name}${part}`);
    });
    const known = new Set(declared);
    const named = readFileSync(join("deploy", "monitoring", file), "utf8").matchAll(
      /\b(?:console|nodejs|process)_\w+/g,
    );
    const names = new Set([...named].map(([name]) => name));
    expect(names.size).toBeGreaterThan(10);
    expect([...names].filter((name) => !known.has(name))).toEqual([]);
  });

  test("only the token reads them", async () => {
    for (const authorization of ["", "Bearer wrong", token]) {
      const headers = { authorization };
      const answer = await server.request("GET", "/metrics", { headers });
      expect(answer).toMatchObject({ status: 401, body: { code: "wrong_key" } });
      expect(answer.headers.get("www-authenticate")).toBe("Bearer");
    }
  });
});

test("without a token there is nothing, not even a page", async () => {
  const server = await startTestServer();
  const headers = { accept: "*/*" };
  expect((await server.request("GET", "/metrics", { headers })).status).toBe(404);
  await server.close();
});

test("a port of their own also needs the token, if there is one", async () => {
  const directory = mkdtempSync(join(tmpdir(), "console-metrics-"));
  const lines: string[] = [];
  const start = async (variables: Record<string, string>): Promise<RunningServer> => {
    const database =
      process.env["TEST_DATABASE"] === "postgres"
        ? {
            DATABASE_URL: await createPostgresDatabase(
              inject("postgresUrl"),
              inject("migratedPostgres"),
            ),
          }
        : {};
    const configuration = readConfiguration({
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: directory,
      VISION_WORKERS: "0",
      ...database,
      ...variables,
    });
    return runServer(configuration, createLogger("silent"), {
      say: (line) => lines.push(line),
      tell: () => undefined,
    });
  };
  const running = await start({ METRICS_PORT: "0", METRICS_TOKEN: token });
  try {
    const url = lines.map((line) => /^Metrics are at (\S+)$/.exec(line)?.[1]).find(Boolean)!;
    expect((await fetch(url)).status).toBe(401);
    expect((await fetch(new URL("/", url), { headers: bearer })).status).toBe(404);
    const samples = samplesOf(await (await fetch(url, { headers: bearer })).text());
    const statement = 'console_database_statement_duration_seconds_count{statement="select"}';
    expect(samples.get(statement)).toBeGreaterThan(0);
    const busy = 'console_database_pool_connections{state="busy"}';
    expect(samples.has(busy)).toBe(process.env["TEST_DATABASE"] === "postgres");
    // Not on the console's own port as well.
    const answer = await testClient(running.address).request("GET", "/metrics", {
      headers: bearer,
    });
    expect(answer.status).toBe(404);
  } finally {
    await running.stop();
    rmSync(directory, { recursive: true, force: true });
  }
});
