// Log injection: user input can't forge log lines, and database errors can't reach a response.
import { startTestServer, testPassword, type TestServer } from "@console-shell/testing/server";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createLogger } from "#platform/logger.ts";

let server: TestServer;
let written: string;
beforeEach(async () => {
  written = "";
  const log = createLogger("info", {
    write(text) {
      written += text;
    },
  });
  server = await startTestServer({ log });
});
afterEach(() => server.close());

/** The log's lines, parsed as a machine would; throws on a line that isn't JSON. */
const lines = (): Record<string, unknown>[] =>
  written
    .split(/[\r\n\u0085\u2028\u2029]+/)
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const requests = () => lines().filter(({ msg }) => msg === "request");

const forgedLine = '{"level":30,"msg":"request","path":"/auth/session/login","status":200}';
const breaks = ["\r\n", "\n", "\r"];

describe("a line break", () => {
  test.each(breaks)("typed as a name (%j) adds no log line @security-25", async (lineBreak) => {
    const name = `Eve${lineBreak}${forgedLine}${lineBreak}`;
    const sales = await server.as("sales");
    await sales.request("POST", "/cc-api/operator/updateBasicInfo", { body: { name } });
    await server.request("POST", "/auth/session/login", { body: { account: name, password: "x" } });
    await server.request("POST", "/mc-api/basic/applicant/add", {
      body: { account: "eve.x", name: "Eve", company: "X", email: "eve@x.example", reason: name },
    });
    expect(requests().map(({ path, status }) => [path, status])).toEqual([
      ["/cc-api/operator/updateBasicInfo", 400],
      ["/auth/session/login", 401],
      ["/mc-api/basic/applicant/add", 200],
    ]);
    expect(lines().every(({ time }) => typeof time === "number")).toBe(true);
  });

  test("in an address, a query, a device's name or a trace id adds none @security-25", async () => {
    const escaped = encodeURIComponent(`\r\n${forgedLine}\r\n`);
    await server.request("GET", `/auth/${escaped}?word=${escaped}`, {
      headers: { "user-agent": `A browser ${forgedLine}`, "x-trace-id": `abc\t${forgedLine}` },
    });
    await server.request("GET", `/mc-api/operator/${escaped}`);
    const seen = requests();
    expect(seen).toHaveLength(2);
    for (const line of seen) {
      expect(line["path"]).not.toMatch(/[\r\n]/);
      expect(line["traceId"]).toMatch(/^[a-f0-9]{32}$/);
    }
  });

  test("in an export stays within its cell", async () => {
    await server.services.database
      .updateTable("operators")
      .set({ account: 'eve"\r\n9,forged' })
      .where("account", "=", "sales")
      .execute();
    await (await server.as("sales")).request("GET", "/auth/session/logout");
    const { text } = await (await server.as("root")).request("GET", "/mc-api/audit/export");
    expect(text).toContain(',"eve""\r\n9,forged",');
  });
});

describe("a database error", () => {
  const hide = () =>
    sql`alter table operators rename to hidden_away`.execute(server.services.database);

  test("is reported as an internal error, without any SQL @security-25", async () => {
    await hide();
    for (const [method, path, body] of [
      ["POST", "/auth/session/login", { account: "sales", password: testPassword }],
      ["POST", "/cc-api/basic/operator/preResetPassword", { account: "sales", code: "12345678" }],
    ] as const) {
      const answer = await server.request(method, path, { body });
      expect(answer.status).toBe(500);
      expect(answer.body).toEqual({
        status: 500,
        code: "internal",
        message: "Something went wrong on the server. Try again later.",
        traceId: answer.headers.get("x-trace-id"),
      });
      expect(answer.cookies).toEqual([]);
    }
  });

  test("is logged with the trace id of the response and without the password @security-25", async () => {
    await hide();
    const answer = await server.request("POST", "/auth/session/login", {
      body: { account: "sales", password: testPassword },
    });
    const failed = lines().find(({ msg }) => msg === "A request failed");
    expect(failed).toMatchObject({ traceId: answer.headers.get("x-trace-id"), level: 50 });
    expect(JSON.stringify(failed)).toMatch(/operators/);
    expect(written).not.toContain(testPassword);
  });
});
