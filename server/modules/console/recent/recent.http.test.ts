import { startTestServer, type TestServer } from "@console-shell/testing/server";
import type { TestClient } from "@console-shell/testing/test-client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

let server: TestServer;
let sales: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  sales = await server.as("sales");
});
afterEach(() => server.close());

const visit = async (path: string, title = path) => {
  server.clock.advance(1000);
  return sales.call("POST /cc-api/operator/visited", { body: { path, title } });
};
const paths = async (client: TestClient = sales) => {
  const { items } = await client.call("GET /cc-api/operator/recents");
  return items.map(({ path }) => path);
};

describe("recent pages", () => {
  test("are newest first, each once, with the title of the last visit", async () => {
    await visit("/finance/clients", "Clients");
    await visit("/console?range=day#errors", "Overview");
    expect(await visit("/finance/clients", "客户")).toBe(true);
    const { items } = await sales.call("GET /cc-api/operator/recents");
    expect(items).toEqual([
      { path: "/finance/clients", title: "客户", at: server.clock.now() },
      { path: "/console?range=day#errors", title: "Overview", at: server.clock.now() - 1000 },
    ]);
  });

  test("are 20; the oldest is dropped", async () => {
    for (let number = 1; number <= 22; number += 1) await visit(`/finance/clients/${number}`);
    await visit("/finance/clients/3");
    const kept = await paths();
    expect(kept).toHaveLength(20);
    expect(kept.slice(0, 2)).toEqual(["/finance/clients/3", "/finance/clients/22"]);
    expect(kept.at(-1)).toBe("/finance/clients/4");
    const rows = await server.services.database.selectFrom("recents").select("path").execute();
    expect(rows).toHaveLength(20);
  });

  test("are 20 for concurrent visits, too", async () => {
    const add = (number: number) =>
      sales.request("POST", "/cc-api/operator/visited", {
        body: { path: `/finance/clients/${number}`, title: "Client" },
      });
    const answers = await Promise.all(Array.from({ length: 30 }, (_, number) => add(number)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await server.services.database.selectFrom("recents").selectAll().execute()).toHaveLength(
      20,
    );
  });

  test("belong to the operator and are deleted with them", async () => {
    await visit("/finance/clients");
    expect(await paths(await server.as("admin"))).toEqual([]);
    const { database } = server.services;
    await database.deleteFrom("operators").where("id", "=", server.operatorIds.sales).execute();
    expect(await database.selectFrom("recents").selectAll().execute()).toEqual([]);
  });

  test("need a session", async () => {
    const list = await server.request("GET", "/cc-api/operator/recents");
    const add = await server.request("POST", "/cc-api/operator/visited", {
      body: { path: "/finance", title: "Finance" },
    });
    expect([list.status, add.status]).toEqual([401, 401]);
  });
});

test.each([
  ["", "path"],
  ["finance", "path"],
  ["https://elsewhere.example/", "path"],
  ["//elsewhere.example/", "path"],
  [String.raw`/\elsewhere.example/`, "path"],
  ["/finance\n", "path"],
  [`/${"x".repeat(512)}`, "path"],
  ["/user/login?from=x", "path"],
  ["/user", "path"],
  ["/cam/login", "path"],
  ["/auth/session/logout", "path"],
  ["/cc-api/operator/recents", "path"],
])("rejects the address %j by name", async (path, field) => {
  const answer = await sales.request("POST", "/cc-api/operator/visited", {
    body: { path, title: "Title" },
  });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({
    code: "bad_input",
    fields: [{ path: field, message: expect.any(String) }],
  });
});

test.each([" ", "x".repeat(201)])("a title has 1 to 200 characters", async (title) => {
  const body = { path: "/finance", title };
  const answer = await sales.request("POST", "/cc-api/operator/visited", { body });
  expect(answer.body).toMatchObject({ code: "bad_input", fields: [{ path: "title" }] });
});

test("an excluded page's name as prefix of another doesn't exclude it", async () => {
  await visit("/users-of-a-foreign-app");
  expect(await paths()).toEqual(["/users-of-a-foreign-app"]);
});
