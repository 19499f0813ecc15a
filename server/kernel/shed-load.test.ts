import { once } from "node:events";
import { type IncomingMessage, request as sendRequest } from "node:http";
import { endpoint } from "@console-shell/contract";
import {
  startTestServer,
  type TestServer,
  type TestServerOptions,
} from "@console-shell/testing/server";
import type { TestAnswer } from "@console-shell/testing/test-client";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import type { Feature } from "./call.ts";
import { openEventStream } from "./event-stream.ts";

const call = (method: "GET" | "POST", name: string) =>
  ({ name: `load.${name}`, path: `/mc-api/load/${name}`, method, access: "public" }) as const;
const answer = { summary: "For this test", output: z.literal(true) };

const quick = endpoint({ ...call("GET", "quick"), ...answer });
const held = endpoint({ ...call("GET", "held"), ...answer });
const stream = endpoint({ ...call("GET", "stream"), ...answer, stream: true });
const write = endpoint({ ...call("POST", "write"), ...answer, body: z.strictObject({}) });

/** A server whose call `held` responds once it's let go. */
const startLoaded = async (load: TestServerOptions["load"]) => {
  const { promise, resolve } = Promise.withResolvers<true>();
  const state = { held: 0, letGo: () => resolve(true) };
  const feature: Feature = (route) => {
    route(quick, () => Promise.resolve(true as const));
    route(write, () => Promise.resolve(true as const));
    route(held, () => {
      state.held += 1;
      return promise;
    });
    route(stream, ({ reply }) => {
      openEventStream(reply);
      return Promise.resolve();
    });
  };
  const endpoints = [quick, held, stream, write];
  const server = await startTestServer({ features: [feature], endpoints, load: load! });
  onTestFinished(() => server.close());
  return { server, state };
};

/** An admitted call whose body has yet to be sent. */
const beginWrite = async (server: TestServer) => {
  const slow = sendRequest(`${server.url}${write.path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "content-length": 2, expect: "100-continue" },
  });
  slow.flushHeaders();
  await once(slow, "continue");
  return slow;
};

const expectShed = async (server: TestServer, refused: TestAnswer) => {
  expect(refused).toMatchObject({ status: 503, body: { code: "unavailable" } });
  expect(refused.headers.get("retry-after")).toBe("5");
  expect(refused.headers.get("x-content-type-options")).toBe("nosniff");
  for (const path of ["/healthz", "/readyz"])
    expect((await server.request("GET", path)).status).toBe(200);
};

test("requests over the limit are rejected at once, except health @security-36", async () => {
  const { server, state } = await startLoaded({ requests: 2, eventLoopDelay: 0 });
  const first = [1, 2].map(() => server.request("GET", held.path));
  await expect.poll(() => state.held).toBe(2);
  await expectShed(server, await server.request("GET", quick.path));
  state.letGo();
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await server.request("GET", quick.path)).status).toBe(200);
});

test("streams, unfinished uploads and aborted requests don't count @security-36", async () => {
  const { server, state } = await startLoaded({ requests: 1, eventLoopDelay: 0 });
  for (let opened = 0; opened < 3; opened += 1) await server.stream(stream.path);

  const slow = await beginWrite(server);
  expect((await server.request("GET", quick.path)).status).toBe(200);
  slow.end("{}");
  await once(slow, "response");

  const givenUp = sendRequest(`${server.url}${held.path}`).end();
  givenUp.on("error", () => undefined);
  await expect.poll(() => state.held).toBe(1);
  expect((await server.request("GET", quick.path)).status).toBe(503);
  givenUp.destroy();
  await expect.poll(async () => (await server.request("GET", quick.path)).status).toBe(200);
  state.letGo();
});

test("requests with a body stay below the limit, even when their bodies arrive together", async () => {
  const { server, state } = await startLoaded({ requests: 1, eventLoopDelay: 0 });
  const slow = await beginWrite(server);
  const first = server.request("GET", held.path);
  await expect.poll(() => state.held).toBe(1);
  slow.end("{}");
  const [refused] = (await once(slow, "response")) as [IncomingMessage];
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "5"]);
  refused.resume();
  state.letGo();
  expect((await first).status).toBe(200);
});

test("while the event loop lags, everything but files and health is rejected @security-36", async () => {
  const { server } = await startLoaded({ eventLoopDelay: 1e-6 });
  expect((await server.request("GET", "/assets/start-00000000.js")).status).toBe(404);
  await expectShed(server, await server.request("GET", quick.path));
});
