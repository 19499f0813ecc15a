import { createHash } from "node:crypto";
import { type TestServer, startTestServer } from "@console-shell/testing/server";
import type { TestClient } from "@console-shell/testing/test-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const day = 24 * 60 * 60 * 1000;

let server: TestServer;
let manager: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.as("admin");
});
afterAll(() => server.close());

let count = 0;
const addClientApp = (environment: "production" | "sandbox" = "production") =>
  manager.call("POST /cc-api/client-app/add", {
    body: { name: `Client app ${++count}`, environment, ownerId: server.operatorIds.root },
  });

const addKey = (id: string, expiresAt?: number) =>
  manager.call("POST /cc-api/client-app/:id/key/add", {
    params: { id },
    body: { name: "Terminals", scopes: ["face:search", "face:compare"], expiresAt },
  });

const keysOf = async (id: string) =>
  (await manager.call("GET /cc-api/client-app/:id/key/list", { params: { id } })).items;

describe("a key", () => {
  test("is shown once and stored as a hash", async () => {
    const { id } = await addClientApp();
    const { key, secret } = await addKey(id);
    expect(secret).toMatch(/^csk_production_[0-9a-f]{8}_[0-9a-f]{64}$/);
    expect(secret.startsWith(`${key.prefix}_`)).toBe(true);
    expect(key).toMatchObject({
      name: "Terminals",
      scopes: ["face:search", "face:compare"],
      state: "active",
      createdByName: "Test admin",
      expiresAt: null,
    });

    const listed = await manager.request("GET", `/cc-api/client-app/${id}/key/list`);
    const secretPart = secret.slice(key.prefix.length + 1);
    expect(listed.text).not.toContain(secretPart);
    const file = await manager.request("GET", `/cc-api/client-app/${id}/key/export`);
    expect(file.text).not.toContain(secretPart);
    const [head, line, ...more] = file.text.replace("\uFEFF", "").trim().split("\r\n");
    expect(head).toBe(
      "name,prefix,scopes,addresses,state,createdAt,createdByName,expiresAt,lastUsedAt,revokedAt",
    );
    expect(line).toContain(`Terminals,${key.prefix},`);
    expect(line).toMatch(/,active,.+Z,Test admin,,,$/);
    expect(more).toEqual([]);
    const rows = await server.services.database.selectFrom("apiKeys").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secretPart);
    expect(rows.find((row) => row.id === key.id)!.keyHash).toBe(
      createHash("sha256").update(secret).digest("hex"),
    );
  });

  test("names its environment and is unique", async () => {
    const { id } = await addClientApp("sandbox");
    const secrets = await Promise.all(
      Array.from({ length: 20 }, async () => (await addKey(id)).secret),
    );
    expect(new Set(secrets).size).toBe(20);
    expect(secrets.every((secret) => secret.startsWith("csk_sandbox_"))).toBe(true);
    expect(await keysOf(id)).toHaveLength(20);
  });

  test("expires and stops working", async () => {
    const { id } = await addClientApp();
    await addKey(id, server.clock.now() + day);
    const working = () => manager.call("GET /cc-api/client-app/:id", { params: { id } });
    expect((await working()).keyCount).toBe(1);
    server.clock.advance(day);
    manager = await server.as("admin");
    expect((await working()).keyCount).toBe(0);
    expect((await keysOf(id))[0]!.state).toBe("expired");
  });

  test("rejects invalid input by field", async () => {
    const { id } = await addClientApp();
    const good = { name: "K", scopes: ["usage:read"] };
    const refusals: [unknown, string][] = [
      [{ ...good, name: "" }, "name"],
      [{ ...good, scopes: [] }, "scopes"],
      [{ ...good, scopes: ["everything"] }, "scopes.0"],
      [{ ...good, expiresAt: server.clock.now() }, "expiresAt"],
      // Not a date: a screen that shows it would fail.
      [{ ...good, expiresAt: 8.64e15 + 1 }, "expiresAt"],
      [{ ...good, secret: "mine" }, "secret"],
    ];
    for (const [body, path] of refusals) {
      const answer = await manager.request("POST", `/cc-api/client-app/${id}/key/add`, {
        body,
      });
      expect(answer, path).toMatchObject({ status: 400, body: { fields: [{ path }] } });
    }
  });
});

describe("rotation", () => {
  const rotate = (id: string, keyId: string, oldKeyExpiresAt: number) =>
    manager.request("POST", `/cc-api/client-app/${id}/key/${keyId}/rotate`, {
      body: { oldKeyExpiresAt },
    });

  test("creates a new key and keeps the old one until the chosen time", async () => {
    const { id } = await addClientApp();
    const old = await addKey(id);
    const end = server.clock.now() + 2 * day;
    const rotated = await rotate(id, old.key.id, end);
    expect(rotated).toMatchObject({
      status: 201,
      body: { key: { name: "Terminals", scopes: old.key.scopes, state: "active" } },
    });
    const stateOfOld = async () => (await keysOf(id)).find((key) => key.id === old.key.id);
    expect(await stateOfOld()).toMatchObject({ state: "retiring", expiresAt: end });
    server.clock.advance(2 * day);
    manager = await server.as("admin");
    expect(await stateOfOld()).toMatchObject({ state: "expired" });
  });

  test("never extends the old key, and a past time means now", async () => {
    const { id } = await addClientApp();
    const end = server.clock.now() + day;
    const short = await addKey(id, end);
    await rotate(id, short.key.id, end + day);
    const endless = await addKey(id);
    await rotate(id, endless.key.id, 0);
    const keys = await keysOf(id);
    expect(keys.find((key) => key.id === short.key.id)!.expiresAt).toBe(end);
    expect(keys.find((key) => key.id === endless.key.id)).toMatchObject({
      expiresAt: server.clock.now(),
      state: "expired",
    });
  });

  test("happens once for ten concurrent calls", async () => {
    const { id } = await addClientApp();
    const { key } = await addKey(id);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => rotate(id, key.id, server.clock.now() + day)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array(9).fill(409),
    ]);
    expect(await keysOf(id)).toHaveLength(2);
  });

  test("needs the permissions for the old key's scopes, as creating one does @security-33", async () => {
    const { id } = await addClientApp();
    const { key } = await addKey(id);
    await manager.call("PATCH /cc-api/client-app/:id", {
      params: { id },
      body: { ownerId: server.operatorIds.clientManager },
    });
    const owner = await server.as("clientManager");
    const refused = await owner.request("POST", `/cc-api/client-app/${id}/key/${key.id}/rotate`, {
      body: { oldKeyExpiresAt: 0 },
    });
    expect(refused).toMatchObject({
      status: 403,
      body: {
        fields: expect.arrayContaining([
          expect.objectContaining({ path: "scopes", code: "beyond_role" }),
          expect.objectContaining({ path: "permission", code: "face-search:query:create" }),
        ]),
      },
    });
    expect(await keysOf(id)).toMatchObject([{ state: "active" }]);
  });

  test("needs an active key of that client app", async () => {
    const first = await addClientApp();
    const second = await addClientApp();
    const { key } = await addKey(first.id);
    expect((await rotate(second.id, key.id, 0)).status).toBe(404);
    await manager.call("POST /cc-api/client-app/:id/key/:keyId/revoke", {
      params: { id: first.id, keyId: key.id },
    });
    expect((await rotate(first.id, key.id, 0)).status).toBe(409);
    const noTime = await manager.request(
      "POST",
      `/cc-api/client-app/${first.id}/key/${key.id}/rotate`,
      { body: {} },
    );
    expect(noTime).toMatchObject({ status: 400, body: { fields: [{ path: "oldKeyExpiresAt" }] } });
  });
});

describe("revocation", () => {
  test("disables a key for good; repeating it changes nothing", async () => {
    const { id } = await addClientApp();
    const { key } = await addKey(id);
    const revoke = () =>
      manager.call("POST /cc-api/client-app/:id/key/:keyId/revoke", {
        params: { id, keyId: key.id },
      });
    const revoked = await revoke();
    expect(revoked).toMatchObject({ state: "revoked", revokedAt: server.clock.now() });
    server.clock.advance(1000);
    expect(await revoke()).toEqual(revoked);
    const clientApp = await manager.call("GET /cc-api/client-app/:id", {
      params: { id },
    });
    expect(clientApp.keyCount).toBe(0);
  });

  test("doesn't reach another client app's key", async () => {
    const first = await addClientApp();
    const second = await addClientApp();
    const { key } = await addKey(first.id);
    const answer = await manager.request(
      "POST",
      `/cc-api/client-app/${second.id}/key/${key.id}/revoke`,
    );
    expect(answer.status).toBe(404);
    expect((await keysOf(first.id))[0]!.state).toBe("active");
  });
});

test("creating, rotating and revoking a key are audited once each, without the key", async () => {
  const { id, name } = await addClientApp();
  const first = await addKey(id);
  const at = (keyId: string, what: string) => `/cc-api/client-app/${id}/key/${keyId}/${what}`;
  const end = server.clock.now() + day;
  const rotate = () =>
    manager.request("POST", at(first.key.id, "rotate"), { body: { oldKeyExpiresAt: end } });
  const { key, secret } = (await rotate()).body as typeof first;
  expect((await rotate()).status).toBe(409);
  await manager.request("POST", at(key.id, "revoke"));
  await manager.request("POST", at(key.id, "revoke"));

  const admin = await server.as("admin");
  const listed = await admin.call("GET /mc-api/audit/list", { query: { search: "csk_" } });
  const events = listed.items.filter(({ details }) => details["application"] === name);
  expect(events).toMatchObject([
    { action: "api-key.revoked", target: key.prefix },
    {
      action: "api-key.rotated",
      target: first.key.prefix,
      details: { replacedBy: key.prefix, expiresAt: end },
    },
    {
      action: "api-key.issued",
      target: first.key.prefix,
      details: { scopes: "face:search face:compare", expiresAt: null },
    },
  ]);
  for (const { actor } of events) expect(actor).toBe("admin");
  const written = JSON.stringify(events);
  for (const one of [first.secret, secret])
    expect(written).not.toContain(one.slice(key.prefix.length + 1));
});
