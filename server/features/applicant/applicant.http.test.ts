import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { throttleRules } from "../session/throttle/rules.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const application = {
  account: "grace.kim",
  name: "Grace Kim",
  company: "Hanbit Media",
  email: "Grace.Kim@hanbit.example",
};
const apply = (body: unknown) => server.request("POST", "/mc-api/basic/applicant/add", { body });
const list = async (query?: {
  status?: "waiting" | "rejected";
  page?: number;
  pageSize?: number;
}) => (await server.as("admin")).call("GET /mc-api/applicant/list", { query });

describe("an application", () => {
  test("is kept for review and answers a reference", async () => {
    const answer = await apply({ ...application, phone: "+82 2 6105 3348", reason: "Archive" });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ reference: expect.stringMatching(/^AP-[2-9A-Z]{6}$/) });
    const { items, total } = await list();
    expect(total).toBe(1);
    expect(items[0]).toEqual({
      ...application,
      ...(answer.body as object),
      id: expect.any(String),
      phone: "+82 2 6105 3348",
      reason: "Archive",
      status: "waiting",
      createdAt: server.clock.now(),
    });
  });

  test("by a form", async () => {
    const answer = await server.request("POST", "/mc-api/basic/applicant/add", {
      form: application,
    });
    expect(answer.status).toBe(200);
    expect((await list()).items[0]).toMatchObject({ name: "Grace Kim", phone: "", reason: "" });
  });

  test("sent again, also many times at once, is one with one reference", async () => {
    const bodies = Array.from({ length: 12 }, (_, index) =>
      index % 2 === 0
        ? application
        : { ...application, account: "GRACE.KIM", email: "grace.kim@HANBIT.example" },
    );
    const answers = await Promise.all(bodies.map(apply));
    const references = new Set(
      answers.map((answer) => (answer.body as { reference: string }).reference),
    );
    expect(references.size).toBe(1);
    expect((await list()).total).toBe(1);
  });

  test("after a refusal is a new one", async () => {
    const first = await apply(application);
    await server.services.database
      .updateTable("applicants")
      .set({ status: "rejected", decided_at: server.clock.now() })
      .execute();
    const second = await apply(application);
    expect(second.body).not.toEqual(first.body);
    expect((await list({ status: "rejected" })).total).toBe(1);
  });

  test("for a taken account name or address answers no differently", async () => {
    const answer = await apply({
      ...application,
      account: "Root",
      email: "admin@console.test",
    });
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body as object)).toEqual(["reference"]);
  });

  test("that is wrong names the fields", async () => {
    const cases: [unknown, string[]][] = [
      [{}, ["account", "company", "email", "name"]],
      [{ ...application, account: "ab" }, ["account"]],
      [{ ...application, account: "has space" }, ["account"]],
      [{ ...application, account: "at@sign.example" }, ["account"]],
      [{ ...application, email: "no address" }, ["email"]],
      [{ ...application, name: " " }, ["name"]],
      [{ ...application, phone: "call me" }, ["phone"]],
      [{ ...application, reason: "x".repeat(1001) }, ["reason"]],
      [{ ...application, role: "root" }, ["role"]],
      [{ ...application, status: "approved" }, ["status"]],
    ];
    for (const [body, paths] of cases) {
      const answer = await apply(body);
      expect(answer.status, JSON.stringify(body)).toBe(400);
      const { code, fields } = answer.body as { code: string; fields: { path: string }[] };
      expect(code).toBe("bad_input");
      expect(fields.map((field) => field.path).toSorted()).toEqual(paths);
    }
  });

  test("is throttled by address", async () => {
    const { limit } = throttleRules.applyFromAddress;
    const statuses: number[] = [];
    for (let index = 0; index <= limit; index += 1)
      statuses.push((await apply({ ...application, account: `grace.kim${index}` })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(limit);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("the list", () => {
  test("is newest first, page by page", async () => {
    for (const account of ["first", "second", "third"]) {
      await apply({ ...application, account });
      server.clock.advance(1000);
    }
    const { items, total } = await list({ pageSize: 2 });
    expect(total).toBe(3);
    expect(items.map((item) => item.account)).toEqual(["third", "second"]);
    const last = await list({ pageSize: 2, page: 2 });
    expect(last.items.map((item) => item.account)).toEqual(["first"]);
  });

  test("needs the permission", async () => {
    expect((await server.request("GET", "/mc-api/applicant/list")).status).toBe(401);
    const sales = await server.as("sales");
    expect((await sales.request("GET", "/mc-api/applicant/list")).status).toBe(403);
  });

  test("refuses a status that does not exist", async () => {
    const answer = await (
      await server.as("admin")
    ).request("GET", "/mc-api/applicant/list", { query: { status: "lost" } });
    expect(answer.body).toMatchObject({ code: "bad_input", fields: [{ path: "status" }] });
  });
});
