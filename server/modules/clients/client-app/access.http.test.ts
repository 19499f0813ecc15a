import type { Permission } from "@console-shell/contract";
import { type TestServer, startTestServer } from "@console-shell/testing/server";
import type { TestClient } from "@console-shell/testing/test-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openClient } from "#modules/billing/testing/test-clients.ts";
import { storedImage } from "#modules/catalog/testing/stored-image.ts";
import {
  addClientAppWithKey,
  type ClientAppWithKey,
} from "../public-api/testing/add-client-app-with-key.ts";

let server: TestServer;
let manager: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.as("admin");
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
const paramsOf = ({ clientAppId }: ClientAppWithKey) => ({ id: clientAppId });
const lastEvent = async () =>
  (await server.chained())
    .selectFrom("auditEvents")
    .select(["action", "targetId", "details"])
    .orderBy("sequence", "desc")
    .executeTakeFirstOrThrow();

describe("limits", () => {
  test("apply from the next call, with the payer, and are audited", async () => {
    const clientApp = await clientAppOf();
    const params = paramsOf(clientApp);
    const payer = await openClient(server, { name: "Harbour Payments" });
    expect((await clientApp.request("GET", libraries)).status).toBe(200);
    const { items } = await manager.call("GET /cc-api/client-app/payer/list", {
      query: { search: "harbour pay" },
    });
    expect(items).toEqual([{ id: payer.id, number: payer.number, name: payer.name }]);
    const limits = await manager.call("PUT /cc-api/client-app/:id/limits", {
      params,
      body: { callsPerMinute: 1, callsPerMonth: 5, payerId: payer.id },
    });
    expect(limits).toMatchObject({
      callsPerMinute: 1,
      callsPerMonth: 5,
      payer: { id: payer.id },
      month: { used: 1 },
    });
    expect(await manager.call("GET /cc-api/client-app/:id/limits", { params })).toEqual(limits);
    expect((await clientApp.request("GET", libraries)).body).toMatchObject({
      code: "rate_limited",
    });
    const { action, targetId, details } = await lastEvent();
    expect([action, targetId]).toEqual(["application.limits-changed", clientApp.clientAppId]);
    expect(JSON.parse(details)).toEqual({
      callsPerMinute: "600 → 1",
      callsPerMonth: "∞ → 5",
      payer: `– → ${payer.number}`,
    });
  });

  test("reject an unknown or suspended payer, unless it is the current one", async () => {
    const clientApp = await clientAppOf();
    const payer = await openClient(server);
    const set = (payerId: string) =>
      manager.request("PUT", `/cc-api/client-app/${clientApp.clientAppId}/limits`, {
        body: { callsPerMinute: 10, callsPerMonth: null, payerId },
      });
    expect((await set(payer.id)).status).toBe(200);
    const other = await openClient(server);
    for (const { id } of [payer, other])
      await server.services.database
        .updateTable("financeClients")
        .set({ status: "suspended" })
        .where("id", "=", id)
        .execute();
    expect((await set(payer.id)).status).toBe(200);
    for (const id of [other.id, clientApp.clientAppId])
      expect(await set(id)).toMatchObject({
        status: 400,
        body: { fields: [{ path: "payerId", code: "unknown" }] },
      });
  });
});

test("granting and removing libraries applies from the next call and is audited", async () => {
  const clientApp = await clientAppOf();
  const params = paramsOf(clientApp);
  const one = await storedImage(server, "general", "Granted one");
  const two = await storedImage(server, "general", "Granted two");
  const admin = await server.as("admin");
  const candidates = () =>
    admin.call("GET /cc-api/client-app/:id/library/candidates", {
      params,
      query: { search: "granted" },
    });
  expect(await candidates()).toMatchObject({ total: 2 });
  const grant = (libraryIds: string[]) =>
    admin.call("POST /cc-api/client-app/:id/library/grant", {
      params,
      body: { libraryIds },
    });
  expect(await grant([one.libraryId, two.libraryId, one.libraryId])).toEqual({ granted: 2 });
  expect(JSON.parse((await lastEvent()).details)).toEqual({
    libraries: "Granted one, Granted two",
    count: 2,
  });
  expect(await grant([one.libraryId])).toEqual({ granted: 0 });
  expect(await candidates()).toMatchObject({ total: 0 });
  expect((await clientApp.request("GET", libraries)).body).toMatchObject({ total: 2 });

  const file = await manager.request(
    "GET",
    `/cc-api/client-app/${clientApp.clientAppId}/library/export?search=TWO`,
  );
  expect(file.headers.get("content-disposition")).toBe('attachment; filename="libraries.csv"');
  expect(file.text).toMatch(/name,kind,imageCount,bytes\r\nGranted two,general,1,\d+\r\n$/);

  const withdraw = `/cc-api/client-app/${clientApp.clientAppId}/library/${one.libraryId}/withdraw`;
  expect((await manager.request("POST", withdraw, { body: {} })).body).toBe(true);
  expect((await manager.request("POST", withdraw, { body: {} })).status).toBe(404);
  expect(await lastEvent()).toMatchObject({ action: "application.library-withdrawn" });
  const list = await manager.call("GET /cc-api/client-app/:id/library/list", { params });
  expect(list.items.map(({ name }) => name)).toEqual(["Granted two"]);
  expect((await clientApp.request("GET", `${libraries}/${one.libraryId}`)).status).toBe(404);
});

test("granting libraries needs the permissions to grant and to see them @security-23", async () => {
  const clientApp = await clientAppOf();
  const { database } = server.services;
  await database
    .updateTable("clientApplications")
    .set({ ownerId: server.operatorIds.clientManager })
    .where("id", "=", clientApp.clientAppId)
    .execute();
  const owner = await server.as("clientManager");
  const { libraryId } = await storedImage(server, "general", "Not for everybody");
  const at = `/cc-api/client-app/${clientApp.clientAppId}/library`;
  const refusedFor = async (client: TestClient) => {
    const grant = await client.request("POST", `${at}/grant`, {
      body: { libraryIds: [libraryId] },
    });
    const candidates = await client.request("GET", `${at}/candidates`);
    expect(grant.status).toBe(candidates.status);
    return (grant.body as { fields?: { code: string }[] }).fields?.[0]?.code;
  };
  expect(await refusedFor(owner)).toBe("console-application:library:grant");
  const give = (permission: Permission) =>
    database.insertInto("rolePermissions").values({ role: "clientManager", permission }).execute();
  await give("console-application:library:grant");
  expect(await refusedFor(owner)).toBe("image-library-management:library:read");
  await give("image-library-management:library:read");
  expect(await refusedFor(owner)).toBe("image-library-management:image:read");
  await give("image-library-management:image:read");
  expect(await refusedFor(owner)).toBeUndefined();
  expect((await clientApp.request("GET", libraries)).body).toMatchObject({ total: 1 });
  const given = [
    "console-application:library:grant",
    "image-library-management:library:read",
    "image-library-management:image:read",
  ] as const;
  await database
    .deleteFrom("rolePermissions")
    .where("role", "=", "clientManager")
    .where("permission", "in", given)
    .execute();
});

test("usage is broken down by time, key and operation, and exported", async () => {
  server.clock.set(Date.UTC(2026, 5, 9, 10, 30));
  manager = await server.as("admin");
  const clientApp = await clientAppOf();
  const params = paramsOf(clientApp);
  await clientApp.request("GET", libraries);
  server.clock.set(Date.UTC(2026, 5, 10, 10, 30));
  manager = await server.as("admin");
  await clientApp.request("GET", libraries);
  await clientApp.request("GET", `${libraries}/${clientApp.clientAppId}`);
  await server.services.background.settled();

  const series = await manager.call("GET /cc-api/client-app/:id/usage/series", {
    params,
    query: { range: "7d" },
  });
  expect(series).toMatchObject({ bucket: 86_400_000, to: Date.UTC(2026, 5, 11) });
  expect(series.points.map(({ calls }) => calls)).toEqual([0, 0, 0, 0, 0, 1, 2]);
  expect(series.points.at(-1)).toMatchObject({ refused: 1, errors: 0 });

  const days = await manager.call("GET /cc-api/client-app/usage/days", {
    query: { id: [clientApp.clientAppId] },
  });
  expect(days.items).toEqual([{ id: clientApp.clientAppId, calls: [...Array(12).fill(0), 1, 2] }]);

  const lines = await manager.call("GET /cc-api/client-app/:id/usage/list", {
    params,
    query: { range: "7d" },
  });
  expect(lines).toMatchObject({
    items: [
      { keyName: "Key", operation: "api.library.list", calls: 2, refused: 0 },
      { keyName: "Key", operation: "api.library.get", calls: 1, refused: 1 },
    ],
    total: 2,
  });
  const hours = await manager.call("GET /cc-api/client-app/:id/usage/list", {
    params,
    query: { range: "24h", sort: "operation", order: "asc", keyId: clientApp.keyId },
  });
  expect(hours.items.map(({ operation, calls }) => [operation, calls])).toEqual([
    ["api.library.get", 1],
    ["api.library.list", 1],
  ]);

  const file = await manager.request(
    "GET",
    `/cc-api/client-app/${clientApp.clientAppId}/usage/export`,
  );
  expect(file.headers.get("content-disposition")).toContain("api-usage.csv");
  const [head, ...rows] = file.text.replace("\uFEFF", "").trim().split("\r\n");
  expect(head).toBe("day,key,prefix,operation,meter,calls,refused,errors,totalMs");
  expect(rows.map((row) => row.split(",").slice(0, 2))).toEqual([
    ["2026-06-09", "Key"],
    ["2026-06-10", "Key"],
    ["2026-06-10", "Key"],
  ]);
});
