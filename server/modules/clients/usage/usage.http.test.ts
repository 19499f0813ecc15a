import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { removeExpiredClients } from "../retention.ts";
import { createMeter } from "./meter.ts";

const hour = 3_600_000;

describe("usage", () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer();
  });
  afterEach(() => server.close());

  /** Meters calls as if they had been answered now. */
  const meter = async (operation: string, status: number, ...latencies: number[]) => {
    const one = createMeter(server.services);
    const at = server.clock.now();
    for (const milliseconds of latencies) one.record({ operation, status, milliseconds, at });
    await one.flush();
  };

  describe("metering", () => {
    it("counts every answered call by operation and status", async () => {
      const root = await server.as("root");
      await root.request("GET", "/mc-api/role/list");
      await root.request("GET", "/mc-api/role/list");
      await server.request("GET", "/mc-api/role/list");
      const roles = async () => {
        const { items } = await root.call("GET /cc-api/usage/operations", {
          query: { range: "1h", search: "role.list" },
        });
        return items;
      };
      await expect.poll(async () => (await roles())[0]?.calls).toBe(3);
      expect(await roles()).toMatchObject([
        {
          operation: "role.list",
          method: "GET",
          path: "/mc-api/role/list",
          calls: 3,
          refused: 1,
          errors: 0,
        },
      ]);
    });

    it("flushes its counts when the server closes", async () => {
      const other = await startTestServer();
      await (await other.as("root")).request("GET", "/mc-api/role/list");
      await other.stop();
      const query = other.services.database.selectFrom("usageMinutes").select("calls");
      expect(await query.execute()).toEqual([{ calls: 1 }]);
      await other.close();
    });

    it("adds up what several servers counted in the same minute", async () => {
      await Promise.all([
        meter("role.list", 200, 5, 5),
        meter("role.list", 200, 5),
        meter("role.list", 200, 5, 5, 5),
      ]);
      const root = await server.as("root");
      const { items } = await root.call("GET /cc-api/usage/operations", {
        query: { range: "24h", search: "role.list" },
      });
      expect(items[0]?.calls).toBe(6);
    });

    it("keeps its counts for later when the database fails", async () => {
      let broken = true;
      const { database } = server.services;
      const transaction = database.transaction.bind(database);
      database.transaction = () => {
        if (broken) throw new Error("no database");
        return transaction();
      };
      const one = createMeter(server.services);
      const at = server.clock.now();
      one.record({ operation: "role.list", status: 200, milliseconds: 1, at });
      await expect(one.flush()).rejects.toThrow("no database");
      one.record({ operation: "role.list", status: 200, milliseconds: 1, at });
      broken = false;
      await one.flush();
      const [row] = await database
        .selectFrom("usageMinutes")
        .select("calls")
        .where("operation", "=", "role.list")
        .execute();
      expect(row?.calls).toBe(2);
    });

    it("removes minutes after eight days and keeps the hours", async () => {
      await meter("role.list", 200, 5);
      server.clock.advance(9 * 24 * hour);
      await meter("role.list", 200, 5);
      const { database } = server.services;
      await removeExpiredClients(server.services, server.clock.now());
      const count = async (table: "usageMinutes" | "usageHours") =>
        (await database.selectFrom(table).select("at").execute()).length;
      expect(await count("usageMinutes")).toBe(1);
      expect(await count("usageHours")).toBe(2);
    });
  });

  describe("series and summary", () => {
    it("returns a point per bucket, with percentiles, for all or one operation", async () => {
      await meter("role.list", 200, ...Array.from({ length: 90 }, () => 4));
      await meter("role.list", 500, ...Array.from({ length: 10 }, () => 400));
      await meter("operator.list", 403, 1);
      const director = await server.as("bizDirector");
      const one = await director.call("GET /cc-api/usage/series", {
        query: { range: "24h", operation: "role.list" },
      });
      expect(one.points).toHaveLength(24);
      expect(one.bucket).toBe(hour);
      expect(one.points.at(-1)).toMatchObject({
        calls: 100,
        errors: 10,
        errorRate: 0.1,
        refused: 0,
      });
      expect(one.points.at(-1)?.p50).toBeLessThanOrEqual(5);
      expect(one.points.at(-1)?.p95).toBeGreaterThan(300);
      expect(one.points[0]).toMatchObject({ calls: 0, p95: null, errorRate: null });
      const all = await director.call("GET /cc-api/usage/series", { query: { range: "24h" } });
      expect(all.points.at(-1)?.calls).toBeGreaterThanOrEqual(101);
    });

    it("compares a range with the one before it", async () => {
      await meter("role.list", 200, 4, 4);
      server.clock.advance(24 * hour);
      await meter("role.list", 200, 4);
      const operation = "role.list";
      const root = await server.as("root");
      const day = await root.call("GET /cc-api/usage/summary", {
        query: { range: "24h", operation },
      });
      expect([day.current.calls, day.previous.calls]).toEqual([1, 2]);
      const week = await root.call("GET /cc-api/usage/summary", {
        query: { range: "7d", operation },
      });
      expect([week.current.calls, week.previous.calls]).toEqual([3, 0]);
    });

    it("accepts from and to", async () => {
      await meter("role.list", 200, 4);
      const to = server.clock.now() + 1;
      const { points } = await (
        await server.as("root")
      ).call("GET /cc-api/usage/series", { query: { from: to - 5 * hour, to } });
      expect(points.at(-1)?.calls).toBeGreaterThanOrEqual(1);
    });

    it.each([
      { range: "1y" },
      { from: 1 },
      { from: 2, to: 1 },
      { from: 1, to: 2, range: "24h" },
      { from: 0, to: 500 * 24 * hour },
      { operation: "a b" },
    ])("rejects %o", async (query) => {
      const root = await server.as("root");
      for (const name of ["series", "summary"]) {
        const answer = await root.request("GET", `/cc-api/usage/${name}`, { query });
        expect(answer.status).toBe(400);
        expect(answer.body).toMatchObject({ code: "bad_input" });
      }
    });
  });

  describe("operations", () => {
    it("sort and page, those without a value last", async () => {
      await meter("role.list", 200, 4, 4);
      await meter("operator.list", 500, 400);
      await meter("removed.operation", 200, 1);
      const root = await server.as("root");
      const slowest = await root.call("GET /cc-api/usage/operations", {
        query: { sort: "p95", order: "desc", pageSize: 1 },
      });
      expect(slowest.total).toBe(3);
      expect(slowest.items.map((one) => one.operation)).toEqual(["operator.list"]);
      const named = await root.call("GET /cc-api/usage/operations", {
        query: { sort: "operation", order: "asc" },
      });
      expect(named.items.map((one) => one.operation).slice(0, 2)).toEqual([
        "operator.list",
        "removed.operation",
      ]);
    });
  });

  describe("the calls behind a chart", () => {
    it("add up to its points, finely while that is kept, and to the compared ones", async () => {
      await meter("role.list", 200, 4, 6);
      await meter("role.list", 403, 2);
      await meter("operator.list", 503, 10);
      server.clock.advance(90_000);
      await meter("role.list", 200, 8);
      const root = await server.as("root");
      // The test's own calls count, too.
      const operation = "role.list";
      const series = await root.call("GET /cc-api/usage/series", {
        query: { range: "24h", operation },
      });
      const { at, calls } = series.points.at(-1)!;
      const span = { from: at, to: at + series.bucket };
      const list = (query: object) =>
        root.call("GET /cc-api/usage/call/list", { query: { ...span, ...query } });

      const all = await list({ operation });
      expect([calls, all.calls, all.bucket, all.total]).toEqual([4, 4, 60_000, 3]);
      expect(all.items[0]).toMatchObject({ operation, outcome: "ok", calls: 1 });
      expect((await list({ operation, pageSize: 1, page: 3 })).items).toHaveLength(1);
      expect((await list({ outcome: "failed" })).calls).toBe(2);
      expect((await list({ outcome: "error", sort: "mean" })).items).toMatchObject([
        { operation: "operator.list", mean: 10, key: null },
      ]);
      const file = await root.request("GET", "/cc-api/usage/call/export", {
        query: { ...span, outcome: "refused" },
      });
      expect(file.text).toContain("role.list,refused,1,2");

      server.clock.advance(7 * 24 * hour);
      // The session has expired.
      const later = await server.as("root");
      const { compared } = await later.call("GET /cc-api/usage/series", {
        query: { range: "24h", compare: "week", operation },
      });
      expect(compared?.map((point) => [point.at, point.calls])).toContainEqual([at, 4]);
      server.clock.advance(10 * 24 * hour);
      const last = await server.as("root");
      const longAgo = await last.call("GET /cc-api/usage/call/list", {
        query: { ...span, operation },
      });
      expect(longAgo).toMatchObject({ calls: 4, bucket: hour });
      const nobodys = { clientApp: "01900000-0000-7000-8000-000000000002" };
      const answer = await last.request("GET", "/cc-api/usage/call/list", { query: nobodys });
      expect(answer.status).toBe(404);
    });
  });

  it.each(["series", "summary", "operations", "call/list", "marks"])(
    "%s needs the permission",
    async (name) => {
      const path = `/cc-api/usage/${name}`;
      expect((await server.request("GET", path)).status).toBe(401);
      expect((await (await server.as("sales")).request("GET", path)).status).toBe(403);
      expect((await (await server.as("operation")).request("GET", path)).status).toBe(200);
    },
  );
});
