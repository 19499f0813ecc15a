import { startTestServer, testPassword, type TestServer } from "@console-shell/testing/server";
import type { TestAnswer } from "@console-shell/testing/test-client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createLogger } from "#platform/logger.ts";
import { createMailer } from "#platform/mail/create-mailer.ts";
import { applyAndConfirm, applyForToken, tokenIn } from "./testing/apply.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ publicUrl: "https://console.test" });
});
afterEach(() => server.close());

type Decider = "root" | "admin" | "bizDirector" | "clientManager";
const post = async (path: string, body: unknown, as: Decider, headers = {}) =>
  (await server.as(as)).request("POST", `/mc-api/applicant/${path}`, { body, headers });
const approve = (id: string, body: unknown = { role: "sales" }, as: Decider = "admin") =>
  post(`${id}/approve`, body, as);
const reject = (id: string, reason = "Unknown company", as: Decider = "admin") =>
  post(`${id}/reject`, { reason }, as);

const database = () => server.services.database;
const applicant = (id: string) =>
  database().selectFrom("applicants").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const operator = (account: string) =>
  database()
    .selectFrom("operators")
    .selectAll()
    .where("accountKey", "=", account.toLowerCase())
    .executeTakeFirst();
const events = async () =>
  (
    await (
      await server.chained()
    )
      .selectFrom("auditEvents")
      .select(["action", "actor", "target", "details"])
      .orderBy("sequence")
      .execute()
  ).map(({ details, ...event }) => ({ ...event, details: JSON.parse(details) as unknown }));
const mailed = async () => {
  await expect.poll(() => server.mails.length).toBe(1);
  return server.mails[0]!;
};
const statuses = (answers: TestAnswer[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

test("only roles that the operator may grant are offered", async () => {
  const offered = async (as: Decider) => (await server.as(as)).call("GET /mc-api/role/grantable");
  const id = await applyAndConfirm(server);
  const manager = await offered("clientManager");
  expect(await offered("root")).toContain("admin");
  expect(await offered("admin")).not.toContain("admin");
  expect(manager).not.toContain("bizDirector");
  expect(manager).toContain("clientManager");
  expect((await approve(id, { role: "bizDirector" }, "clientManager")).status).toBe(403);
  expect((await approve(id, { role: manager[0]! }, "clientManager")).status).toBe(200);
});

describe("an approval", () => {
  test("creates an operator and mails the link that sets the first password", async () => {
    const id = await applyAndConfirm(server, { locale: "zh-CN", phone: "+82 2 6105" });
    server.clock.advance(60_000);
    const { reference } = await applicant(id);
    const answer = await post(`${id}/approve`, { role: "bizDirector" }, "admin", {
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      "accept-language": "en-US",
    });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({
      id,
      status: "approved",
      decidedBy: "admin",
      decidedAt: server.clock.now(),
      rejection: "",
    });
    const made = await operator("grace.kim");
    expect(made).toMatchObject({
      name: "Grace Kim",
      email: "Grace.Kim@hanbit.example",
      phone: "+82 2 6105",
      role: "bizDirector",
      status: "active",
      locale: "zh-CN",
      createdAt: server.clock.now(),
    });
    expect(await applicant(id)).toMatchObject({
      operatorId: made!.id,
      decidedBy: server.operatorIds.admin,
    });
    const mail = await mailed();
    expect(mail).toMatchObject({
      to: "Grace.Kim@hanbit.example",
      locale: "zh-CN",
      subject: "您的注册申请已通过",
    });
    expect(mail.text).toContain("Grace Kim，您好");
    expect(mail.text).toContain("grace.kim");
    expect(mail.text).toContain(reference);
    expect(mail.text).toMatch(
      /^https:\/\/console\.test\/user\/set-password#token=[A-Za-z0-9_-]{43}$/m,
    );
    expect(mail.text).not.toContain("evil.example");
  });

  test("is audited with the operator and role, without a secret", async () => {
    const id = await applyAndConfirm(server);
    const { reference } = await applicant(id);
    await approve(id, { role: "sales", account: "grace" });
    expect((await events()).slice(2)).toEqual([
      {
        action: "applicant.approved",
        actor: "admin",
        target: reference,
        details: { account: "grace", role: "sales" },
      },
      {
        action: "operator.created",
        actor: "admin",
        target: "grace",
        details: { role: "sales", applicant: reference },
      },
    ]);
    const token = tokenIn(await mailed());
    const stored = await Promise.all([
      (await server.chained()).selectFrom("auditEvents").selectAll().execute(),
      database().selectFrom("invitations").selectAll().execute(),
    ]);
    expect(stored[1]).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(JSON.stringify(stored[0])).not.toContain((await operator("grace"))!.passwordHash);
  });

  test("allows no sign-in before the password is set, not even with the token @security-28", async () => {
    const id = await applyAndConfirm(server);
    await approve(id);
    for (const password of [tokenIn(await mailed()), testPassword, "grace.kim"]) {
      const answer = await server.request("POST", "/auth/session/login", {
        body: { account: "grace.kim", password },
      });
      expect(answer.status).toBe(401);
    }
  });

  test("with a taken account name or e-mail address names the field and does nothing", async () => {
    const byAccount = await applyAndConfirm(server, { account: "SALES" });
    const byEmail = await applyAndConfirm(server, { email: "Sales@console.test" });
    const byBoth = await applyAndConfirm(server, { account: "root", email: "root@console.test" });
    for (const [id, paths] of [
      [byAccount, ["account"]],
      [byEmail, ["email"]],
      [byBoth, ["account", "email"]],
    ] as const) {
      const answer = await approve(id);
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({
        code: "conflict",
        fields: paths.map((path) => ({ path, code: "taken", message: "This is already in use" })),
      });
      expect(await applicant(id)).toMatchObject({ status: "waiting", decidedBy: null });
    }
    expect((await events()).map(({ action }) => action)).not.toContain("applicant.approved");

    expect((await approve(byAccount, { role: "sales", account: "grace" })).status).toBe(200);
    expect(await operator("grace")).toMatchObject({ id: (await applicant(byAccount)).operatorId });
    expect((await mailed()).text).toContain("Your account: grace\n");
  });

  test("for root and admin is only root's", async () => {
    const id = await applyAndConfirm(server);
    for (const role of ["root", "admin"]) {
      const answer = await approve(id, { role }, "admin");
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject({
        code: "forbidden",
        fields: [{ path: "role", code: "only_root" }],
      });
    }
    expect(await applicant(id)).toMatchObject({ status: "waiting" });
    expect((await approve(id, { role: "admin" }, "root")).status).toBe(200);
    expect(await operator("grace.kim")).toMatchObject({ role: "admin" });
  });

  test("can't give a role beyond the approver's permissions", async () => {
    const id = await applyAndConfirm(server);
    const answer = await approve(id, { role: "bizDirector" }, "clientManager");
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({
      code: "forbidden",
      fields: [{ path: "role", code: "beyond_own" }],
    });
    expect((await approve(id, { role: "clientManager" }, "clientManager")).status).toBe(200);
  });

  test("in an invalid body names the fields", async () => {
    const id = await applyAndConfirm(server);
    const cases: [unknown, string[]][] = [
      [{}, ["role"]],
      [{ role: "king" }, ["role"]],
      [{ role: "sales", account: "no" }, ["account"]],
      [{ role: "sales", email: "other@hanbit.example" }, ["email"]],
    ];
    for (const [body, paths] of cases) {
      const answer = await approve(id, body);
      expect(answer.status, JSON.stringify(body)).toBe(400);
      const { fields } = answer.body as { fields: { path: string }[] };
      expect(fields.map((field) => field.path)).toEqual(paths);
    }
    expect(await applicant(id)).toMatchObject({ status: "waiting" });
  });

  test("of two registrations for one name creates one operator, also concurrently @security-28", async () => {
    const ids = [
      await applyAndConfirm(server),
      await applyAndConfirm(server, { email: "another.grace@hanbit.example" }),
    ];
    const answers = await Promise.all(ids.map((id) => approve(id)));
    expect(statuses(answers)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
      fields: [{ path: "account", code: "taken" }],
    });
    const { status } = await applicant(ids[answers.findIndex((one) => one.status === 409)]!);
    expect(status).toBe("waiting");
  });
});

describe("a rejection", () => {
  test("keeps the reason and mails it in the applicant's language", async () => {
    const id = await applyAndConfirm(server, { locale: "zh-CN" });
    const { reference } = await applicant(id);
    const answer = await reject(id, " 请使用公司邮箱重新申请。 ", "admin");
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({
      status: "rejected",
      rejection: "请使用公司邮箱重新申请。",
      decidedBy: "admin",
      decidedAt: server.clock.now(),
    });
    const mail = await mailed();
    expect(mail).toMatchObject({ to: "Grace.Kim@hanbit.example", subject: "您的注册申请未通过" });
    expect(mail.text).toContain("\n请使用公司邮箱重新申请。\n");
    expect(mail.text).toContain("https://console.test/user/register\n");
    expect(await operator("grace.kim")).toBeUndefined();
    expect((await events()).at(-1)).toEqual({
      action: "applicant.rejected",
      actor: "admin",
      target: reference,
      details: {},
    });
    const admin = await server.as("admin");
    const { items } = await admin.call("GET /mc-api/applicant/list", {
      query: { status: "rejected" },
    });
    expect(items).toEqual([answer.body]);
  });

  test.each([
    ["none", undefined],
    ["a blank one", "  "],
    ["one of 501 characters", "x".repeat(501)],
  ])("needs a reason of 1 to 500 characters, not %s", async (_what, reason) => {
    const id = await applyAndConfirm(server);
    const answer = await post(`${id}/reject`, { reason }, "admin");
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: "bad_input", fields: [{ path: "reason" }] });
    expect(await applicant(id)).toMatchObject({ status: "waiting", rejection: "" });
    expect((await reject(id, "x".repeat(500))).status).toBe(200);
  });
});

describe("a decision", () => {
  test("happens once; later ones are told who decided @security-28", async () => {
    const id = await applyAndConfirm(server);
    expect((await reject(id)).status).toBe(200);
    const answer = await approve(id);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      code: "conflict",
      fields: [{ path: "status", code: "decided", message: "This was already decided" }],
    });
    const chinese = await post(`${id}/reject`, { reason: "No" }, "root", {
      "accept-language": "zh-CN",
    });
    expect(chinese.body).toMatchObject({ fields: [{ message: "该项已处理过" }] });
    expect(await applicant(id)).toMatchObject({ rejection: "Unknown company" });
  });

  test("made concurrently happens once: one account, one mail @security-28", async () => {
    const id = await applyAndConfirm(server);
    const answers = await Promise.all([
      approve(id, { role: "sales" }, "admin"),
      approve(id, { role: "sales", account: "grace" }, "root"),
      approve(id, { role: "operation" }, "admin"),
    ]);
    expect(statuses(answers)).toEqual([200, 409, 409]);
    for (const { status, body } of answers)
      if (status === 409)
        expect(body).toMatchObject({ fields: [{ path: "status", code: "decided" }] });
    const { operatorId: made } = await applicant(id);
    const operators = await database()
      .selectFrom("operators")
      .select("id")
      .where("emailKey", "=", "grace.kim@hanbit.example")
      .execute();
    expect(operators).toEqual([{ id: made }]);
    const done = (await events()).map(({ action }) => action);
    expect(done.filter((action) => action === "applicant.approved")).toHaveLength(1);
    expect(done.filter((action) => action === "operator.created")).toHaveLength(1);
    await server.close();
    expect(server.mails).toHaveLength(1);
    server = await startTestServer();
  });

  test("to approve and to reject concurrently leads to one of both @security-28", async () => {
    const id = await applyAndConfirm(server);
    const [approved, rejected] = await Promise.all([approve(id), reject(id)]);
    expect(statuses([approved, rejected])).toEqual([200, 409]);
    const { status, operatorId: made, rejection } = await applicant(id);
    const mail = await mailed();
    if (approved.status === 200) {
      expect([status, rejection]).toEqual(["approved", ""]);
      expect(mail.subject).toBe("Your registration was approved");
      expect(await operator("grace.kim")).toMatchObject({ id: made });
    } else {
      expect([status, rejection, made]).toEqual(["rejected", "Unknown company", null]);
      expect(mail.subject).toBe("Your registration was not approved");
      expect(await operator("grace.kim")).toBeUndefined();
    }
  });

  test("on a registration not in review is 404", async () => {
    await applyForToken(server);
    const { id: unconfirmed } = await database()
      .selectFrom("applicants")
      .select("id")
      .executeTakeFirstOrThrow();
    for (const id of [unconfirmed, "00000000-0000-7000-8000-000000000000"]) {
      expect((await approve(id)).status).toBe(404);
      expect((await reject(id)).status).toBe(404);
    }
    expect(await applicant(unconfirmed)).toMatchObject({ status: "unconfirmed" });
  });

  test("needs the permission to decide, not only to read", async () => {
    const id = await applyAndConfirm(server);
    for (const answer of [
      await approve(id, { role: "sales" }, "bizDirector"),
      await reject(id, "No", "bizDirector"),
    ])
      expect(answer.body).toMatchObject({
        code: "forbidden",
        fields: [{ path: "permission", code: "management:applicant:decide" }],
      });
  });

  test("stays if its mail fails, which is logged and audited", async () => {
    const lines: string[] = [];
    await server.close();
    let broken = false;
    server = await startTestServer({
      log: createLogger("error", { write: (line) => void lines.push(line) }),
      mailer({ database, clock }) {
        const refusing = createMailer({
          database,
          clock,
          environment: "production",
          from: "console@console.test",
        });
        return {
          mailbox: false,
          delivers: true,
          async send(mail) {
            if (broken) await refusing.send(mail);
            server.mails.push(mail);
          },
        };
      },
    });
    const ids = [
      await applyAndConfirm(server),
      await applyAndConfirm(server, { account: "other", email: "other@hanbit.example" }),
    ];
    broken = true;
    expect((await approve(ids[0]!)).status).toBe(200);
    expect((await reject(ids[1]!)).status).toBe(200);
    await expect.poll(() => lines.length).toBe(2);
    const text = lines.join("\n");
    expect(text).toContain("The mail of an approval could not be sent");
    expect(text).toContain("The mail of a rejection could not be sent");
    expect(text).not.toContain("#token=");
    const mails = await database().selectFrom("mails").select(["recipient", "error"]).execute();
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([
      "Grace.Kim@hanbit.example",
      "other@hanbit.example",
    ]);
    for (const { error } of mails) expect(error).toContain("SMTP_URL");
    expect(await operator("grace.kim")).toBeDefined();
  });
});
