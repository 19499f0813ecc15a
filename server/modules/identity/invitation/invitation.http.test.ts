import { invitationLifetime } from "@console-shell/contract";
import { startTestServer, testPassword, type TestServer } from "@console-shell/testing/server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { applyAndConfirm, tokenIn } from "../applicant/testing/apply.ts";
import { issueResetCode } from "../recovery/code.ts";
import { removeExpired } from "#modules/retention.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { issueInvitation } from "./writes.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const newPassword = "otter gravel lantern 7";
const accept = (token: string, password = newPassword) =>
  server.request("POST", "/auth/invitation/accept", { body: { token, newPassword: password } });
const login = (account: string, password: string) =>
  server.request("POST", "/auth/session/login", { body: { account, password } });
/** An invitation of the operator sales. */
const invite = () =>
  server.services.database
    .transaction()
    .execute((transaction) =>
      issueInvitation(transaction, server.operatorIds.sales, server.clock.now()),
    );

test("an approved applicant sets a password with the mailed link and signs in", async () => {
  const id = await applyAndConfirm(server);
  const admin = await server.as("admin");
  await admin.call("POST /mc-api/applicant/:id/approve", {
    params: { id },
    body: { role: "operation" },
  });
  await expect.poll(() => server.mails.length).toBe(1);
  const answer = await accept(tokenIn(server.mails[0]!));
  expect(answer.status, answer.text).toBe(200);
  expect(answer.body).toBe(true);
  expect(answer.cookies).toEqual([]);
  const signedIn = await login("grace.kim", newPassword);
  expect(signedIn.body).toMatchObject({ account: "grace.kim", role: "operation" });
  const { items } = await (
    await server.as("root")
  ).call("GET /mc-api/audit/list", { query: { action: "password.set" } });
  expect(items).toMatchObject([{ actor: "grace.kim", target: "grace.kim", details: {} }]);
});

describe("an invitation", () => {
  test("accepts a form", async () => {
    const answer = await server.request("POST", "/auth/invitation/accept", {
      form: { token: await invite(), newPassword },
    });
    expect(answer.body).toBe(true);
  });

  test("works once @security-28", async () => {
    const token = await invite();
    expect((await accept(token)).status).toBe(200);
    const again = await accept(token, "purple-harbour-kite");
    expect(again.status).toBe(400);
    expect(again.body).toMatchObject({ code: "wrong_link" });
    expect((await login("sales", newPassword)).status).toBe(200);
  });

  test("used concurrently sets one password @security-28", async () => {
    const token = await invite();
    const passwords = [1, 2, 3, 4].map((number) => `otter gravel lantern ${number}`);
    const answers = await Promise.all(passwords.map((password) => accept(token, password)));
    const winners = passwords.filter((_password, index) => answers[index]!.status === 200);
    expect(winners).toHaveLength(1);
    for (const { status, body } of answers)
      if (status !== 200) expect(body).toMatchObject({ status: 400, code: "wrong_link" });
    expect((await login("sales", winners[0]!)).status).toBe(200);
  });

  test("lives 72 hours", async () => {
    const early = await invite();
    server.clock.advance(invitationLifetime - 1);
    expect((await accept(early)).status).toBe(200);
    const late = await invite();
    server.clock.advance(invitationLifetime);
    expect((await accept(late, "purple-harbour-kite")).body).toMatchObject({ code: "wrong_link" });
    await removeExpired(server.services, server.clock.now());
    const left = await server.services.database.selectFrom("invitations").selectAll().execute();
    expect(left).toEqual([]);
  });

  test("is replaced by the next one", async () => {
    const first = await invite();
    const second = await invite();
    expect((await accept(first)).body).toMatchObject({ code: "wrong_link" });
    expect((await accept(second)).status).toBe(200);
  });

  test("is stored only as a hash, and no secret is audited", async () => {
    const token = await invite();
    const { database } = server.services;
    const invitations = await database.selectFrom("invitations").selectAll().execute();
    expect(invitations).toHaveLength(1);
    await accept(token);
    const events = await (await server.chained()).selectFrom("auditEvents").selectAll().execute();
    expect(events).toHaveLength(1);
    const text = JSON.stringify([invitations, events]);
    expect(text).not.toContain(token);
    expect(text).not.toContain(newPassword);
  });

  test("revokes what the old password had opened", async () => {
    const { database } = server.services;
    const sales = await server.as("sales");
    await issueResetCode(database, server.operatorIds.sales, server.clock.now());
    expect((await accept(await invite())).status).toBe(200);
    expect((await sales.request("GET", "/auth/account/info")).status).toBe(401);
    expect((await login("sales", testPassword)).status).toBe(401);
    expect(await database.selectFrom("resetCodes").selectAll().execute()).toEqual([]);
  });

  test("ends when the password is set in another way", async () => {
    const own = await invite();
    const sales = await server.as("sales");
    await sales.call("POST /cc-api/operator/changePassword", {
      body: { oldPassword: testPassword, newPassword },
    });
    expect((await accept(own)).body).toMatchObject({ code: "wrong_link" });

    const replaced = await invite();
    const root = await server.as("root");
    await root.call("POST /mc-api/operator/:id/reset-password", {
      params: { id: server.operatorIds.sales },
    });
    expect((await accept(replaced)).body).toMatchObject({ code: "wrong_link" });
  });

  test("of a disabled operator sets nothing", async () => {
    const token = await invite();
    const setStatus = (status: "active" | "disabled") =>
      server.services.database.updateTable("operators").set({ status }).execute();
    await setStatus("disabled");
    expect((await accept(token)).body).toMatchObject({ code: "wrong_link" });
    await setStatus("active");
    expect((await login("sales", testPassword)).status).toBe(200);
  });

  test("survives a weak password, which names the field", async () => {
    const token = await invite();
    const weak = await accept(token, "sales-sales-sales-9");
    expect(weak.status).toBe(400);
    expect(weak.body).toMatchObject({
      code: "weak_password",
      fields: [{ path: "newPassword", code: "contains_account" }],
    });
    expect((await accept(token)).status).toBe(200);
  });

  test("that doesn't exist is rejected in the reader's language", async () => {
    const answer = await server.request("POST", "/auth/invitation/accept", {
      body: { token: "A".repeat(43), newPassword },
      headers: { "accept-language": "zh-CN" },
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: "wrong_link",
      message: "链接无效、已被使用或已过期。",
    });
  });

  test("in an invalid body names the fields", async () => {
    const cases: [unknown, string[]][] = [
      [{}, ["newPassword", "token"]],
      [{ token: "x", newPassword: "short" }, ["newPassword"]],
      [{ token: "x".repeat(129), newPassword }, ["token"]],
      [{ token: "x", newPassword, account: "root" }, ["account"]],
    ];
    for (const [body, paths] of cases) {
      const answer = await server.request("POST", "/auth/invitation/accept", { body });
      expect(answer.status, JSON.stringify(body)).toBe(400);
      const { code, fields } = answer.body as { code: string; fields: { path: string }[] };
      expect(code).toBe("bad_input");
      expect(fields.map((field) => field.path).toSorted()).toEqual(paths);
    }
  });

  test("is rate limited by address", async () => {
    const statuses: number[] = [];
    for (let round = 0; round <= throttleRules.invitationFromAddress.limit; round += 1)
      statuses.push((await accept(`guess-${round}`)).status);
    expect(statuses.at(-2)).toBe(400);
    expect(statuses.at(-1)).toBe(429);
  });
});
