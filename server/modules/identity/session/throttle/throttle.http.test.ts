import { startTestServer, testPassword, type TestServer } from "@console-shell/testing/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { throttleRules } from "./rules.ts";
import { takeTry } from "./tries.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const login = (account: string, password: string) =>
  server.request("POST", "/auth/session/login", { body: { account, password } });
const count = (statuses: number[], status: number) =>
  statuses.filter((one) => one === status).length;
const { loginToAccount, loginFromAddress } = throttleRules;

test("of 60 concurrent wrong passwords exactly the limit is verified @security-12", async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => login("sales", "not the password")),
  );
  const statuses = answers.map((answer) => answer.status);
  expect(count(statuses, 401)).toBe(loginToAccount.limit);
  expect(count(statuses, 429)).toBe(60 - loginToAccount.limit);
});

test("a throttled sign-in says when to retry, whatever the password", async () => {
  for (let round = 0; round < loginToAccount.limit; round += 1)
    await login("sales", "not the password");
  server.clock.advance(60_000);
  const answer = await login("SALES", testPassword);
  expect(answer.status).toBe(429);
  expect(answer.body).toMatchObject({ code: "throttled" });
  expect(answer.headers.get("retry-after")).toBe(String(loginToAccount.window / 1000 - 60));
  expect((await login("admin", testPassword)).status).toBe(200);

  server.clock.advance(loginToAccount.window);
  expect((await login("sales", testPassword)).status).toBe(200);
});

test("an unknown account is throttled the same way @security-11", async () => {
  const statuses: number[] = [];
  for (let round = 0; round <= loginToAccount.limit; round += 1)
    statuses.push((await login("nobody", "not the password")).status);
  expect(count(statuses, 401)).toBe(loginToAccount.limit);
  expect(statuses.at(-1)).toBe(429);
});

test("a successful sign-in resets the account's count", async () => {
  for (let round = 0; round < loginToAccount.limit - 1; round += 1)
    await login("sales", "not the password");
  expect((await login("sales", testPassword)).status).toBe(200);
  expect((await login("sales", "not the password")).status).toBe(401);
  expect((await login("sales", testPassword)).status).toBe(200);
});

test("one address can't try many accounts, and successful sign-ins don't reset its count @security-12", async () => {
  const { database } = server.services;
  const now = server.clock.now();
  for (let tries = 0; tries < loginFromAddress.limit - 1; tries += 1)
    await takeTry(database, loginFromAddress, ["127.0.0.1"], now);
  expect((await login("sales", testPassword)).status).toBe(200);
  expect((await login("one", "not the password")).status).toBe(401);
  expect((await login("two", "not the password")).status).toBe(429);
  expect((await login("sales", testPassword)).status).toBe(429);
});

test("a forged X-Forwarded-For changes nothing @security-14", async () => {
  const statuses: number[] = [];
  for (let round = 0; round <= loginToAccount.limit; round += 1) {
    const { status } = await server.request("POST", "/auth/session/login", {
      body: { account: "sales", password: "not the password" },
      headers: { "x-forwarded-for": `203.0.113.${round}` },
    });
    statuses.push(status);
  }
  expect(statuses.at(-1)).toBe(429);
});

test("a whole IPv6 network shares its attempts @security-12", async () => {
  const { database } = server.services;
  const now = server.clock.now();
  const waits: number[] = [];
  for (let tries = 1; tries <= loginToAccount.limit + 1; tries += 1) {
    const subject = ["sales", `2001:db8:1:2::${tries}`];
    waits.push((await takeTry(database, loginToAccount, subject, now)).wait);
  }
  expect(waits).toEqual([...Array(loginToAccount.limit).fill(0), loginToAccount.window]);
  const beside = ["sales", "2001:db8:1:3::1"];
  expect((await takeTry(database, loginToAccount, beside, now)).wait).toBe(0);
});

test("the operator can sign in from elsewhere while a stranger is throttled @security-13", async () => {
  const rule = loginToAccount;
  const { database } = server.services;
  const now = server.clock.now();
  for (let tries = 0; tries < 2 * rule.limit; tries += 1)
    await takeTry(database, rule, ["sales", "203.0.113.7"], now);
  expect((await login("sales", testPassword)).status).toBe(200);
});
