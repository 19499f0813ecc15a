import { startTestServer, testPassword, type TestServer } from "@console-shell/testing/server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { throttleRules } from "../session/throttle/rules.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const newPassword = "otter gravel lantern 7";
const change = (cookie: string, body: unknown) =>
  server.request("POST", "/cc-api/operator/changePassword", { body, cookie });
const statusOf = async (cookie: string) =>
  (await server.request("GET", "/auth/account/info", { cookie })).status;
const login = (password: string) =>
  server.request("POST", "/auth/session/login", { body: { account: "sales", password } });

describe("a changed password", () => {
  test("is the only one that signs in from then on", async () => {
    const { cookie } = await server.as("sales");
    server.clock.advance(1000);
    const answer = await change(cookie, { oldPassword: testPassword, newPassword });
    expect(answer.status).toBe(200);
    expect(answer.body).toBe(true);
    expect((await login(testPassword)).status).toBe(401);
    expect((await login(newPassword)).status).toBe(200);
    const { passwordChangedAt } = await (
      await server.as("sales")
    ).call("GET /cc-api/operator/getBasicInfo");
    expect(passwordChangedAt).toBe(server.clock.now());
  });

  test("ends every other session and renews this one's token @security-2", async () => {
    const [here, there, other] = [
      await server.as("sales"),
      await server.as("sales"),
      await server.as("admin"),
    ];
    const answer = await change(here.cookie, { oldPassword: testPassword, newPassword });
    const fresh = answer.cookies[0]!.split(";")[0]!;
    expect(fresh).not.toBe(here.cookie);
    expect(await statusOf(fresh)).toBe(200);
    expect(await statusOf(here.cookie)).toBe(401);
    expect(await statusOf(there.cookie)).toBe(401);
    expect(await statusOf(other.cookie)).toBe(200);
  });

  test("ends a running reset", async () => {
    await server.call("POST /cc-api/basic/operator/forgetPassword", { body: { account: "sales" } });
    await expect.poll(() => server.mails.length).toBe(1);
    const code = /\d{8}/.exec(server.mails[0]!.text)![0];
    await change((await server.as("sales")).cookie, { oldPassword: testPassword, newPassword });
    const answer = await server.request("POST", "/cc-api/basic/operator/preResetPassword", {
      body: { account: "sales", code },
    });
    expect(answer.body).toMatchObject({ code: "wrong_reset_code" });
  });

  test("may come by a form, with spaces and in any script", async () => {
    const spaced = "  三只猫在屋顶上看月亮  ";
    const answer = await server.request("POST", "/cc-api/operator/changePassword", {
      form: { oldPassword: testPassword, newPassword: spaced },
      cookie: (await server.as("sales")).cookie,
    });
    expect(answer.status).toBe(200);
    expect((await login(spaced.trim())).status).toBe(401);
    expect((await login(spaced)).status).toBe(200);
  });

  test("succeeds once for two concurrent calls", async () => {
    const sessions = [await server.as("sales"), await server.as("sales")];
    const passwords = [newPassword, "purple-harbour-kite"];
    const answers = await Promise.all(
      sessions.map(({ cookie }, index) =>
        change(cookie, { oldPassword: testPassword, newPassword: passwords[index] }),
      ),
    );
    const winners = passwords.filter((_password, index) => answers[index]!.status === 200);
    expect(winners).toHaveLength(1);
    expect((await login(winners[0]!)).status).toBe(200);
  });
});

describe("a password isn't changed", () => {
  test("without a session", async () => {
    const answer = await server.request("POST", "/cc-api/operator/changePassword", {
      body: { oldPassword: testPassword, newPassword },
    });
    expect(answer.status).toBe(401);
  });

  test("with a wrong current one, which names the field", async () => {
    const { cookie } = await server.as("sales");
    const answer = await change(cookie, { oldPassword: "not the password", newPassword });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: "wrong_password",
      message: "The current password is wrong.",
      fields: [{ path: "oldPassword", code: "wrong" }],
    });
    expect(await statusOf(cookie)).toBe(200);
    expect((await login(testPassword)).status).toBe(200);
  });

  test("after too many wrong current ones", async () => {
    const { cookie } = await server.as("sales");
    for (let tries = 0; tries < throttleRules.ownPassword.limit; tries += 1)
      await change(cookie, { oldPassword: `guess number ${tries}`, newPassword });
    const answer = await change(cookie, { oldPassword: testPassword, newPassword });
    expect(answer.status).toBe(429);
  });

  test("to a weak one or the same one @security-16", async () => {
    const cases: [unknown, string][] = [
      ["password12345", "too_common"],
      ["abcabcabcabc", "too_common"],
      ["kfkfkfkfkfkf", "predictable"],
      ["the sales of 1987", "contains_account"],
      ["my console shell key", "contains_product"],
      [testPassword, "unchanged"],
    ];
    for (const [weak, code] of cases) {
      const { cookie } = await server.as("sales");
      const answer = await change(cookie, { oldPassword: testPassword, newPassword: weak });
      expect(answer.status, JSON.stringify(weak)).toBe(400);
      expect(answer.body).toMatchObject({
        code: "weak_password",
        fields: [{ path: "newPassword", code }],
      });
      expect(await statusOf(cookie)).toBe(200);
    }
  });

  test("by an invalid body, which names the fields", async () => {
    const cases: [unknown, string[]][] = [
      [{ oldPassword: testPassword, newPassword: "short" }, ["newPassword"]],
      [{ oldPassword: testPassword, newPassword: "x".repeat(129) }, ["newPassword"]],
      [{ oldPassword: "", newPassword }, ["oldPassword"]],
      [{}, ["newPassword", "oldPassword"]],
      [{ oldPassword: testPassword, newPassword, account: "root" }, ["account"]],
    ];
    for (const [body, paths] of cases) {
      const answer = await change((await server.as("sales")).cookie, body);
      expect(answer.status, JSON.stringify(body)).toBe(400);
      const { code, fields } = answer.body as { code: string; fields: { path: string }[] };
      expect(code).toBe("bad_input");
      expect(fields.map((field) => field.path).toSorted()).toEqual(paths);
    }
  });
});
