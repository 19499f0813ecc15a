import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLogger } from "#platform/logger.ts";

let server: TestServer;
let written: string;
beforeEach(async () => {
  written = "";
  const log = createLogger("warn", {
    write(text) {
      written += text;
    },
  });
  server = await startTestServer({ log });
});
afterEach(() => server.close());

const body = {
  error: "ChunkLoadError",
  message: 'Loading failed\n{"level":60,"msg":"forged"}',
  page: "/finance/clients",
  release: "0123456789ab",
  app: "finance",
  version: "1.4.0",
  file: "/finance/assets/main.js",
  status: 503,
  phase: "load",
  code: "CHUNK_LOAD_FAILED",
};

test("a failed page is logged under the trace id shown to its user", async () => {
  const sales = await server.as("sales");
  const { traceId } = await sales.call("POST /cc-api/failure/report", { body });
  const lines = written
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toEqual([
    expect.objectContaining({
      msg: "a page failed",
      traceId,
      operatorId: server.operatorIds.sales,
      failure: body,
    }),
  ]);
});

test("only signed-in operators can report, and only these fields", async () => {
  const refused = await server.request("POST", "/cc-api/failure/report", { body });
  expect(refused.status).toBe(401);
  const sales = await server.as("sales");
  const wrong = await sales.request("POST", "/cc-api/failure/report", {
    body: { ...body, password: "secret" },
  });
  expect(wrong.status).toBe(400);
  expect(written).not.toContain("secret");
});

test("a page that keeps failing is logged thirty times in five minutes, and always answered", async () => {
  const report = async (role: "sales" | "admin", times: number) => {
    const client = await server.as(role);
    for (let count = 0; count < times; count += 1)
      await client.call("POST /cc-api/failure/report", { body });
  };
  const lines = () => written.split("\n").filter(Boolean).length;
  await report("sales", 31);
  expect(lines()).toBe(30);
  await report("admin", 1);
  expect(lines()).toBe(31);
  server.clock.advance(5 * 60_000);
  await report("sales", 1);
  expect(lines()).toBe(32);
});
