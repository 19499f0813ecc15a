import { startTestServer, testPassword, type TestServer } from "@console-shell/testing/server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addPasskey, addTotp, origin, signIn } from "../second-factor/testing/operator-with.ts";
import { deviceLifetime } from "./devices.ts";
import { throttleRules } from "./throttle/rules.ts";
import { takeTry, type ThrottleRule } from "./throttle/tries.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const login = (cookie?: string, password = testPassword, account = "sales") =>
  server.request("POST", "/auth/session/login", {
    body: { account, password },
    ...(cookie !== undefined && { cookie }),
  });
/** Signs in and returns the browser's device cookie. */
const known = async (cookie?: string, account?: string) => {
  const { cookies } = await login(cookie, testPassword, account);
  const device = cookies.find((one) => one.startsWith("console-device="));
  return device?.split(";")[0] ?? "";
};
const exhaust = async (rule: ThrottleRule, subject: string[]) => {
  for (let tries = 0; tries < rule.limit; tries += 1)
    await takeTry(server.services.database, rule, subject, server.clock.now());
};
/** A stranger uses up every limit by account or address. */
const attack = async () => {
  await exhaust(throttleRules.loginToAccount, ["sales", "127.0.0.1"]);
  await exhaust(throttleRules.loginToAccountAnywhere, ["sales"]);
  await exhaust(throttleRules.loginFromAddress, ["127.0.0.1"]);
};

test("attempts from many addresses are counted together", async () => {
  await exhaust(throttleRules.loginToAccountAnywhere, ["sales"]);
  expect((await login()).status).toBe(429);
  expect((await login(undefined, testPassword, "admin")).status).toBe(200);
});

test("the owner signs in on a known browser after strangers used up every other attempt @security-13", async () => {
  const cookie = await known();
  await attack();
  expect((await login()).status).toBe(429);
  expect((await login(cookie)).status).toBe(200);
});

test("a known browser has its own attempts, as many as others @security-13", async () => {
  const cookie = await known();
  const statuses: number[] = [];
  for (let round = 0; round <= throttleRules.loginFromDevice.limit; round += 1)
    statuses.push((await login(cookie, "not the password")).status);
  expect(statuses.slice(0, -1).every((status) => status === 401)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});

test("a browser is known only for the accounts that signed in with it", async () => {
  const cookie = await known();
  await exhaust(throttleRules.loginToAccountAnywhere, ["admin"]);
  expect((await login(cookie, testPassword, "admin")).status).toBe(429);
  server.clock.advance(throttleRules.loginToAccountAnywhere.window);
  const both = await known(cookie, "admin");
  await attack();
  await exhaust(throttleRules.loginToAccountAnywhere, ["admin"]);
  expect((await login(both, testPassword, "admin")).status).toBe(200);
});

test("each sign-in renews the token, and a planted one is worthless @security-2", async () => {
  const planted = "console-device=planted-by-somebody";
  const first = await known(planted);
  const second = await known(first);
  expect(new Set([planted, first, second]).size).toBe(3);
  await attack();
  expect((await login(planted)).status).toBe(429);
  expect((await login(first)).status).toBe(429);
  expect((await login(second)).status).toBe(200);
});

test("a password reset by mail forgets the known browsers @security-18", async () => {
  const cookie = await known();
  const others = await known(undefined, "admin");
  const { mails, services } = server;
  const body = { account: "sales" };
  await server.request("POST", "/cc-api/basic/operator/forgetPassword", { body });
  await services.background.settled();
  const code = /\d{8}/.exec(mails.at(-1)!.text)?.[0];
  const proved = await server.request("POST", "/cc-api/basic/operator/preResetPassword", {
    body: { account: "sales", code },
  });
  const { resetToken } = proved.body as { resetToken: string };
  const newPassword = "a quiet harbour at noon 7";
  const reset = { body: { resetToken, newPassword } };
  expect((await server.request("POST", "/cc-api/basic/operator/resetPassword", reset)).status).toBe(
    200,
  );
  await attack();
  expect((await login(cookie, newPassword)).status).toBe(429);
  await exhaust(throttleRules.loginToAccountAnywhere, ["admin"]);
  expect((await login(others, testPassword, "admin")).status).toBe(200);
});

test.each([
  ["resets the password", "reset-password"],
  ["removes the second factors", "remove-second-factors"],
])("an administrator who %s forgets the known browsers, too @security-18", async (_what, path) => {
  await known();
  await known(undefined, "admin");
  const { sales, admin } = server.operatorIds;
  const root = await server.as("root");
  const done = await root.request("POST", `/mc-api/operator/${sales}/${path}`);
  expect(done.status, done.text).toBe(200);
  const left = await server.services.database
    .selectFrom("knownDevices")
    .select("operatorId")
    .execute();
  expect(left).toEqual([{ operatorId: admin }]);
});

describe("a sign-in from a new browser is mailed", () => {
  const mailed = async () => {
    await server.services.background.settled();
    return server.mails.map(({ to, subject }) => [to, subject]);
  };
  const told = ["sales@console.test", "New sign-in to your account"];

  test("once per browser, except for the account's first sign-in @security-6", async () => {
    const first = await known();
    expect(await mailed()).toEqual([]);
    const second = await known();
    expect(await mailed()).toEqual([told]);
    expect(server.mails[0]?.text).toContain("127.0.0.1");
    await known(first);
    await known(second);
    expect(await mailed()).toEqual([told]);
  });

  test("however somebody signs in @security-6", async () => {
    const { code } = await addTotp(server, "sales");
    const { authenticator } = await addPasskey(server, "sales");
    await signIn(server, "sales", { code: code(1) });
    expect(await mailed()).toEqual(expect.not.arrayContaining([told]));
    const before = (await mailed()).length;
    server.clock.advance(30_000);
    await signIn(server, "sales", { code: code(1) });
    const options = await server.call("POST /auth/passkey/options");
    const passkey = authenticator.answer(options, { origin });
    const byPasskey = await server.request("POST", "/auth/passkey/login", { body: { passkey } });
    expect(byPasskey.status, byPasskey.text).toBe(200);
    expect((await mailed()).slice(before)).toEqual([told, told]);
  });

  test("in the operator's language", async () => {
    await known();
    await server.services.database
      .updateTable("operators")
      .set({ locale: "zh-CN" })
      .where("account", "=", "sales")
      .execute();
    await known();
    expect(await mailed()).toEqual([["sales@console.test", "您的账号在新浏览器上登录"]]);
    expect(server.mails[0]?.text).toContain("IP 地址：127.0.0.1");
  });

  test("at most three times an hour: a browser without cookies is new each time @security-6", async () => {
    await known();
    const { limit, window } = throttleRules.newBrowserMail;
    for (let times = 0; times <= limit; times += 1) await known();
    expect(await mailed()).toHaveLength(limit);
    server.clock.advance(window);
    await known();
    expect(await mailed()).toHaveLength(limit + 1);
  });
});

test("the cookie is random, and only its hash is stored", async () => {
  const { cookies } = await login();
  const device = cookies.find((one) => one.startsWith("console-device="));
  expect(device).toMatch(/HttpOnly/i);
  expect(device).toMatch(/SameSite=Lax/i);
  const token = device?.split(";")[0]?.split("=")[1] ?? "?";
  const rows = await server.services.database.selectFrom("knownDevices").selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("a browser unused for long is forgotten", async () => {
  const cookie = await known();
  server.clock.advance(deviceLifetime);
  await attack();
  expect((await login(cookie)).status).toBe(429);
});
