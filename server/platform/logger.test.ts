import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { startTestServer } from "@console-shell/testing/server";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { createLogger, logDestination } from "./logger.ts";
import { probe, probeEndpoints } from "#kernel/test-endpoints.ts";

const keepLines = () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(...chunk.toString("utf8").trim().split("\n"));
      done();
    },
  });
  return { lines, stream };
};

test("secrets never appear in a log line, wherever they usually are @security-24", () => {
  const { lines, stream } = keepLines();
  const log = createLogger("info", stream);
  const secret = "canary-4711";
  for (const name of ["password", "newPassword", "code", "resetToken", "cookie", "authorization"]) {
    log.info({ [name]: secret }, "top");
    log.info({ body: { [name]: secret } }, "body");
    log.info({ req: { headers: { [name]: secret } } }, "headers");
  }
  log.info({ res: { headers: { "set-cookie": secret } } }, "answer");
  expect(lines).toHaveLength(19);
  expect(lines.join("\n")).not.toContain(secret);
});

test("an answered request is one line of JSON, without its query, with its trace id", async () => {
  const { lines, stream } = keepLines();
  const log = createLogger("info", stream);
  const server = await startTestServer({ features: [probe], endpoints: probeEndpoints, log });
  const admin = await server.as("admin");
  await admin.request("GET", "/mc-api/probe/secret?word=canary-4711", {
    headers: { "x-trace-id": "0af7651916cd43dd8448eb211c80319c" },
  });
  await server.request("GET", "/mc-api/probe/failing");
  await server.request("GET", "/healthz");
  await server.close();
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(
    entries.find((entry) => entry["traceId"] === "0af7651916cd43dd8448eb211c80319c"),
  ).toMatchObject({
    msg: "request",
    method: "GET",
    path: "/mc-api/probe/secret",
    call: "probe.secret",
    status: 200,
    operatorId: server.operatorIds.admin,
  });
  expect(lines.join("\n")).not.toContain("canary-4711");
  expect(lines.join("\n")).not.toContain("healthz");
  expect(lines.join("\n")).not.toContain(admin.cookie.split("=")[1]);
  expect(entries).toContainEqual(
    expect.objectContaining({
      msg: "A request failed",
      err: expect.objectContaining({
        message: "select * from operators failed at 10.0.0.7",
      }) as unknown,
    }),
  );
});

test("lines reach the file before exit, and no request waits for the disk", () => {
  const directory = fs.mkdtempSync(join(tmpdir(), "log-"));
  const file = join(directory, "log");
  const fsync = vi.spyOn(fs, "fsyncSync");
  try {
    const destination = logDestination(pino.destination({ dest: file, sync: true }));
    for (let line = 0; line < 1000; line += 1) destination.write("line\n");
    expect(fsync).not.toHaveBeenCalled();
    expect(fs.readFileSync(file, "utf8").length).toBeGreaterThan(4500);
    destination.flushSync();
    expect(fs.readFileSync(file, "utf8")).toBe("line\n".repeat(1000));
  } finally {
    fsync.mockRestore();
    fs.rmSync(directory, { recursive: true });
  }
});
