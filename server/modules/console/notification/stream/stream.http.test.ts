import { endpoints } from "@console-shell/contract";
import type { Served } from "@console-shell/contract/calls/notification-stream";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import type { TestStream } from "@console-shell/testing/event-stream";
import { readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { builtFixture } from "#modules/registry/pages/fixture.ts";
import { applyAndConfirm } from "#modules/identity/applicant/testing/apply.ts";
import { sessionLifetimes } from "#kernel/session-lifetimes.ts";
import { streamsOfSession } from "./broadcaster.ts";

const path = "/cc-api/notification/stream";
let server: TestServer;
let opened: TestStream[];
beforeEach(async () => {
  opened = [];
  server = await startTestServer();
});
afterEach(async () => {
  for (const stream of opened) stream.close();
  await server.close();
});

/** Opens a session's stream, past its greeting. */
const listen = async (client: { cookie: string }) => {
  const stream = await server.stream(path, client);
  opened.push(stream);
  expect(stream.status).toBe(200);
  await stream.next("hello");
  return stream;
};
const listenAs = async (role: Parameters<TestServer["as"]>[0]) => listen(await server.as(role));
const names = ({ events }: TestStream) => events.map(({ event }) => event);

/** Broadcasts an event to every client; any earlier events have arrived by then. */
const announce = async () => {
  const words = { "en-US": "Now" };
  const body = {
    title: words,
    text: words,
    level: "info" as const,
    startsAt: server.clock.now(),
    endsAt: null,
  };
  return (await server.as("root")).call("POST /mc-api/announcement/create", { body });
};

describe("the stream", () => {
  test("starts with the served release, unbuffered and uncached", async () => {
    const stream = await server.stream(path, await server.as("sales"));
    opened.push(stream);
    expect(stream.status).toBe(200);
    expect(Object.fromEntries(stream.headers)).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
      "x-trace-id": expect.any(String),
    });
    const served = {
      release: expect.any(String),
      console: expect.any(String),
      subApps: expect.any(Object),
      needs: {},
      account: expect.any(String),
    };
    expect(await stream.next("hello")).toEqual(served);
  });

  test("needs a session", async () => {
    const answer = await server.request("GET", path);
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code: "not_signed_in" });
  });

  test("sends a notification to its recipient only, as the list has it", async () => {
    const [admin, sales] = [await listenAs("admin"), await listenAs("sales")];
    await applyAndConfirm(server);
    const told = await admin.next("notification");
    await admin.next("waiting");
    const { items } = await (await server.as("admin")).call("GET /cc-api/notification/list");
    expect(told).toEqual(items[0]);
    await announce();
    await sales.next("announcements");
    expect(names(sales)).toEqual(["hello", "announcements"]);
  });

  test("sends that notifications were read, directly or by a decision", async () => {
    const [admin, root] = [await listenAs("admin"), await listenAs("root")];
    const id = await applyAndConfirm(server);
    await admin.next("notification");
    await root.next("notification");
    const client = await server.as("admin");
    await client.call("POST /cc-api/notification/read-all");
    await admin.next("notifications");
    await client.call("POST /mc-api/applicant/:id/reject", {
      params: { id },
      body: { reason: "Not now" },
    });
    await root.next("notifications");
    expect(names(admin).filter((name) => name === "notifications")).toHaveLength(1);
  });

  test("sends that an announcement is created, starts or ends", async () => {
    const sales = await listenAs("sales");
    const { id } = await announce();
    await sales.next("announcements");
    const change = { title: { "en-US": "Later" }, text: { "en-US": "Later" }, level: "info" };
    const startsAt = server.clock.now() + 1000;
    await (
      await server.as("root")
    ).request("POST", `/mc-api/announcement/${id}/update`, {
      body: { ...change, startsAt, endsAt: startsAt + 1000 },
    });
    await sales.next("announcements");
    server.clock.advance(1000);
    await sales.next("announcements");
    server.clock.advance(1000);
    await sales.next("announcements");
  });

  test("sends a dismissed announcement once, however often it is dismissed", async () => {
    const { id } = await announce();
    const client = await server.as("sales");
    const stream = await listen(client);
    const dismiss = () => client.call("POST /cc-api/announcement/:id/dismiss", { params: { id } });
    await dismiss();
    await stream.next("announcements");
    await dismiss();
    await client.call("POST /cc-api/notification/read-all");
    await applyAndConfirm(server);
    await announce();
    await stream.next("announcements");
    expect(names(stream)).toEqual(["hello", "announcements", "announcements"]);
  });

  test("doesn't repeat earlier events", async () => {
    await applyAndConfirm(server);
    const admin = await listenAs("admin");
    await announce();
    await admin.next("announcements");
    expect(names(admin)).toEqual(["hello", "announcements"]);
  });
});

describe("a listening account", () => {
  test("with a new role, name or grants is notified", async () => {
    const sales = await listenAs("sales");
    const root = await server.as("root");
    const params = { id: server.operatorIds.sales };
    await root.call("PATCH /mc-api/operator/:id", { params, body: { role: "operation" } });
    await sales.next("account");
    expect(names(sales)).toContain("notification");
    await root.call("PATCH /mc-api/operator/:id", { params, body: { name: "Lin" } });
    await sales.next("account");
    const grant = { role: "operation", permission: "console:open" } as const;
    await server.services.database
      .deleteFrom("rolePermissions")
      .where("role", "=", grant.role)
      .where("permission", "=", grant.permission)
      .execute();
    await sales.next("account");
  });

  test("that signs out gets a last message, and the stream ends", async () => {
    const client = await server.as("sales");
    const [stream, other] = [await listen(client), await listenAs("sales")];
    await client.call("GET /auth/session/logout");
    await stream.next("session-ended");
    await stream.ended;
    expect(names(other)).toEqual(["hello"]);
  });

  test("that is disabled loses all its streams", async () => {
    const streams = [await listenAs("sales"), await listenAs("sales")];
    await (
      await server.as("root")
    ).call("POST /mc-api/operator/:id/disable", { params: { id: server.operatorIds.sales } });
    for (const stream of streams) {
      await stream.next("session-ended");
      await stream.ended;
    }
  });

  test("doesn't extend its session by listening: it ends when idle @security-4", async () => {
    const client = await server.as("sales");
    const stream = await listen(client);
    server.clock.advance(sessionLifetimes.idle - 1);
    await announce();
    await stream.next("announcements");
    server.clock.advance(1);
    await stream.next("session-ended");
    await stream.ended;
  });

  test("keeps listening when its token changes", async () => {
    const client = await server.as("sales");
    const stream = await listen(client);
    const { status } = await client.request("POST", "/auth/session/reauthenticate", {
      body: { password: "seven quiet harbours" },
    });
    expect(status).toBe(200);
    await announce();
    await stream.next("announcements");
    expect(names(stream)).toEqual(["hello", "announcements"]);
  });

  test(`has at most ${streamsOfSession} streams per session; the oldest closes`, async () => {
    const client = await server.as("sales");
    const streams: TestStream[] = [];
    for (let count = 0; count <= streamsOfSession; count += 1) streams.push(await listen(client));
    await streams[0]!.next("too-many");
    await streams[0]!.ended;
    await announce();
    for (const stream of streams.slice(1)) await stream.next("announcements");
  });
});

describe("the server", () => {
  test("stops at once despite listeners, even if one doesn't read", async () => {
    const streams = [await listenAs("sales"), await listenAs("admin")];
    const { hostname, port } = new URL(server.url);
    const { cookie } = await server.as("root");
    const silent = connect(Number(port), hostname);
    silent.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n\r\n`);
    await new Promise((resolve) => silent.once("readable", resolve));
    // A connection that the server waited for would keep it here until the test times out.
    await server.close();
    await Promise.all(streams.map(({ ended }) => ended));
    silent.destroy();
    server = await startTestServer();
  });

  test("counts a stream as answered when it starts, not by its duration", async () => {
    const stream = await listenAs("sales");
    const query = { range: "24h", search: "notification.stream" } as const;
    const asked = async () =>
      (await server.as("root")).call("GET /cc-api/usage/operations", { query });
    const { items } = await asked();
    expect(items).toMatchObject([{ operation: "notification.stream", calls: 1 }]);
    stream.close();
    await stream.ended;
    await announce();
    expect((await asked()).items[0]!.calls).toBe(1);
  });

  test("sends a new release of the page or of a sub-app once", async () => {
    const built = builtFixture();
    const ofBuilds = await startTestServer({ pages: { root: built.root } });
    const stream = await ofBuilds.stream(path, await ofBuilds.as("sales"));
    const before = (await stream.next("hello")) as Served;
    expect(Object.keys(before.subApps)).toEqual(["finance"]);
    const manifest = join(built.root, "sub-apps/finance/dist/manifest.json");
    const content = readFileSync(manifest, "utf8");
    writeFileSync(manifest, content.replace("sha384-m", "sha384-n"));
    const after = (await stream.next("release")) as Served;
    expect(after.release).not.toBe(before.release);
    expect(after.subApps["finance"]).not.toBe(before.subApps["finance"]);
    expect(names(stream)).toEqual(["hello", "release"]);
    stream.close();
    await ofBuilds.close();
    built.remove();
  });

  test("declares it as a stream of events", async () => {
    const { body } = await server.request("GET", "/openapi.json");
    const { paths } = body as { paths: Record<string, { get: { responses: object } }> };
    expect(paths[path]!.get.responses).toMatchObject({
      200: { content: { "text/event-stream": { schema: expect.any(Object) } } },
    });
    expect(endpoints.filter((endpoint) => "stream" in endpoint)).toHaveLength(1);
  });
});
