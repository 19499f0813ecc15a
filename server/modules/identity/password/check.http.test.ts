import { createLogger } from "#platform/logger.ts";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { assert, constantFrom, integer, oneof, property, string } from "fast-check";
import { NewPasswordSchema } from "@console-shell/contract/calls/password";
import { afterAll, beforeAll, expect, test } from "vitest";
import { issueInvitation } from "../invitation/writes.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { leakedPasswords, verdictOf, weaknessOf } from "./weakness.ts";

let server: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  server = await startTestServer({
    log: createLogger("debug", { write: (line) => void lines.push(line) }),
  });
});
afterAll(() => server.close());

const check = (body: object, by: Pick<TestServer, "request"> = server) =>
  by.request("POST", "/auth/password/check", { body });
const invite = () =>
  server.services.database
    .transaction()
    .execute((transaction) =>
      issueInvitation(transaction, server.operatorIds.sales, server.clock.now()),
    );

const listed = [...leakedPasswords()].filter((_, index) => index % 400 === 0);
const owner = { account: "chen.yu", email: "yu.chen@example.com" };
const words = constantFrom(
  "chen.yu",
  "yu.chen",
  "ConsoleShell",
  "password",
  "123456",
  "qwerty",
  "harbour",
  "kite",
  "七",
  " ",
);

test("the verdict is the rule that decides when the password is sent @security-16", () => {
  const typed = oneof(
    constantFrom(...listed),
    string({ maxLength: 140 }),
    string({ unit: words, maxLength: 8 }),
    integer({ min: 1, max: 130 }).map((length) => "ab🔒".repeat(length).slice(0, length)),
  );
  assert(
    property(typed, (password) => {
      const isAccepted =
        NewPasswordSchema.safeParse(password).success && weaknessOf(password, owner) === null;
      const { verdict, code } = verdictOf(password, owner);
      expect(verdict !== "refused").toBe(isAccepted);
      expect(code === null).toBe(isAccepted);
    }),
    { numRuns: 2_000 },
  );
});

test("a strong password is accepted, and a refused one isn't, with the same reason @security-16", async () => {
  const passwords = [
    listed[0]!,
    "Console-Shell-2026!",
    "sales likes quiet harbours",
    "correct horse battery staple",
    "abcdefghijklmnop",
    "too short",
    "otter gravel lantern 7",
    "quiet tables",
  ];
  for (const password of passwords) {
    const token = await invite();
    const { verdict, code, message } = (await check({ password, token })).body as {
      verdict: string;
      code: string | null;
      message: string;
    };
    const answer = await server.request("POST", "/auth/invitation/accept", {
      body: { token, newPassword: password },
    });
    expect(answer.status === 200, `${password}: ${verdict}`).toBe(verdict !== "refused");
    if (code !== null && code !== "too_short")
      expect(answer.body).toMatchObject({ fields: [{ path: "newPassword", code, message }] });
  }
});

test("it's for the token's account, the typed one, or one's own, and tells of no other @security-11", async () => {
  const password = "the sales harbour kite";
  const contains = { verdict: "refused", code: "contains_account" };
  const strong = { verdict: "strong", code: null, message: "" };
  // Whether the account exists makes no difference.
  expect((await check({ password })).body).toEqual(strong);
  for (const account of ["nobody", "operation"])
    expect((await check({ password, account })).body).toEqual(strong);
  expect((await check({ password, account: "sales" })).body).toMatchObject(contains);
  expect((await check({ password, email: "harbour@x.test" })).body).toMatchObject(contains);
  expect((await check({ password, token: await invite() })).body).toMatchObject(contains);
  expect((await check({ password, token: "A".repeat(43) })).body).toMatchObject({
    code: "wrong_link",
  });
  const own = await server.as("sales");
  expect((await check({ password }, own)).body).toMatchObject(contains);
  const chinese = await server.request("POST", "/auth/password/check", {
    body: { password, account: "sales" },
    headers: { "accept-language": "zh-CN" },
  });
  expect(chinese.body).toMatchObject({ message: "密码不能包含账号名或邮箱" });
});

test("it's rate limited, and neither logged nor kept @security-12", async () => {
  const canary = "canary-otter-lantern-58";
  const { limit } = throttleRules.passwordCheckFromAddress;
  const { database } = server.services;
  await check({ password: canary });
  await check({ password: canary, token: "wrong" });
  await check({ password: canary, more: 1 });
  await database
    .updateTable("throttleCounters")
    .set({ count: limit })
    .where("key", "like", `${throttleRules.passwordCheckFromAddress.kind}:%`)
    .execute();
  const refused = await check({ password: canary });
  expect(refused.status).toBe(429);
  const events = await (await server.chained()).selectFrom("auditEvents").selectAll().execute();
  expect(JSON.stringify([events, lines])).not.toContain(canary);
});
