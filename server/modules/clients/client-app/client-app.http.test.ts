import type { ErrorBody } from "@console-shell/contract";
import { type TestServer, startTestServer } from "@console-shell/testing/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let count = 0;
const addClientApp = async (
  change: { name?: string; environment?: "production" | "sandbox" } = {},
) => {
  const manager = await server.as("clientManager");
  count += 1;
  return manager.call("POST /cc-api/client-app/add", {
    body: {
      name: `Client app ${count}`,
      environment: "production",
      ownerId: server.operatorIds.clientManager,
      ...change,
    },
  });
};

describe("client apps", () => {
  test("can be created, read, changed, suspended and resumed", async () => {
    const manager = await server.as("admin");
    const added = await addClientApp({ name: "Gate check-in" });
    expect(added).toMatchObject({
      name: "Gate check-in",
      environment: "production",
      description: "",
      status: "active",
      ownerName: "Test clientManager",
      keyCount: 0,
      lastUsedAt: null,
    });
    const params = { id: added.id };
    await manager.call("PATCH /cc-api/client-app/:id", {
      params,
      body: { name: "Gates", description: "At the gates", ownerId: server.operatorIds.operation },
    });
    await manager.call("PATCH /cc-api/client-app/:id", {
      params,
      body: { status: "suspended" },
    });
    expect(await manager.call("GET /cc-api/client-app/:id", { params })).toMatchObject({
      name: "Gates",
      description: "At the gates",
      ownerName: "Test operation",
      status: "suspended",
    });
    const resumed = await manager.call("PATCH /cc-api/client-app/:id", {
      params,
      body: { status: "active" },
    });
    expect(resumed.status).toBe("active");
  });

  test("are listed by page, search, filter and order", async () => {
    const manager = await server.as("clientManager");
    for (const name of ["Zebra list", "alpha LIST", "Straße list_1"]) await addClientApp({ name });
    await addClientApp({ name: "alpha list", environment: "sandbox" });
    const list = (query: Record<string, unknown>) =>
      manager.call("GET /cc-api/client-app/list", { query: { search: "list", ...query } });

    const byName = await list({ sort: "name", order: "asc" });
    expect(byName.total).toBe(4);
    expect(byName.items.map(({ name }) => name.toLowerCase())).toEqual([
      "alpha list",
      "alpha list",
      "straße list_1",
      "zebra list",
    ]);
    expect((await list({ environment: "sandbox" })).total).toBe(1);
    expect((await list({ status: "suspended" })).total).toBe(0);
    expect((await list({ search: "t_1" })).total).toBe(1);
    const second = await list({ sort: "name", order: "desc", page: 2, pageSize: 3 });
    expect(second.items).toHaveLength(1);
    expect(second.total).toBe(4);
    expect((await list({ sort: "createdAt" })).items).toHaveLength(4);
    const file = await manager.request("GET", "/cc-api/client-app/export", {
      query: { search: "list", environment: "sandbox" },
    });
    expect(file.text.trim().split("\n").slice(1)).toEqual([
      expect.stringContaining(",alpha list,sandbox,"),
    ]);
  });

  test("sort by active keys and by last use, with unused ones last in both orders", async () => {
    const manager = await server.as("clientManager");
    const now = server.clock.now();
    const two = await addClientApp({ name: "Sorted: two keys" });
    await addClientApp({ name: "Sorted: no keys" });
    const one = await addClientApp({ name: "Sorted: one key" });
    const issue = (id: string, expiresAt: number | null) =>
      manager.call("POST /cc-api/client-app/:id/key/add", {
        params: { id },
        body: { name: "Key", scopes: ["usage:read"], expiresAt },
      });
    const soon = await issue(two.id, now + 60_000);
    const later = await issue(two.id, now + 3_600_000);
    const used = await issue(one.id, null);
    const names = async (sort: "keyCount" | "lastUsedAt", order: "asc" | "desc") => {
      const query = { search: "Sorted:", sort, order };
      const { items } = await manager.call("GET /cc-api/client-app/list", { query });
      return items.map(({ name, keyCount }) => `${name.slice(8)}: ${keyCount}`);
    };
    expect(await names("keyCount", "desc")).toEqual(["two keys: 2", "one key: 1", "no keys: 0"]);
    expect(await names("keyCount", "asc")).toEqual(["no keys: 0", "one key: 1", "two keys: 2"]);

    for (const { secret } of [later, used]) {
      server.clock.advance(1_000);
      const authorization = `Bearer ${secret}`;
      await server.request("GET", "/api/v1/key", { headers: { authorization } });
    }
    expect(await names("lastUsedAt", "desc")).toEqual(["one key: 1", "two keys: 2", "no keys: 0"]);
    expect(await names("lastUsedAt", "asc")).toEqual(["two keys: 2", "one key: 1", "no keys: 0"]);

    // An expired key no longer counts, and isn't subtracted again when it's also revoked.
    server.clock.advance(2 * 60_000);
    const at = { params: { id: two.id, keyId: soon.key.id } };
    expect((await names("keyCount", "desc")).toSorted()[2]).toBe("two keys: 1");
    await manager.call("POST /cc-api/client-app/:id/key/:keyId/revoke", at);
    const rotated = await manager.call("POST /cc-api/client-app/:id/key/:keyId/rotate", {
      params: { id: one.id, keyId: used.key.id },
      body: { oldKeyExpiresAt: server.clock.now() + 60_000, expiresAt: null },
    });
    expect(await names("keyCount", "desc")).toEqual(["one key: 2", "two keys: 1", "no keys: 0"]);
    server.clock.advance(2 * 60_000);
    await manager.call("POST /cc-api/client-app/:id/key/:keyId/revoke", {
      params: { id: one.id, keyId: rotated.key.id },
    });
    expect(await names("keyCount", "desc")).toEqual(["two keys: 1", "one key: 0", "no keys: 0"]);
  });

  test("have a unique name within an environment, case-insensitively", async () => {
    const manager = await server.as("clientManager");
    await addClientApp({ name: "Unique" });
    await addClientApp({ name: "unique", environment: "sandbox" });
    const other = await addClientApp({ name: "Other" });
    const taken = { code: "conflict", fields: [{ path: "name", code: "taken" }] };
    const again = await manager.request("POST", "/cc-api/client-app/add", {
      body: {
        name: "UNIQUE",
        environment: "production",
        ownerId: server.operatorIds.clientManager,
      },
    });
    expect(again).toMatchObject({ status: 409, body: taken });
    const renamed = await manager.request("PATCH", `/cc-api/client-app/${other.id}`, {
      body: { name: "unique" },
    });
    expect(renamed).toMatchObject({ status: 409, body: taken });
  });

  test("reject invalid input by field", async () => {
    const manager = await server.as("clientManager");
    const { id } = await addClientApp();
    const refusals: [method: string, path: string, body: unknown, field: string][] = [
      ["POST", "add", { name: " ", environment: "production", ownerId: id }, "name"],
      ["POST", "add", { name: "A", environment: "staging", ownerId: id }, "environment"],
      ["POST", "add", { name: "A", environment: "sandbox", ownerId: "me" }, "ownerId"],
      ["POST", "add", { name: "A", environment: "sandbox", ownerId: id }, "ownerId"],
      ["POST", "add", { name: "A", environment: "sandbox", ownerId: id, admin: true }, "admin"],
      ["PATCH", id, { environment: "sandbox" }, "environment"],
      ["PATCH", id, { description: "x".repeat(501) }, "description"],
    ];
    for (const [method, path, body, field] of refusals) {
      const answer = await manager.request(method, `/cc-api/client-app/${path}`, { body });
      expect(answer.status, field).toBe(400);
      expect(
        (answer.body as ErrorBody).fields!.map(({ path }) => path),
        field,
      ).toContain(field);
    }
    const nobody = server.operatorIds.root;
    for (const [method, path] of [
      ["GET", nobody],
      ["PATCH", nobody],
      ["GET", `${nobody}/key/list`],
      ["POST", `${nobody}/key/add`],
    ] as const) {
      const body = {
        PATCH: { name: "A" },
        POST: { name: "A", scopes: ["usage:read"] },
        GET: undefined,
      }[method];
      const answer = await manager.request(method, `/cc-api/client-app/${path}`, { body });
      expect(answer.status, `${method} ${path}`).toBe(404);
    }
  });

  test("list possible owners", async () => {
    const manager = await server.as("clientManager");
    const owners = await manager.call("GET /cc-api/client-app/owner/list");
    expect(owners).toHaveLength(6);
    expect(owners[0]).toEqual({
      id: expect.any(String),
      name: expect.any(String),
      account: expect.any(String),
    });
    const found = await manager.call("GET /cc-api/client-app/owner/list", {
      query: { search: "CLIENTMAN" },
    });
    expect(found.map(({ account }) => account)).toEqual(["clientManager"]);
  });
});

describe("permissions", () => {
  test("are granted by role for reading and writing", async () => {
    const { id } = await addClientApp();
    const key = await (
      await server.as("root")
    ).call("POST /cc-api/client-app/:id/key/add", {
      params: { id },
      body: { name: "K", scopes: ["usage:read"] },
    });
    const base = "/cc-api/client-app";
    const keyPath = `${base}/${id}/key/${key.key.id}`;
    const reads = [`${base}/list`, `${base}/owner/list`, `${base}/${id}`, `${base}/${id}/key/list`];
    const writes: [string, string, unknown?][] = [
      ["POST", `${base}/add`, { name: "N", environment: "sandbox", ownerId: id }],
      ["PATCH", `${base}/${id}`, { description: "d" }],
      ["POST", `${base}/${id}/key/add`, { name: "K", scopes: ["usage:read"] }],
      ["POST", `${keyPath}/rotate`, { oldKeyExpiresAt: server.clock.now() }],
      ["POST", `${keyPath}/revoke`],
    ];
    for (const role of ["operation", "sales"] as const) {
      const client = await server.as(role);
      for (const path of reads) expect((await client.request("GET", path)).status).toBe(403);
    }
    for (const role of ["operation", "sales", "bizDirector"] as const) {
      const client = await server.as(role);
      for (const [method, path, body] of writes)
        expect((await client.request(method, path, { body })).status, `${role} ${path}`).toBe(403);
    }
    const director = await server.as("bizDirector");
    for (const path of reads) expect((await director.request("GET", path)).status).toBe(200);
    for (const path of reads) expect((await server.request("GET", path)).status).toBe(401);
  });
});
