import type { ErrorBody } from "@console-shell/contract";
import { balanceWeeks } from "@console-shell/contract/words/limits";
import { type TestServer, startTestServer } from "@console-shell/testing/server";
import type { TestClient } from "@console-shell/testing/test-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { issuerDetails } from "../testing/issuer.ts";
import { key } from "../testing/proposal-calls.ts";
import { prices } from "../testing/plans.ts";
import { openClient, post } from "../testing/test-clients.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe("client accounts", () => {
  test("open with a number and can be read and changed", async () => {
    const manager = await server.as("clientManager");
    const opened = await openClient(server, {
      name: "Harbor",
      currency: "USD",
      creditLimit: 50_000,
    });
    expect(opened).toMatchObject({
      number: expect.stringMatching(/^C1\d{4}$/),
      name: "Harbor",
      currency: "USD",
      balance: 0,
      creditLimit: 50_000,
      status: "active",
      ownerName: "Test sales",
    });
    const changed = await manager.call("PATCH /cc-api/finance/client/:id", {
      params: { id: opened.id },
      body: { name: "Harbor & Lane", creditLimit: 0, status: "suspended", ownerId: null, ...key() },
    });
    expect(changed).toMatchObject({ name: "Harbor & Lane", creditLimit: 0, status: "suspended" });
    expect(changed).toMatchObject({ ownerId: null, ownerName: null });
    const read = await manager.call("GET /cc-api/finance/client/:id", {
      params: { id: opened.id },
    });
    expect(read).toEqual(changed);
  });

  test("get unique numbers without gaps when opened concurrently", async () => {
    const opened = await Promise.all(Array.from({ length: 12 }, () => openClient(server)));
    const numbers = opened.map(({ number }) => Number(number.slice(1))).toSorted((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => numbers[0]! + index));
  });

  test("are listed by page, search, filter and order", async () => {
    const director = await server.as("bizDirector");
    for (const [name, currency, creditLimit] of [
      ["Listed Zebra", "EUR", 3],
      ["listed äpfel", "EUR", 1],
      ["LISTED Äpfel", "CNY", 2],
    ] as const)
      await openClient(server, { name, currency, creditLimit });
    const list = (query: Record<string, unknown>) =>
      director.call("GET /cc-api/finance/client/list", { query: { search: "listed", ...query } });

    expect((await list({})).total).toBe(3);
    expect((await list({ search: "ÄPFEL" })).total).toBe(2);
    expect((await list({ search: "%" })).total).toBe(0);
    expect((await list({ currency: "EUR" })).total).toBe(2);
    expect((await list({ status: "suspended" })).total).toBe(0);
    expect((await list({ ownerId: server.operatorIds.sales })).total).toBe(3);
    expect((await list({ ownerId: server.operatorIds.root })).total).toBe(0);
    const limits = (await list({ sort: "creditLimit", order: "desc" })).items;
    expect(limits.map(({ creditLimit }) => creditLimit)).toEqual([3, 2, 1]);
    expect((await list({ page: 2, pageSize: 2 })).items).toHaveLength(1);
    for (const sort of ["number", "name", "balance", "creditLeft", "createdAt"])
      expect((await list({ sort })).items).toHaveLength(3);
  });

  test("show the balance at the end of the last weeks on request", async () => {
    const { id } = await openClient(server, { name: "Course" });
    const listed = async (course?: "weeks") => {
      const { items } = await (
        await server.as("bizDirector")
      ).call("GET /cc-api/finance/client/list", { query: { search: "Course", course } });
      return items.find((client) => client.id === id)!.course;
    };
    const adjust = async (amount: number) =>
      (await server.as("clientManager")).call(
        "POST /cc-api/finance/ledger/post",
        post(id, "adjustment", amount),
      );
    await adjust(500);
    server.clock.advance(15 * 24 * 3_600_000);
    await adjust(200);
    expect(await listed()).toBeUndefined();
    expect(await listed("weeks")).toEqual([
      ...Array<null>(balanceWeeks - 3).fill(null),
      500,
      500,
      700,
    ]);
  });

  test("reject invalid input by field", async () => {
    const manager = await server.as("clientManager");
    const { id } = await openClient(server);
    const good = { name: "A", currency: "CNY", creditLimit: 0, ...key() };
    const refusals: [method: string, path: string, body: unknown, field: string][] = [
      ["POST", "add", { ...good, name: "" }, "name"],
      ["POST", "add", { ...good, currency: "GBP" }, "currency"],
      ["POST", "add", { ...good, creditLimit: 10.5 }, "creditLimit"],
      ["POST", "add", { ...good, creditLimit: -1 }, "creditLimit"],
      ["POST", "add", { ...good, contactEmail: "nobody" }, "contactEmail"],
      ["POST", "add", { ...good, balance: 1_000_000 }, "balance"],
      ["POST", "add", { ...good, ownerId: server.operatorIds.operation }, "ownerId"],
      ["PATCH", id, { currency: "USD", ...key() }, "currency"],
      ["PATCH", id, { ownerId: id, ...key() }, "ownerId"],
      ["PATCH", id, { taxRate: 1, validFrom: "2099-01", ...key() }, "validFrom"],
    ];
    for (const [method, path, body, field] of refusals) {
      const answer = await manager.request(method, `/cc-api/finance/client/${path}`, { body });
      expect(answer.status, field).toBe(400);
      expect((answer.body as ErrorBody).fields!.map(({ path }) => path)).toContain(field);
    }
    const unknown = `/cc-api/finance/client/${server.operatorIds.root}`;
    expect((await manager.request("GET", unknown)).status).toBe(404);
    expect(
      (await manager.request("PATCH", unknown, { body: { name: "A", ...key() } })).status,
    ).toBe(404);
  });
});

describe("writes", () => {
  test("with the same key happen once: same response, another body is rejected @security-30", async () => {
    const manager = await server.as("clientManager");
    const director = await server.as("bizDirector");
    const usedKey = {
      status: 409,
      body: { fields: [{ path: "idempotencyKey", code: "used" }] },
    };
    const { id } = await openClient(server);
    const plan = { name: `Plan ${id}`, currency: "CNY", prices: prices("2026-01"), ...key() };
    const made = await director.request("POST", "/cc-api/finance/plan/create", { body: plan });
    const planId = (made.body as { id: string }).id;
    const issuer = { ...issuerDetails, basedOn: null, ...key() };
    const calls: [who: TestClient, method: string, path: string, body: object, other: object][] = [
      [
        manager,
        "POST",
        "client/add",
        { name: "A", currency: "EUR", creditLimit: 1, ...key() },
        { name: "B" },
      ],
      [manager, "PATCH", `client/${id}`, { creditLimit: 5, ...key() }, { creditLimit: 6 }],
      [director, "POST", "plan/create", plan, { name: "Another" }],
      [
        director,
        "POST",
        `plan/${planId}/publish`,
        { ...prices("2099-01"), ...key() },
        { platformFee: 1 },
      ],
      [director, "PUT", "issuer", issuer, { bankAccount: "2" }],
    ];
    for (const [who, method, path, body, other] of calls) {
      const send = (sent: object) => who.request(method, `/cc-api/finance/${path}`, { body: sent });
      const first = await send(body);
      expect(first.status, `${path} ${first.text}`).toBeLessThan(300);
      const backwards = Object.fromEntries(Object.entries(body).toReversed());
      expect((await send(backwards)).text, path).toBe(first.text);
      expect(await send({ ...body, ...other }), path).toMatchObject(usedKey);
    }
    // Nor is the key valid for another call.
    const [, , , addition] = calls[0]!;
    const elsewhere = await manager.request("PATCH", `/cc-api/finance/client/${id}`, {
      body: { name: "B", idempotencyKey: (addition as ReturnType<typeof key>).idempotencyKey },
    });
    expect(elsewhere).toMatchObject(usedKey);
  });

  test("to a client that has changed since are rejected and change nothing", async () => {
    const manager = await server.as("clientManager");
    const client = await openClient(server, { creditLimit: 100 });
    const change = (body: object) =>
      manager.request("PATCH", `/cc-api/finance/client/${client.id}`, {
        body: { updatedAt: client.updatedAt, ...body, ...key() },
      });
    // At the same instant: the test's clock is stopped.
    expect((await change({ contactName: "Mei" })).status).toBe(200);
    expect(await change({ creditLimit: 7 })).toMatchObject({
      status: 409,
      body: { fields: [{ path: "updatedAt", code: "changed" }] },
    });
    const read = await manager.call("GET /cc-api/finance/client/:id", {
      params: { id: client.id },
    });
    expect(read).toMatchObject({ contactName: "Mei", creditLimit: 100 });
    expect((await change({ creditLimit: 7, updatedAt: read.updatedAt })).status).toBe(200);
  });

  test("to clients and entries are audited, without contact details @security-30", async () => {
    const { id, number } = await openClient(server);
    const root = await server.as("root");
    await root.call("PATCH /cc-api/finance/client/:id", {
      params: { id },
      body: { creditLimit: 900, contactEmail: "mei@client.test", ...key() },
    });
    const posted = post(id, "charge", 30);
    await root.call("POST /cc-api/finance/ledger/post", posted);
    // A repeated call posts nothing and isn't audited.
    await root.call("POST /cc-api/finance/ledger/post", posted);
    const events = await (
      await server.chained()
    )
      .selectFrom("auditEvents")
      .select(["action", "target", "details"])
      .where("target", "like", `${number}%`)
      .orderBy("sequence")
      .execute();
    expect(events.map(({ action, target }) => [action, target])).toEqual([
      ["finance-client.opened", number],
      ["finance-client.changed", number],
      ["ledger-entry.posted", `${number}-0001`],
    ]);
    expect(JSON.parse(events[1]!.details)).toEqual({
      "from.creditLimit": 0,
      "to.creditLimit": 900,
      contact: "changed",
    });
  });
});

describe("permissions", () => {
  test("are granted by role for reading and writing @security-29", async () => {
    const { id } = await openClient(server);
    const base = "/cc-api/finance";
    const status = async (
      role: Parameters<TestServer["as"]>[0],
      method: string,
      path: string,
      body?: unknown,
    ) => (await (await server.as(role)).request(method, `${base}/${path}`, { body })).status;

    for (const path of [
      "client/list",
      "owner/list",
      `client/${id}`,
      "ledger/list",
      "reconciliation",
      "invoice/list",
    ]) {
      expect(await status("operation", "GET", path), path).toBe(403);
      expect(await status("bizDirector", "GET", path), path).toBe(200);
      expect((await server.request("GET", `${base}/${path}`)).status, path).toBe(401);
    }
    expect(await status("clientManager", "GET", "invoice/list")).toBe(200);
    for (const role of ["sales", "bizDirector", "operation"] as const) {
      expect(
        await status(role, "POST", "client/add", { name: "A", currency: "CNY", creditLimit: 0 }),
      ).toBe(403);
      expect(await status(role, "PATCH", `client/${id}`, { name: "A" })).toBe(403);
    }
    // Those who decide on proposals can't post.
    for (const role of ["sales", "bizDirector", "operation"] as const) {
      expect(await status(role, "POST", "ledger/post", {})).toBe(403);
      expect(await status(role, "POST", `ledger/${id}/reverse`, {})).toBe(403);
      expect(await status(role, "POST", "adjustment/propose", {})).toBe(403);
    }
    for (const kind of ["top-up", "refund", "adjustment"])
      for (const role of ["sales", "clientManager", "operation"] as const)
        expect(await status(role, "POST", `${kind}/${id}/approve`, {}), kind).toBe(403);
  });
});
