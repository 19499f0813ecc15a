// Access to the public API: only with a valid key that has the scope.
import {
  apiScopes,
  type ApiScope,
  type KeyEndpoint,
  publicEndpoints,
  type Role,
  roles,
} from "@console-shell/contract";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLogger } from "#platform/logger.ts";
import { everythingStored } from "#kernel/testing/everything-stored.ts";
import { addClientAppWithKey, type ClientAppWithKey } from "./testing/add-client-app-with-key.ts";

const logged: string[] = [];
let server: TestServer;
beforeAll(async () => {
  const log = createLogger("trace", { write: (line) => void logged.push(line) });
  server = await startTestServer({ log });
});
afterAll(() => server.close());

const clientAppOf = (
  options?: Parameters<typeof addClientAppWithKey>[2],
): Promise<ClientAppWithKey> => {
  const { services, operatorIds, clock } = server;
  const facts = { database: services.database, ownerId: operatorIds.sales, now: clock.now() };
  return addClientAppWithKey(server, facts, options);
};

const own = "/api/v1/key";
const nobody = "00000000-0000-7000-8000-000000000000";
const addressOf = ({ path }: KeyEndpoint) => path.replaceAll(/:\w+/g, nobody);
const all: readonly KeyEndpoint[] = publicEndpoints;
const titled = all.map((endpoint): [string, KeyEndpoint] => [
  `${endpoint.method} ${endpoint.path}`,
  endpoint,
]);
/** A body that passes the access check and fails the schema. */
const bodyOf = ({ upload, method }: KeyEndpoint) => {
  if (!upload) return method === "GET" ? {} : { body: { thisFieldIsUnknown: true } };
  const form = new FormData();
  form.append("nothing", "x");
  return { upload: form };
};

const expectWrongKey = (answer: Awaited<ReturnType<ClientAppWithKey["request"]>>) => {
  expect(answer.status).toBe(401);
  expect(answer.body).toMatchObject({ code: "wrong_key" });
  expect(answer.headers.get("www-authenticate")).toBe("Bearer");
  expect(answer.headers.get("x-ratelimit-limit")).toBeNull();
};

describe("without an active key", () => {
  test("malformed and unknown keys are rejected wherever they are sent @security-33", async () => {
    const { secret, request } = await clientAppOf();
    expect((await request("GET", own)).status).toBe(200);
    const otherKey = `${secret.slice(0, -1)}${secret.endsWith("0") ? "1" : "0"}`;
    for (const authorization of [
      "",
      secret,
      `Basic ${secret}`,
      `Bearer ${otherKey}`,
      "Bearer csk_x",
    ])
      expectWrongKey(await server.request("GET", own, { headers: { authorization } }));
    expectWrongKey(await server.request("GET", own));
    expectWrongKey(await server.request("GET", own, { query: { key: secret } }));
    expectWrongKey(await server.request("GET", own, { cookie: `console-session=${secret}` }));
    expectWrongKey(await server.request("GET", own, { headers: { "x-api-key": secret } }));
  });

  test.each(titled)("%s is rejected, signed in or not @security-33", async (_title, endpoint) => {
    const root = await server.as("root");
    for (const client of [server, root])
      expectWrongKey(await client.request(endpoint.method, addressOf(endpoint), bodyOf(endpoint)));
  });

  test("revoked and expired keys are rejected from the next call @security-33", async () => {
    const revoked = await clientAppOf();
    const { database } = server.services;
    await database
      .updateTable("apiKeys")
      .set({ revokedAt: server.clock.now() })
      .where("id", "=", revoked.keyId)
      .execute();
    expectWrongKey(await revoked.request("GET", own));

    const expiring = await clientAppOf({ expiresAt: server.clock.now() + 1000 });
    expect((await expiring.request("GET", own)).status).toBe(200);
    server.clock.advance(1000);
    expectWrongKey(await expiring.request("GET", own));
  });
});

test("a suspended client app is refused until it is resumed @security-33", async () => {
  const { clientAppId, request } = await clientAppOf();
  const set = (status: "active" | "suspended") =>
    server.services.database
      .updateTable("clientApplications")
      .set({ status })
      .where("id", "=", clientAppId)
      .execute();
  await set("suspended");
  const refused = await request("GET", own);
  expect(refused).toMatchObject({ status: 403, body: { code: "application_suspended" } });
  await set("active");
  expect((await request("GET", own)).status).toBe(200);
});

describe("scopes", () => {
  let byScope: Map<ApiScope, ClientAppWithKey>;
  beforeAll(async () => {
    byScope = new Map();
    for (const scope of apiScopes) byScope.set(scope, await clientAppOf({ scopes: [scope] }));
  });

  test.each(titled)("%s requires a key with its scope @security-33", async (_title, endpoint) => {
    const { scope } = endpoint.access;
    for (const [has, { request }] of byScope) {
      const answer = await request(endpoint.method, addressOf(endpoint), bodyOf(endpoint));
      if (scope === "any" || scope === has) {
        expect([200, 400, 404], answer.text).toContain(answer.status);
        continue;
      }
      expect(answer).toMatchObject({
        status: 403,
        body: { code: "scope_missing", fields: [{ path: "scope", code: scope }] },
      });
    }
  });
});

/** The scopes that an operator of each role can grant to a key. */
const givenBy: Record<Role, readonly ApiScope[]> = {
  root: apiScopes,
  admin: apiScopes,
  bizDirector: ["usage:read"],
  operation: ["face:compare", "face:search", "object:search", "library:read", "library:write"],
  clientManager: ["usage:read"],
  sales: [],
};

describe("a key of each role", () => {
  test.each(roles)("%s has no scope beyond its creator's role @security-33", async (role) => {
    const { database } = server.services;
    await database
      .insertInto("rolePermissions")
      .values({ role, permission: "console-application:key:create" })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { clientAppId } = await clientAppOf();
    await database
      .updateTable("clientApplications")
      .set({ ownerId: server.operatorIds[role] })
      .where("id", "=", clientAppId)
      .execute();
    const maker = await server.as(role);
    const make = (scopes: readonly ApiScope[]) =>
      maker.request("POST", `/cc-api/client-app/${clientAppId}/key/add`, {
        body: { name: "Key", scopes },
      });
    for (const scope of apiScopes.filter((one) => !givenBy[role].includes(one)))
      expect(await make([...givenBy[role], scope])).toMatchObject({
        status: 403,
        body: {
          code: "forbidden",
          fields: expect.arrayContaining([
            expect.objectContaining({ path: "scopes", code: "beyond_role" }),
            expect.objectContaining({ path: "permission" }),
          ]),
        },
      });
    if (givenBy[role].length === 0) return;
    const made = await make(givenBy[role]);
    expect(made.status, made.text).toBe(201);
    const { secret } = made.body as { secret: string };
    const headers = { authorization: `Bearer ${secret}` };
    for (const endpoint of all) {
      const { scope } = endpoint.access;
      const answer = await server.request(endpoint.method, addressOf(endpoint), {
        ...bodyOf(endpoint),
        headers,
      });
      const isCovered = scope === "any" || givenBy[role].includes(scope);
      expect(answer.status === 403, `${endpoint.name} ${answer.text}`).toBe(!isCovered);
    }
  });
});

describe("a key and a session", () => {
  test("a key doesn't work in the console and creates no session @security-33", async () => {
    const { secret, request } = await clientAppOf();
    const headers = { authorization: `Bearer ${secret}` };
    for (const path of ["/auth/account/info", "/cc-api/library/list", "/mc-api/operator/list"])
      expect(await server.request("GET", path, { headers })).toMatchObject({
        status: 401,
        body: { code: "not_signed_in" },
      });
    const answer = await request("GET", own);
    expect(answer.cookies).toEqual([]);
    expect(answer.headers.get("x-session-seconds")).toBeNull();
  });

  test("another site's page can't read responses or send a key @security-33", async () => {
    const { request } = await clientAppOf();
    const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    const answer = await request("GET", own, { headers });
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    const preflight = await server.request("OPTIONS", own, {
      headers: { ...headers, "access-control-request-headers": "authorization" },
    });
    expect(preflight.status).toBe(405);
    expect(preflight.headers.get("access-control-allow-headers")).toBeNull();
  });
});

test("a key's last use is written at most once a minute", async () => {
  const { keyId, request } = await clientAppOf();
  const lastUse = async () =>
    (
      await server.services.database
        .selectFrom("apiKeys")
        .select("lastUsedAt")
        .where("id", "=", keyId)
        .executeTakeFirstOrThrow()
    ).lastUsedAt;
  const first = server.clock.now();
  await request("GET", own);
  expect(await lastUse()).toBe(first);
  server.clock.advance(59_999);
  await request("GET", own);
  expect(await lastUse()).toBe(first);
  server.clock.advance(1);
  await request("GET", own);
  expect(await lastUse()).toBe(first + 60_000);
});

test("a key never appears in tables, events or logs @security-33", async () => {
  const { secret, request } = await clientAppOf({ scopes: ["library:read"], callsPerMinute: 3 });
  await request("GET", "/api/v1/libraries");
  await request("GET", "/api/v1/usage");
  await request("GET", `/api/v1/libraries/${nobody}`);
  await request("GET", "/api/v1/libraries");
  await request("GET", "/api/v1/libraries");
  await request("GET", "/api/v1/nothing");
  await server.services.background.settled();
  const [, , , last = ""] = secret.split("_");
  const stored = await everythingStored(server.services.database);
  expect(logged.some((line) => line.includes('"rate_limited"'))).toBe(true);
  for (const text of [...logged, ...stored.values()]) expect(text).not.toContain(last);
});
