import { startTestServer, testPassword, type TestServer } from "@console-shell/testing/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sessionLifetimes } from "#kernel/session-lifetimes.ts";
import { maxSessions } from "../session/open.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const login = async (device: string, account = "sales") => {
  const answer = await server.request("POST", "/auth/session/login", {
    body: { account, password: testPassword },
    headers: { "user-agent": device },
  });
  return answer.cookies[0]!.split(";")[0]!;
};
const list = async (cookie: string) => {
  const { status, body } = await server.request("GET", "/cc-api/operator/sessions", { cookie });
  return status === 200
    ? (body as { items: { id: string; device: string; current: boolean }[] }).items
    : status;
};
const end = (cookie: string, which: string) =>
  server.request("POST", `/cc-api/operator/sessions/${which}`, { cookie });

test("an operator sees where their account is signed in, and which session is this one @security-6", async () => {
  await login("An old browser");
  server.clock.advance(60_000);
  const cookie = await login("This browser");
  expect(await list(cookie)).toEqual([
    {
      id: expect.any(String),
      device: "This browser",
      address: "127.0.0.1",
      createdAt: server.clock.now(),
      lastSeenAt: server.clock.now(),
      current: true,
    },
    expect.objectContaining({ device: "An old browser", current: false }),
  ]);
  server.clock.advance(sessionLifetimes.idle);
  const later = await login("A third browser");
  expect(await list(later)).toMatchObject([{ device: "A third browser" }]);
});

test("ending one session ends only that one, at once @security-6", async () => {
  const [lost, kept] = [await login("Lost"), await login("Kept")];
  const found = (await list(kept)) as { id: string; device: string }[];
  const { id } = found.find(({ device }) => device === "Lost")!;
  expect((await end(kept, `${id}/end`)).status).toBe(200);
  expect([await list(lost), ((await list(kept)) as unknown[]).length]).toEqual([401, 1]);
  expect((await end(kept, `${id}/end`)).status).toBe(404);
});

test("another operator's session can't be ended or detected @security-6", async () => {
  const [mine, theirs] = [await login("Mine"), await login("Theirs", "admin")];
  const [found] = (await list(theirs)) as { id: string }[];
  expect((await end(mine, `${found!.id}/end`)).status).toBe(404);
  expect(await list(theirs)).toHaveLength(1);
  expect((await server.request("GET", "/cc-api/operator/sessions")).status).toBe(401);
});

test("ending all others keeps this one, and both are audited", async () => {
  const cookies = [await login("a"), await login("b"), await login("c")];
  const answer = await end(cookies[2]!, "end-others");
  expect(answer.body).toEqual({ endedSessions: 2 });
  expect(await Promise.all(cookies.map(async (cookie) => typeof (await list(cookie))))).toEqual([
    "number",
    "number",
    "object",
  ]);
  expect((await end(cookies[2]!, "end-others")).body).toEqual({ endedSessions: 0 });
  const { items } = await (
    await server.as("root")
  ).call("GET /mc-api/audit/list", { query: { action: "session.ended" } });
  expect(items).toMatchObject([{ actor: "sales", target: "sales", details: { sessions: 2 } }]);
});

test("over the limit, the least recently used session ends @security-6", async () => {
  const tokens: string[] = [];
  for (let made = 0; made < maxSessions; made += 1) {
    server.clock.advance(1);
    tokens.push((await server.as("sales")).cookie);
  }
  server.clock.advance(sessionLifetimes.seenResolution);
  // The first one is used, so the second one is the oldest.
  const [first, second, third] = tokens as [string, string, string];
  expect(await list(first)).toHaveLength(maxSessions);
  const newest = await login("One too many");
  expect(await list(newest)).toHaveLength(maxSessions);
  expect(await list(second)).toBe(401);
  for (const cookie of [first, third]) expect(await list(cookie)).toHaveLength(maxSessions);
  const root = await server.as("root");
  const query = { action: "session.ended" } as const;
  const { items } = await root.call("GET /mc-api/audit/list", { query });
  expect(items).toMatchObject([{ actor: "sales", details: { sessions: 1 } }]);
});
