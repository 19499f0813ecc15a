// A console in production whose SMTP_URL isn't set.
import type { AuditAction } from "@console-shell/contract/words/audit";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import type { TestClient } from "@console-shell/testing/test-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#platform/database/id.ts";
import { createMailer } from "#platform/mail/create-mailer.ts";

let server: TestServer;
let root: TestClient;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer({
    mailer: ({ database, clock }) =>
      createMailer({ database, clock, environment: "production", from: "console@console.test" }),
  });
  root = await server.as("root");
  admin = await server.as("admin");
});
afterAll(() => server.close());

const password = "otter gravel lantern 7";
const missing = (path: string) => ({
  status: 409,
  code: "mail_not_set_up",
  message: expect.stringContaining("SMTP_URL") as string,
  fields: [{ path, code: "no_mail" }],
});
const operatorPath = (id: string) => `/mc-api/operator/${id}`;
const tokenOf = (link: string | null) =>
  /^http:\/\/console\.test\/user\/set-password#token=([\w-]{43})$/.exec(link ?? "")?.[1] ?? "";
const accept = (link: string | null) =>
  server.request("POST", "/auth/invitation/accept", {
    body: { token: tokenOf(link), newPassword: password },
  });
const login = (account: string) =>
  server.request("POST", "/auth/session/login", { body: { account, password } });
const events = async (action: AuditAction) =>
  (
    await (
      await server.chained()
    )
      .selectFrom("auditEvents")
      .select(["actor", "target", "details"])
      .where("action", "=", action)
      .orderBy("sequence")
      .execute()
  ).map(({ details, ...who }) => ({ ...who, details: JSON.parse(details) as unknown }));

describe("a link to copy", () => {
  const second = { account: "second", name: "Second", email: "second@console.test" } as const;

  test("lets a new operator in, once, is stored as a hash and audited @security-18", async () => {
    const { database } = server.services;
    const { id, link } = await root.call("POST /mc-api/operator/create", {
      body: { ...second, role: "operation", delivery: "link" },
    });
    const stored = await database.selectFrom("invitations").selectAll().execute();
    expect(stored).toMatchObject([{ operatorId: id, usedAt: null }]);
    const all = JSON.stringify([stored, await events("operator.created")]);
    expect(all).not.toContain(tokenOf(link));
    expect(await events("operator.created")).toEqual([
      { actor: "root", target: "second", details: { role: "operation", linkShown: true } },
    ]);
    expect((await accept(link)).status).toBe(200);
    expect((await login("second")).body).toMatchObject({ account: "second" });
    expect((await accept(link)).body).toMatchObject({ code: "wrong_link" });
    expect(await database.selectFrom("mails").selectAll().execute()).toEqual([]);
  });

  test("resets a password under the rules of every reset, and notifies its owner who copied it @security-18", async () => {
    const { sales, root: rootId, admin: own } = server.operatorIds;
    const reset = (by: TestClient, id: string) =>
      by.request("POST", `${operatorPath(id)}/reset-password`, { body: { delivery: "link" } });
    for (const [id, code] of [
      [rootId, "only_root"],
      [own, "own_account"],
    ] as const)
      expect((await reset(admin, id)).body).toMatchObject({
        code: "forbidden",
        fields: [{ code }],
      });
    const theirs = await server.as("sales");
    const answer = await reset(admin, sales);
    const { link } = answer.body as { link: string };
    expect((await theirs.request("GET", "/auth/account/info")).status).toBe(401);
    expect(await events("operator.password-replaced")).toEqual([
      { actor: "admin", target: "sales", details: { again: false, linkShown: true } },
    ]);
    const notices = await server.services.database
      .selectFrom("notifications")
      .select(["kind", "facts"])
      .where("operatorId", "=", sales)
      .execute();
    expect(notices).toEqual([
      { kind: "account.changed", facts: { what: "password-link-shown", by: "admin" } },
    ]);
    // The next one replaces it.
    const { link: next } = (await reset(admin, sales)).body as { link: string };
    expect((await accept(link)).body).toMatchObject({ code: "wrong_link" });
    expect((await accept(next)).status).toBe(200);
    expect((await login("sales")).status).toBe(200);
    server.clock.advance(11 * 60_000);
    expect((await reset(admin, sales)).body).toMatchObject({ code: "reauth_required" });
    admin = await server.as("admin");
    root = await server.as("root");
  });

  test("is shown to the one who approves it, if a second person is needed @security-54", async () => {
    const setResets = (secondPersonResets: boolean) =>
      server.services.database.updateTable("securityPolicy").set({ secondPersonResets }).execute();
    await setResets(true);
    const { operation } = server.operatorIds;
    const body = { delivery: "link" };
    const path = `${operatorPath(operation)}/reset-password`;
    expect((await admin.request("POST", path, { body })).body).toMatchObject({
      code: "second_person_required",
    });
    const asked = await admin.request("POST", path, {
      body,
      headers: { "x-approval-reason": "Lost" },
    });
    expect(asked.body, asked.text).toMatchObject({ code: "sent_for_approval" });
    const { items } = await root.call("GET /mc-api/approval/list", {
      query: { status: "waiting" },
    });
    expect(items).toMatchObject([{ details: { again: false, linkShown: true } }]);
    const { link, secret } = await root.call("POST /mc-api/approval/:id/approve", {
      params: { id: items[0]!.id },
    });
    expect(secret).toBeNull();
    expect((await accept(link)).status).toBe(200);
    await setResets(false);
  });

  test("brings an applicant in, and one whom the mail server left waiting @security-18", async () => {
    const { database, clock } = server.services;
    const [grace, lee] = [newId(), newId()];
    await database
      .insertInto("applicants")
      .values(
        [
          ["grace", grace],
          ["lee", lee],
        ].map(([account = "", id = ""]) => ({
          id,
          reference: `AP-${account}`,
          account,
          accountKey: account,
          name: account,
          company: "Hanbit",
          email: `${account}@hanbit.example`,
          emailKey: `${account}@hanbit.example`,
          phone: "",
          reason: "",
          status: "waiting" as const,
          locale: "en-US" as const,
          confirmHash: null,
          confirmExpiresAt: null,
          createdAt: clock(),
          decidedAt: null,
          decidedBy: null,
          rejection: "",
          operatorId: null,
        })),
      )
      .execute();
    const approve = `/mc-api/applicant/${grace}/approve`;
    const mailed = await root.request("POST", approve, { body: { role: "sales" } });
    expect(mailed.body).toMatchObject(missing("delivery"));
    const { link } = await root.call("POST /mc-api/applicant/:id/approve", {
      params: { id: grace },
      body: { role: "sales", delivery: "link" },
    });
    expect((await accept(link)).status).toBe(200);
    expect((await login("grace")).status).toBe(200);
    expect(
      (await root.request("POST", `/mc-api/applicant/${lee}/reject`, { body: { reason: "No" } }))
        .status,
    ).toBe(200);
  });
});

test("every call that depends on a mail says that there is no mail server, and keeps what was", async () => {
  const { sales } = server.operatorIds;
  const director = await server.as("bizDirector");
  const manager = await server.as("sales");
  const operator = { account: "third", name: "T", email: "third@console.test", role: "sales" };
  const registration = { account: "fourth", name: "F", company: "C", email: "f@console.test" };
  const rule = {
    name: "Errors",
    metric: "errorRate",
    operation: null,
    comparison: "above",
    threshold: 0.5,
    windowMinutes: 60,
    mail: true,
  };
  const { changedAt } = await director.call("GET /cc-api/finance/reminders");
  const reminders = { enabled: true, days: [3], hour: 8, changedAt };
  await server.services.database.updateTable("reminderSettings").set({ enabled: false }).execute();
  const token = { name: "SCIM", invites: true, expiresAt: server.clock.now() + 86_400_000 };
  const kinds = [{ kind: "work.assigned", shown: true, mail: "once" }];
  const calls: [TestClient, string, string, object | undefined, string][] = [
    [root, "POST", "/mc-api/operator/create", operator, "delivery"],
    [root, "POST", `${operatorPath(sales)}/reset-password`, undefined, "delivery"],
    [server, "POST", "/mc-api/basic/applicant/add", registration, "email"],
    [server, "POST", "/cc-api/basic/operator/forgetPassword", { account: "sales" }, "account"],
    [server, "POST", "/cc-api/basic/operator/forgetPassword", { account: "nobody" }, "account"],
    [root, "POST", "/mc-api/provisioning/token/add", token, "invites"],
    [root, "POST", "/cc-api/alert/create", rule, "mail"],
    [manager, "PATCH", "/cc-api/notification/settings", { kinds }, "kinds.0.mail"],
    [director, "PUT", "/cc-api/finance/reminders", reminders, "enabled"],
    [
      director,
      "POST",
      "/cc-api/finance/invoice/send",
      { invoiceIds: [newId()], kind: "invoice", idempotencyKey: crypto.randomUUID() },
      "kind",
    ],
  ];
  for (const [by, method, path, body, field] of calls) {
    const answer = await by.request(method, path, body && { body });
    expect(answer.body, `${path} ${answer.text}`).toMatchObject(missing(field));
  }
  const chinese = await server.request("POST", "/cc-api/basic/operator/forgetPassword", {
    body: { account: "sales" },
    headers: { "accept-language": "zh-CN" },
  });
  expect(chinese.body).toMatchObject({ message: expect.stringContaining("邮件服务器") as string });
  expect(await manager.call("GET /cc-api/mail/state")).toEqual({ isSetUp: false });
  await server.services.background.settled();
  const { database } = server.services;
  expect(await database.selectFrom("mails").selectAll().execute()).toEqual([]);
});

test("an address can be changed, and who waits for a link gets it from an administrator", async () => {
  const made = await root.call("POST /mc-api/operator/create", {
    body: {
      account: "fifth",
      name: "Fifth",
      email: "fifth@console.test",
      role: "sales",
      delivery: "link",
    },
  });
  const params = { id: made.id };
  await root.call("PATCH /mc-api/operator/:id", { params, body: { email: "right@console.test" } });
  // The old mailbox's reader must not be able to set the password.
  expect((await accept(made.link)).body).toMatchObject({ code: "wrong_link" });
  await root.call("POST /mc-api/operator/:id/disable", { params });
  const none = await root.call("POST /mc-api/operator/:id/reset-password", {
    params,
    body: { delivery: "link" },
  });
  expect(none.link).toBeNull();
  await root.call("POST /mc-api/operator/:id/enable", { params });
  const { link } = await root.call("POST /mc-api/operator/:id/reset-password", {
    params,
    body: { delivery: "link" },
  });
  expect((await accept(link)).status).toBe(200);
  expect((await login("fifth")).status).toBe(200);
});
