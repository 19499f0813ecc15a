import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { throttleRules } from "../session/throttle/rules.ts";
import { applyAndConfirm, applyForToken, registration } from "./testing/apply.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const apply = (body: unknown) => server.request("POST", "/mc-api/basic/applicant/add", { body });
const confirm = (token: string) =>
  server.request("POST", "/mc-api/basic/applicant/confirm", { body: { token } });
const rows = () => server.services.database.selectFrom("applicants").selectAll().execute();
const list = async (query?: {
  status?: "waiting" | "rejected";
  page?: number;
  pageSize?: number;
}) => (await server.as("admin")).call("GET /mc-api/applicant/list", { query });

describe("a registration", () => {
  test("is for review, as sent, once its e-mail address is confirmed", async () => {
    const token = await applyForToken(server, { phone: "+82 2 6105 3348", reason: "Archive" });
    expect(await list()).toEqual({ items: [], total: 0 });
    const answer = await confirm(token);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ reference: expect.stringMatching(/^AP-[2-9A-Z]{6}$/) });
    const { items, total } = await list({ status: "waiting" });
    expect(total).toBe(1);
    expect(items[0]).toEqual({
      ...registration,
      ...(answer.body as object),
      id: expect.any(String),
      phone: "+82 2 6105 3348",
      reason: "Archive",
      status: "waiting",
      createdAt: server.clock.now(),
      decidedAt: null,
      decidedBy: null,
      rejection: "",
    });
  });

  test("accepts a form", async () => {
    const answer = await server.request("POST", "/mc-api/basic/applicant/add", {
      form: registration,
    });
    expect(answer.status).toBe(200);
    expect(await rows()).toMatchObject([{ name: "Grace Kim", phone: "", reason: "" }]);
  });

  test("sent again, even concurrently, stays one with one reference", async () => {
    const bodies = Array.from({ length: 12 }, (_, index) =>
      index % 2 === 0
        ? registration
        : { ...registration, account: "GRACE.KIM", email: "grace.kim@HANBIT.example" },
    );
    const answers = await Promise.all(bodies.map(apply));
    const references = new Set(
      answers.map((answer) => (answer.body as { reference: string }).reference),
    );
    expect(references.size).toBe(1);
    expect(await rows()).toHaveLength(1);
  });

  test("sent again while pending stays the same, without another mail", async () => {
    await applyAndConfirm(server);
    const [first] = await rows();
    const again = await apply(registration);
    expect(again.body).toEqual({ reference: first!.reference });
    // The next mail belongs to another registration: the one before sent none.
    await applyForToken(server, { account: "other.one", email: "other@hanbit.example" });
    expect(server.mails.map(({ to }) => to)).toEqual(["other@hanbit.example"]);
    expect(await rows()).toHaveLength(2);
  });

  test("after a rejection is a new one", async () => {
    const id = await applyAndConfirm(server);
    const admin = await server.as("admin");
    await admin.call("POST /mc-api/applicant/:id/reject", {
      params: { id },
      body: { reason: "Not yet" },
    });
    const [first] = await rows();
    const second = await apply(registration);
    expect(second.status).toBe(200);
    expect(second.body).not.toEqual({ reference: first!.reference });
    expect((await list({ status: "rejected" })).total).toBe(1);
  });

  test.each([
    ["account name", { ...registration, account: "Root" }],
    ["e-mail address", { ...registration, email: "Admin@console.test" }],
  ])("for an operator's %s gets the same response and mails", async (_what, taken) => {
    const plain = await apply(registration);
    await expect.poll(() => server.mails.length).toBe(1);
    const answer = await apply(taken);
    expect(answer.status).toBe(plain.status);
    expect(Object.keys(answer.body as object)).toEqual(Object.keys(plain.body as object));
    await expect.poll(() => server.mails.length).toBe(2);
    const [usual, ofOperator] = server.mails;
    expect(ofOperator!.to).toBe(taken.email);
    const bare = (text: string) => text.replace(/AP-\w+/, "").replace(/#confirm=\S+/, "");
    expect(bare(ofOperator!.text)).toBe(bare(usual!.text));
    expect(ofOperator!.subject).toBe(usual!.subject);
  });

  test("with errors names the fields", async () => {
    const cases: [unknown, string[]][] = [
      [{}, ["account", "company", "email", "name"]],
      [{ ...registration, account: "ab" }, ["account"]],
      [{ ...registration, account: "has space" }, ["account"]],
      [{ ...registration, account: "at@sign.example" }, ["account"]],
      [{ ...registration, email: "no address" }, ["email"]],
      [{ ...registration, name: " " }, ["name"]],
      [{ ...registration, phone: "call me" }, ["phone"]],
      [{ ...registration, reason: "x".repeat(1001) }, ["reason"]],
      [{ ...registration, role: "root" }, ["role"]],
      [{ ...registration, status: "approved" }, ["status"]],
      [{ ...registration, locale: "zh-CN" }, ["locale"]],
    ];
    for (const [body, paths] of cases) {
      const answer = await apply(body);
      expect(answer.status, JSON.stringify(body)).toBe(400);
      const { code, fields } = answer.body as { code: string; fields: { path: string }[] };
      expect(code).toBe("bad_input");
      expect(fields.map((field) => field.path).toSorted()).toEqual(paths);
    }
    expect(await rows()).toEqual([]);
  });

  test("is rate limited by address", async () => {
    const { limit } = throttleRules.applyFromAddress;
    const statuses: number[] = [];
    for (let index = 0; index <= limit; index += 1)
      statuses.push((await apply({ ...registration, account: `grace.kim${index}` })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(limit);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("the list", () => {
  test("is newest first, paged", async () => {
    for (const account of ["first", "second", "third"]) {
      await applyAndConfirm(server, { account });
      server.clock.advance(1000);
    }
    const { items, total } = await list({ pageSize: 2 });
    expect(total).toBe(3);
    expect(items.map((item) => item.account)).toEqual(["third", "second"]);
    const last = await list({ pageSize: 2, page: 2 });
    expect(last.items.map((item) => item.account)).toEqual(["first"]);
  });

  test("can be searched, sorted and exported", async () => {
    for (const [account, company] of [
      ["ada.lovelace", "Analytical Engines"],
      ["grace.kim", "Hanbit Media"],
    ] as const) {
      await applyAndConfirm(server, { account, company });
      server.clock.advance(1000);
    }
    await applyForToken(server, { account: "never.confirmed", company: "Hanbit Studios" });
    const admin = await server.as("admin");
    const found = async (query: object) => {
      const { items, total } = await admin.call("GET /mc-api/applicant/list", { query });
      return [total, ...items.map(({ account }) => account)];
    };
    expect(await found({ search: "HANBIT MEDIA" })).toEqual([1, "grace.kim"]);
    expect(await found({ search: "studios" })).toEqual([0]);
    expect(await found({ sort: "account", order: "asc", pageSize: 1 })).toEqual([
      2,
      "ada.lovelace",
    ]);
    expect(await found({ sort: "createdAt", order: "asc" })).toEqual([
      2,
      "ada.lovelace",
      "grace.kim",
    ]);
    const file = await admin.request("GET", "/mc-api/applicant/export", {
      query: { search: "hanbit media", status: "waiting" },
    });
    const [head, ...lines] = file.text.trimEnd().split("\r\n");
    expect(head).toMatch(/^reference,account,name,company,email,/);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^AP-\w+,grace\.kim,Grace Kim,Hanbit Media,/);
  });

  test.each(["lost", "unconfirmed"])("rejects the status %s", async (status) => {
    await applyForToken(server);
    const answer = await (
      await server.as("root")
    ).request("GET", "/mc-api/applicant/list", { query: { status } });
    expect(answer.body).toMatchObject({ code: "bad_input", fields: [{ path: "status" }] });
  });
});
