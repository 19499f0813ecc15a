import { newId } from "#platform/database/id.ts";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const hour = 3_600_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const holds = (images: number, bytes: number) =>
  server.services.database.updateTable("libraries").set({ imageCount: images, bytes }).execute();

const addLibrary = () =>
  server.services.database
    .insertInto("libraries")
    .values({
      id: newId(),
      name: "Gates",
      nameKey: "gates",
      purpose: "",
      kind: "faces",
      retentionDays: null,
      imageCount: 2,
      bytes: 500,
      createdBy: server.operatorIds.root,
      createdAt: server.clock.now(),
    })
    .execute();

describe("storage", () => {
  test("is what was stored at the end of each hour; hours without a sample repeat the last one", async () => {
    const root = await server.as("root");
    const held = async () => {
      const { points } = await root.call("GET /cc-api/usage/storage", { query: { range: "24h" } });
      return points.map(({ images, bytes }) => [images, bytes]);
    };
    const before = await held();
    expect(before).toHaveLength(24);
    expect(before.slice(0, -1)).toEqual(Array.from({ length: 23 }, () => [null, null]));
    expect(before.at(-1)).toEqual([0, 0]);

    await addLibrary();
    expect((await held()).at(-1)).toEqual([2, 500]);
    server.clock.advance(3 * hour);
    await holds(7, 3_000_000_000_000);
    const { compared } = await root.call("GET /cc-api/usage/storage", {
      query: { range: "1h", compare: "previous" },
    });
    expect(compared?.at(-1)?.bytes).toBe(500);
    expect((await held()).slice(-5)).toEqual([
      [null, null],
      [2, 500],
      [2, 500],
      [2, 500],
      [7, 3_000_000_000_000],
    ]);
  });
});

describe("searches", () => {
  test("are counted per bucket, faces and objects separately", async () => {
    const { database } = server.services;
    const root = await server.as("root");
    const now = server.clock.now();
    const search = (createdAt: number) =>
      database
        .insertInto("faceQueries")
        .values({
          id: newId(),
          operatorId: server.operatorIds.root,
          purpose: "",
          collectionId: null,
          collectionName: "Guests",
          threshold: 0.8,
          probeType: "image/jpeg",
          hitCount: 0,
          bestSimilarity: null,
          decision: null,
          createdAt,
        })
        .execute();
    for (const ago of [0, 1, 2 * hour, 25 * hour]) await search(now - ago);
    const { points, compared, bucket } = await root.call("GET /cc-api/usage/searches", {
      query: { range: "24h", compare: "previous" },
    });
    expect(compared?.reduce((sum, { faces }) => sum + faces, 0)).toBe(1);
    expect(bucket).toBe(hour);
    expect(points.reduce((sum, { faces }) => sum + faces, 0)).toBe(3);
    expect(points.reduce((sum, { objects }) => sum + objects, 0)).toBe(0);
  });
});

describe("client apps", () => {
  test("show their calls and how much of the quota is used", async () => {
    const { database } = server.services;
    const manager = await server.as("clientManager");
    const root = await server.as("root");
    const now = server.clock.now();
    const add = (name: string) =>
      manager.call("POST /cc-api/client-app/add", {
        body: { name, environment: "production", ownerId: server.operatorIds.root },
      });
    const [gates, shop] = [await add("Gates"), await add("Shop")];
    const { key } = await root.call("POST /cc-api/client-app/:id/key/add", {
      params: { id: gates.id },
      body: { name: "K", scopes: ["library:read"] },
    });
    const row = {
      at: now - (now % hour),
      applicationId: gates.id,
      keyId: key.id,
      payerId: "",
      operation: "api.library.list",
      meter: "library-call",
    } as const;
    await database
      .insertInto("apiUsage")
      .values([
        { ...row, statusClass: 2, calls: 90, totalMs: 900 },
        { ...row, statusClass: 4, calls: 9, totalMs: 90 },
        { ...row, statusClass: 5, calls: 1, totalMs: 210 },
        // Before the range.
        { ...row, at: row.at - 40 * 24 * hour, statusClass: 2, calls: 1000, totalMs: 1 },
      ])
      .execute();
    await database
      .updateTable("clientApplications")
      .set({ callsPerMonth: 400 })
      .where("id", "=", gates.id)
      .execute();
    const month = new Date(now);
    await database
      .insertInto("quotaWindows")
      .values({
        applicationId: gates.id,
        period: "month",
        startsAt: Date.UTC(month.getUTCFullYear(), month.getUTCMonth()),
        used: 100,
      })
      .execute();

    const list = await root.call("GET /cc-api/usage/client-app/list", { query: { range: "30d" } });
    expect(list).toMatchObject({
      total: 2,
      items: [
        {
          id: gates.id,
          calls: 100,
          refused: 9,
          errors: 1,
          mean: 12,
          usedThisMonth: 100,
          callsPerMonth: 400,
        },
        { id: shop.id, calls: 0, mean: null, usedThisMonth: 0, callsPerMonth: null },
      ],
    });
    const calls = await root.call("GET /cc-api/usage/call/list", {
      query: { range: "30d", clientApp: gates.id, outcome: "failed", sort: "calls" },
    });
    expect(calls).toMatchObject({
      clientAppName: "Gates",
      calls: 10,
      items: [
        {
          operation: "api.library.list",
          outcome: "refused",
          calls: 9,
          mean: 10,
          key: { name: "K" },
        },
        { outcome: "error", calls: 1 },
      ],
    });
    const pageOf = async (page: number) => {
      const query = { range: "30d" as const, pageSize: 1, page };
      const { items } = await root.call("GET /cc-api/usage/client-app/list", { query });
      return items.map(({ name }) => name);
    };
    expect([await pageOf(1), await pageOf(2), await pageOf(3)]).toEqual([["Gates"], ["Shop"], []]);
    const one = await root.call("GET /cc-api/usage/client-app/:id", {
      params: { id: gates.id },
      query: { range: "24h" },
    });
    expect(one.points.reduce((sum, { calls }) => sum + calls, 0)).toBe(100);
    expect(one.operations).toMatchObject([{ operation: "api.library.list", calls: 100 }]);
    const found = await root.call("GET /cc-api/usage/client-app/list", {
      query: { search: "SHOP" },
    });
    expect(found.items.map(({ name }) => name)).toEqual(["Shop"]);
    const first = async (sort: "name" | "refused" | "errors" | "quota", order: "asc" | "desc") => {
      const query = { range: "30d" as const, sort, order, pageSize: 1 };
      const { items } = await root.call("GET /cc-api/usage/client-app/list", { query });
      return items[0]!.name;
    };
    expect(await first("name", "asc")).toBe("Gates");
    for (const sort of ["refused", "errors", "quota"] as const)
      expect([sort, await first(sort, "desc"), await first(sort, "asc")]).toEqual([
        sort,
        "Gates",
        "Shop",
      ]);
    const file = await root.request("GET", "/cc-api/usage/client-app/export", {
      query: { range: "30d" },
    });
    expect(file.text.trimEnd().split("\r\n")).toEqual([
      "name,environment,calls,refused,errors,mean,usedThisMonth,callsPerMonth",
      "Gates,production,100,9,1,12,100,400",
      "Shop,production,0,0,0,,0,",
    ]);
    const operations = await root.request("GET", "/cc-api/usage/operation/export", {
      query: { search: "usage/client-app/list" },
    });
    expect(operations.text).toMatch(
      /^operation,method,path,calls,.*\r\nusage\.clientApps,GET,\/cc-api\/usage\/client-app\/list,\d+,0,0,0,/,
    );
    const missing = await root.request("GET", `/cc-api/usage/client-app/${newId()}`);
    expect(missing.status).toBe(404);
  });
});
