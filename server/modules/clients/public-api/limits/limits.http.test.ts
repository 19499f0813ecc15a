import { startTestServer, type TestServer } from "@console-shell/testing/server";
import type { TestAnswer } from "@console-shell/testing/test-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { removeExpired } from "#modules/retention.ts";
import { addClientAppWithKey, type ClientAppWithKey } from "../testing/add-client-app-with-key.ts";

// A client app's rate limit and quota: exactly as many calls as configured, and refused calls use nothing up.

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const clientAppOf = (
  options?: Parameters<typeof addClientAppWithKey>[2],
): Promise<ClientAppWithKey> => {
  const { services, operatorIds, clock } = server;
  const facts = { database: services.database, ownerId: operatorIds.sales, now: clock.now() };
  return addClientAppWithKey(server, facts, options);
};
const libraries = "/api/v1/libraries";
const limitsOf = ({ headers }: TestAnswer) =>
  ["limit", "remaining", "reset"].map((name) => Number(headers.get(`x-ratelimit-${name}`)));
const usedBy = async ({ clientAppId }: ClientAppWithKey) => {
  const rows = await server.services.database
    .selectFrom("quotaWindows")
    .select(["period", "used"])
    .where("applicationId", "=", clientAppId)
    .execute();
  return Object.fromEntries(rows.map(({ period, used }) => [period, used]));
};

test("calls per minute are limited, reported with each response, and reset the next minute @security-34", async () => {
  server.clock.set(Date.UTC(2026, 2, 2, 9, 0, 20));
  const clientApp = await clientAppOf({ callsPerMinute: 3 });
  for (const remaining of [2, 1, 0]) {
    const answer = await clientApp.request("GET", libraries);
    expect(answer.status).toBe(200);
    expect(limitsOf(answer)).toEqual([3, remaining, 40]);
    expect(answer.headers.get("retry-after")).toBeNull();
  }
  server.clock.advance(15_500);
  for (let round = 0; round < 2; round += 1) {
    const refused = await clientApp.request("GET", libraries);
    expect(refused).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect(refused.headers.get("retry-after")).toBe("25");
    expect(limitsOf(refused)).toEqual([3, 0, 25]);
  }
  expect(await usedBy(clientApp)).toEqual({ minute: 3, month: 3 });
  server.clock.advance(24_500);
  expect((await clientApp.request("GET", libraries)).status).toBe(200);
});

test("calls per month are limited; checking the key is free and still works @security-34", async () => {
  server.clock.set(Date.UTC(2026, 2, 31, 23, 58));
  const clientApp = await clientAppOf({ callsPerMonth: 2 });
  await clientApp.request("GET", libraries);
  const last = await clientApp.request("GET", libraries);
  expect(limitsOf(last)).toEqual([2, 0, 120]);
  const refused = await clientApp.request("GET", libraries);
  expect(refused).toMatchObject({ status: 429, body: { code: "quota_used_up" } });
  expect(refused.headers.get("retry-after")).toBe("120");
  // Calls refused by the month haven't used up the minute either.
  expect(await usedBy(clientApp)).toEqual({ minute: 2, month: 2 });

  const key = await clientApp.request("GET", "/api/v1/key");
  expect(key.body).toMatchObject({
    name: "Key",
    application: { id: clientApp.clientAppId },
    limits: {
      minute: { limit: 600, used: 3, remaining: 597 },
      month: { limit: 2, used: 2, remaining: 0, resetsAt: Date.UTC(2026, 3) },
    },
  });

  server.clock.set(Date.UTC(2026, 3));
  expect((await clientApp.request("GET", libraries)).status).toBe(200);
});

test("limits apply per client app, across its keys", async () => {
  const one = await clientAppOf({ callsPerMinute: 1 });
  const other = await clientAppOf({ callsPerMinute: 1 });
  expect((await one.request("GET", libraries)).status).toBe(200);
  expect((await other.request("GET", libraries)).status).toBe(200);
  expect((await one.request("GET", libraries)).status).toBe(429);
});

test("of many concurrent calls exactly the remaining ones pass @security-34", async () => {
  const clientApp = await clientAppOf({ callsPerMinute: 25, callsPerMonth: 20 });
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => clientApp.request("GET", libraries)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(40);
  expect(await usedBy(clientApp)).toEqual({ minute: 20, month: 20 });
});

test("an unknown path, a missing scope or a wrong content type uses up nothing", async () => {
  const clientApp = await clientAppOf({ scopes: ["library:write"] });
  await clientApp.request("GET", libraries);
  await clientApp.request("GET", "/api/v1/nothing");
  await clientApp.request("POST", libraries, {
    form: "--x",
    headers: { "content-type": "multipart/form-data; boundary=x" },
  });
  expect(await usedBy(clientApp)).toEqual({});
});

test("past minutes and months are removed, current ones stay", async () => {
  const clientApp = await clientAppOf();
  await clientApp.request("GET", libraries);
  server.clock.advance(11 * 60_000);
  await clientApp.request("GET", libraries);
  await removeExpired(server.services, server.clock.now());
  expect(await usedBy(clientApp)).toEqual({ minute: 1, month: 2 });
  server.clock.advance(63 * 24 * 3_600_000);
  await removeExpired(server.services, server.clock.now());
  expect(await usedBy(clientApp)).toEqual({});
});
