// Traces as a collector receives them.
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startTestServer } from "@console-shell/testing/server";
import { buildOf, teamOf } from "@console-shell/testing/sub-app-team";
import { testClient } from "@console-shell/testing/test-client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readConfiguration } from "../../configuration.ts";
import { runServer } from "../../run-server.ts";
import { createLogger } from "../logger.ts";
import { clientAppOn } from "#modules/clients/webhook/testing/client-app.ts";
import { startReceiver } from "#modules/clients/webhook/testing/receiver.ts";
import { plainImage, uploadOf } from "#modules/catalog/testing/images.ts";
import { EngineUnavailable, type VisionEngine } from "../vision/engine.ts";
import { blindEngine } from "../vision/testing/blind-engine.ts";
import { startTracing } from "./start-tracing.ts";
import { startOtlpReceiver } from "./testing/otlp-receiver.ts";
import { formatTraceParent, parseTraceParent } from "./trace-context.ts";

let receiver: Awaited<ReturnType<typeof startOtlpReceiver>>;
let directory: string;
beforeEach(async () => {
  receiver = await startOtlpReceiver();
  directory = mkdtempSync(join(tmpdir(), "console-traces-"));
});
afterEach(() => {
  receiver.close();
  rmSync(directory, { recursive: true, force: true });
});

const caller = {
  traceId: "0af7651916cd43dd8448eb211c80319c",
  spanId: "b7ad6b7169203331",
  isSampled: true,
};

/** A sign-in that fails, on a server with these variables; ends once all spans have been sent. */
const failToSignIn = async (variables: Record<string, string>, traceparent?: string) => {
  const lines: string[] = [];
  const configuration = readConfiguration({
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: directory,
    VISION_WORKERS: "0",
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    ...variables,
  });
  const log = createLogger("info", { write: (line) => void lines.push(line) });
  const quiet = { say: () => undefined, tell: () => undefined };
  const running = await runServer(configuration, log, quiet);
  try {
    const answer = await testClient(running.address).request("POST", "/auth/session/login", {
      body: { account: "nobody", password: "canary-4711" },
      ...(traceparent && { headers: { traceparent } }),
    });
    expect(answer.status).toBe(401);
    return { traceId: (answer.body as { traceId: string }).traceId, lines };
  } finally {
    await running.stop();
  }
};

test("a request, its transaction and its statements are one trace, which its log line and error name", async () => {
  const { traceId, lines } = await failToSignIn({
    OTEL_SERVICE_NAME: "console of a test",
    OTEL_EXPORTER_OTLP_HEADERS: "x-tenant=a%20b",
  });
  expect(receiver.requests[0]).toMatchObject({
    path: "/v1/traces",
    headers: { "x-tenant": "a b" },
  });
  const spans = receiver.spans.filter((span) => span.traceId === traceId);
  const request = spans.find(({ name }) => name === "POST /auth/session/login")!;
  expect(request).toMatchObject({
    parentId: "",
    service: "console of a test",
    attributes: {
      "http.route": "/auth/session/login",
      "http.response.status_code": 401,
      "error.type": "wrong_credentials",
    },
  });
  const transaction = spans.find(
    ({ name, parentId }) => name === "transaction" && parentId === request.spanId,
  )!;
  const statements = spans.filter(({ parentId }) => parentId === transaction.spanId);
  expect(statements.map(({ name }) => name)).toContain("insert");
  expect(statements.at(-1)?.name).toBe("commit");
  const all = JSON.stringify(receiver.spans);
  expect(all).not.toContain("canary-4711");
  expect(all).not.toContain("127.0.0.1");
  const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(logged.filter((line) => line["traceId"] === traceId)).toMatchObject([{ msg: "request" }]);
});

test("a caller's span is the parent, but its flag doesn't decide whether we record", async () => {
  const traceparent = formatTraceParent(caller);
  expect((await failToSignIn({}, traceparent)).traceId).toBe(caller.traceId);
  const request = receiver.spans.find(({ name }) => name === "POST /auth/session/login");
  expect(request).toMatchObject({ traceId: caller.traceId, parentId: caller.spanId });

  receiver.spans.length = 0;
  const unwanted = { OTEL_TRACES_SAMPLER: "traceidratio", OTEL_TRACES_SAMPLER_ARG: "0" };
  expect((await failToSignIn(unwanted, traceparent)).traceId).toBe(caller.traceId);
  expect(receiver.spans).toEqual([]);
});

test("a backend gets the trace, with the console's span as its parent; and without traces the same id", async () => {
  const seen: IncomingHttpHeaders[] = [];
  const backend = createServer((request, response) => {
    seen.push(request.headers);
    response.end("{}");
  }).listen(0, "127.0.0.1");
  await once(backend, "listening");
  const origin = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  const call = async () => {
    const server = await startTestServer();
    try {
      const team = await teamOf(server, "parking");
      await team.publish(buildOf("parking", "1.0.0"));
      const root = await server.as("root");
      await root.call("PATCH /mc-api/sub-app/:name", {
        params: { name: "parking" },
        body: { backend: origin },
      });
      const headers = { traceparent: formatTraceParent(caller), tracestate: "a=b" };
      expect((await root.request("GET", "/-/apps/parking/api/lots", { headers })).status).toBe(200);
    } finally {
      await server.close();
    }
  };
  const settings = { url: `${receiver.url}/v1/traces`, headers: {}, attributes: {}, ratio: 1 };
  const end = await startTracing(settings, "1", createLogger("silent"));
  try {
    await call();
  } finally {
    await end();
  }
  const span = receiver.spans.find(({ name }) => name === "backend")!;
  const request = receiver.spans.find(({ spanId }) => spanId === span.parentId);
  expect(request).toMatchObject({ traceId: caller.traceId, parentId: caller.spanId });
  const { traceId } = caller;
  const { spanId } = span;
  expect(parseTraceParent(seen[0]!["traceparent"])).toEqual({ traceId, spanId, isSampled: true });
  expect(seen[0]!["tracestate"]).toBeUndefined();

  await call();
  expect(parseTraceParent(seen[1]!["traceparent"])).toMatchObject({ traceId, isSampled: false });
  backend.close();
});

test("a webhook carries the trace of its delivery, which is linked to the request's and has the job's id", async () => {
  const settings = { url: `${receiver.url}/v1/traces`, headers: {}, attributes: {}, ratio: 1 };
  const end = await startTracing(settings, "1", createLogger("silent"));
  const target = await startReceiver();
  const server = await startTestServer({ webhooks: { privateAddresses: true, every: 20 } });
  try {
    const clientApp = await clientAppOn(server);
    const { webhook } = await clientApp.addWebhook(`${target.url}/hook`);
    const { id } = await clientApp.test(webhook.id);
    await expect.poll(() => target.received.length).toBe(1);
    await server.stop();
    await end();
    const sent = receiver.spans.find(({ name }) => name === "webhook")!;
    const job = receiver.spans.find(({ spanId }) => spanId === sent.parentId);
    const request = receiver.spans.find(({ name }) => /^POST .*\/test$/.test(name))!;
    expect(job).toMatchObject({
      name: "webhooks",
      parentId: "",
      attributes: { "job.id": id },
      links: [{ traceId: request.traceId, spanId: request.spanId }],
    });
    expect(job?.traceId).not.toBe(request.traceId);
    const { traceId, spanId } = sent;
    const carried = parseTraceParent(target.received[0]!.headers["traceparent"]);
    expect(carried).toEqual({ traceId, spanId, isSampled: true });
  } finally {
    await end();
    await server.close();
    await target.down();
  }
});

test("each attempt at a job is linked to the request that queued it; without traces nothing is stored", async () => {
  const settings = { url: `${receiver.url}/v1/traces`, headers: {}, attributes: {}, ratio: 1 };
  let isAway = true;
  const vision: VisionEngine = {
    ...blindEngine,
    detectFaces: (picture) =>
      isAway ? Promise.reject(new EngineUnavailable("away")) : blindEngine.detectFaces(picture),
  };
  const end = await startTracing(settings, "1", createLogger("silent"));
  const server = await startTestServer({ vision });
  try {
    const root = await server.as("root");
    const upload = async (name: string) => {
      const body = { name, kind: "faces" } as const;
      const { id } = await root.call("POST /cc-api/library/create", { body });
      await root.call("POST /cc-api/library/:id/image/upload", {
        params: { id },
        body: uploadOf(await plainImage().png().toBuffer(), "a.png", "image/png"),
      });
    };
    const jobs = () =>
      server.services.database
        .selectFrom("jobs")
        .select(["id", "tries", "state", "traceParent"])
        .orderBy("id")
        .execute();
    await upload("Traced");
    await expect.poll(async () => (await jobs())[0]?.tries).toBe(1);
    isAway = false;
    server.clock.advance(2_000);
    await expect.poll(async () => (await jobs())[0]?.state).toBe("done");
    const id = (await jobs())[0]?.id;
    await end();
    const request = receiver.spans.find(({ name }) => /^POST .*\/upload$/.test(name))!;
    const attempts = receiver.spans.filter(({ attributes }) => attributes["job.id"] === id);
    const { traceId, spanId } = request;
    const link = { traceId, spanId };
    expect(attempts.map(({ links }) => links)).toEqual([[link], [link]]);
    expect(new Set(attempts.map((one) => one.traceId).concat(traceId)).size).toBe(3);

    await upload("Not traced");
    await expect.poll(async () => (await jobs())[1]?.state).toBe("done");
    expect((await jobs())[1]?.traceParent).toBeNull();
  } finally {
    await end();
    await server.close();
  }
});

test.each([
  "00-00000000000000000000000000000000-b7ad6b7169203331-01",
  "00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01",
  "00-0AF7651916CD43DD8448EB211C80319C-b7ad6b7169203331-01",
  "ff-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
  "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01-more",
  "nonsense",
])("%s isn't a trace", (header) => {
  expect(parseTraceParent(header)).toBeUndefined();
});
