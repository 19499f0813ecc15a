import { startTestServer, testPassword, type TestServer } from "@console-shell/testing/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { deviceLifetime } from "./device-cookie.ts";
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
/** Signs in and answers the cookie by which the browser is known. */
const known = async (cookie?: string, account?: string) => {
  const { cookies } = await login(cookie, testPassword, account);
  const device = cookies.find((one) => one.startsWith("console-device="));
  return device?.split(";")[0] ?? "";
};
const exhaust = async (rule: ThrottleRule, subject: string[]) => {
  for (let tries = 0; tries < rule.limit; tries += 1)
    await takeTry(server.services.database, rule, subject, server.clock.now());
};
/** A stranger tries everything that is counted by account or address. */
const attack = async () => {
  await exhaust(throttleRules.loginToAccount, ["sales", "127.0.0.1"]);
  await exhaust(throttleRules.loginToAccountAnywhere, ["sales"]);
  await exhaust(throttleRules.loginFromAddress, ["127.0.0.1"]);
};

test("tries from many addresses are counted together", async () => {
  await exhaust(throttleRules.loginToAccountAnywhere, ["sales"]);
  expect((await login()).status).toBe(429);
  expect((await login(undefined, testPassword, "admin")).status).toBe(200);
});

test("the owner gets in on a known browser while strangers have used up every other try", async () => {
  const cookie = await known();
  await attack();
  expect((await login()).status).toBe(429);
  expect((await login(cookie)).status).toBe(200);
});

test("a known browser has tries of its own, and no more than others", async () => {
  const cookie = await known();
  const statuses: number[] = [];
  for (let round = 0; round <= throttleRules.loginFromDevice.limit; round += 1)
    statuses.push((await login(cookie, "not the password")).status);
  expect(statuses.slice(0, -1).every((status) => status === 401)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});

test("a browser is known for the accounts that signed in with it alone", async () => {
  const cookie = await known();
  await exhaust(throttleRules.loginToAccountAnywhere, ["admin"]);
  expect((await login(cookie, testPassword, "admin")).status).toBe(429);
  server.clock.advance(throttleRules.loginToAccountAnywhere.window);
  const both = await known(cookie, "admin");
  await attack();
  await exhaust(throttleRules.loginToAccountAnywhere, ["admin"]);
  expect((await login(both, testPassword, "admin")).status).toBe(200);
});

test("each sign-in changes the token, and one that was planted is worth nothing", async () => {
  const planted = "console-device=planted-by-somebody";
  const first = await known(planted);
  const second = await known(first);
  expect(new Set([planted, first, second]).size).toBe(3);
  await attack();
  expect((await login(planted)).status).toBe(429);
  expect((await login(first)).status).toBe(429);
  expect((await login(second)).status).toBe(200);
});

test("the cookie is the browser's secret, and only its hash is stored", async () => {
  const { cookies } = await login();
  const device = cookies.find((one) => one.startsWith("console-device="));
  expect(device).toMatch(/HttpOnly/i);
  expect(device).toMatch(/SameSite=Lax/i);
  const token = device?.split(";")[0]?.split("=")[1] ?? "?";
  const rows = await server.services.database.selectFrom("known_devices").selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("a browser that was not used for long is known no more", async () => {
  const cookie = await known();
  server.clock.advance(deviceLifetime);
  await attack();
  expect((await login(cookie)).status).toBe(429);
});
