import { resetCodeLifetime } from "@console-shell/contract";
import { startTestServer, testPassword, type TestServer } from "@console-shell/testing/server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { throttleRules } from "../session/throttle/rules.ts";

let server: TestServer;
let isClosed = false;
const close = async () => {
  if (!isClosed) await server.close();
  isClosed = true;
};
beforeEach(async () => {
  server = await startTestServer({ publicUrl: "https://console.test" });
  isClosed = false;
});
afterEach(close);

const newPassword = "otter gravel lantern 7";
const post = (path: string, body: unknown) =>
  server.request("POST", `/cc-api/basic/operator/${path}`, { body });
const forget = (account: string) => post("forgetPassword", { account });
const exchange = (account: string, code: string) => post("preResetPassword", { account, code });
const reset = (resetToken: string, password = newPassword) =>
  post("resetPassword", { resetToken, newPassword: password });
const login = (password: string) =>
  server.request("POST", "/auth/session/login", { body: { account: "sales", password } });

/** Requests a code and waits for its mail, which is sent after the response. */
const mailedCode = async (account = "sales"): Promise<string> => {
  const before = server.mails.length;
  await forget(account);
  await expect.poll(() => server.mails.length).toBe(before + 1);
  return /\b\d{8}\b/.exec(server.mails.at(-1)!.text)![0];
};
const resetTokenOf = async (account = "sales"): Promise<string> => {
  const answer = await exchange(account, await mailedCode(account));
  return (answer.body as { resetToken: string }).resetToken;
};
const wrongCode = (code: string) => (code === "00000000" ? "00000001" : "00000000");
const facts = (answer: { status: number; body: unknown }) => ({
  ...(answer.body as object),
  status: answer.status,
  traceId: undefined,
});

describe("the whole recovery", () => {
  test("a mailed code, a token and a new password end every session", async () => {
    const sales = await server.as("sales");
    const code = await mailedCode();
    const exchanged = await exchange("sales", code);
    expect(exchanged.status).toBe(200);
    const { resetToken } = exchanged.body as { resetToken: string };
    expect(resetToken).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const answer = await reset(resetToken);
    expect(answer.status).toBe(200);
    expect(answer.body).toBe(true);
    expect(answer.cookies).toEqual([]);
    expect((await sales.request("GET", "/auth/account/info")).status).toBe(401);
    expect((await login(testPassword)).status).toBe(401);
    expect((await login(newPassword)).status).toBe(200);
  });

  test("accepts forms, and the e-mail address as account", async () => {
    const form = (path: string, fields: Record<string, string>) =>
      server.request("POST", `/cc-api/basic/operator/${path}`, { form: fields });
    expect((await form("forgetPassword", { account: "Sales@Console.test" })).body).toBe(true);
    await expect.poll(() => server.mails.length).toBe(1);
    const code = /\d{8}/.exec(server.mails[0]!.text)![0];
    const spaced = ` ${code.slice(0, 4)} ${code.slice(4)} `;
    const { body } = await form("preResetPassword", {
      account: "SALES@console.test",
      code: spaced,
    });
    const { resetToken } = body as { resetToken: string };
    expect((await form("resetPassword", { resetToken, newPassword })).body).toBe(true);
  });

  test("code and token are in no table", async () => {
    const code = await mailedCode();
    const { resetToken } = (await exchange("sales", code)).body as { resetToken: string };
    const { database } = server.services;
    for (const name of ["resetCodes", "resetTokens"] as const) {
      const rows = await database.selectFrom(name).selectAll().execute();
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain(code);
      expect(JSON.stringify(rows)).not.toContain(resetToken);
    }
  });
});

describe("requesting a code", () => {
  test("responds the same for every account, and mails only active operators", async () => {
    await server.services.database
      .updateTable("operators")
      .set({ status: "disabled" })
      .where("id", "=", server.operatorIds.operation)
      .execute();
    for (const account of ["nobody", "nobody@console.test", "operation"]) {
      const answer = await forget(account);
      expect(answer.status).toBe(200);
      expect(answer.body).toBe(true);
    }
    await close();
    expect(server.mails).toEqual([]);
  });

  test("needs an account", async () => {
    const cases: [unknown][] = [
      [{}],
      [{ account: "" }],
      [{ account: "x".repeat(255) }],
      [{ account: 7 }],
    ];
    for (const [body] of cases) {
      const answer = await post("forgetPassword", body);
      expect(answer.status, JSON.stringify(body)).toBe(400);
      expect(answer.body).toMatchObject({ code: "bad_input", fields: [{ path: "account" }] });
    }
  });

  test("too often sends no more mail, silently", async () => {
    const { limit } = throttleRules.forgetAccount;
    for (let round = 0; round < limit + 3; round += 1)
      expect((await forget("sales")).body).toBe(true);
    await close();
    expect(server.mails).toHaveLength(limit);
  });

  test("mails in the operator's language, with a link only to our own address", async () => {
    await server.services.database
      .updateTable("operators")
      .set({ locale: "zh-CN", name: "林佳怡" })
      .where("id", "=", server.operatorIds.sales)
      .execute();
    await server.request("POST", "/cc-api/basic/operator/forgetPassword", {
      body: { account: "sales" },
      headers: { host: "evil.example", "x-forwarded-host": "evil.example" },
    });
    await expect.poll(() => server.mails.length).toBe(1);
    const [chinese] = server.mails;
    expect(chinese).toMatchObject({
      to: "sales@console.test",
      subject: "您的密码重置验证码",
      locale: "zh-CN",
    });
    expect(chinese!.text).toContain("林佳怡，您好");
    expect(chinese!.text).toContain("https://console.test/user/reset-password?account=sales");
    expect(chinese!.text).not.toContain("evil.example");

    await mailedCode("admin");
    expect(server.mails[1]).toMatchObject({ subject: "Your password reset code" });
  });
});

describe("a code", () => {
  test("that is wrong, unknown, expired or of a disabled operator gets the same response", async () => {
    const code = await mailedCode();
    const wrong = await exchange("sales", wrongCode(code));
    const nobody = await exchange("nobody", code);
    const noneAsked = await exchange("admin", code);
    await server.services.database.updateTable("operators").set({ status: "disabled" }).execute();
    const disabled = await exchange("sales", code);
    await server.services.database.updateTable("operators").set({ status: "active" }).execute();
    server.clock.advance(resetCodeLifetime);
    const expired = await exchange("sales", code);
    expect(wrong.status).toBe(400);
    expect(wrong.body).toMatchObject({
      code: "wrong_reset_code",
      message: "The code is wrong or expired. Get a new one.",
    });
    for (const answer of [nobody, noneAsked, disabled, expired])
      expect(facts(answer)).toEqual(facts(wrong));
  });

  test("works until its last millisecond @security-18", async () => {
    const code = await mailedCode();
    server.clock.advance(resetCodeLifetime - 1);
    expect((await exchange("sales", code)).status).toBe(200);
  });

  test("is exchanged once @security-18", async () => {
    const code = await mailedCode();
    expect((await exchange("sales", code)).status).toBe(200);
    expect((await exchange("sales", code)).status).toBe(400);
  });

  test("exchanged concurrently gives one token @security-18", async () => {
    const code = await mailedCode();
    const answers = await Promise.all([1, 2, 3, 4].map(() => exchange("sales", code)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  test("doesn't work for another account @security-18", async () => {
    const salesCode = await mailedCode("sales");
    await mailedCode("admin");
    expect((await exchange("admin", salesCode)).status).toBe(400);
  });

  test("is replaced by the next one", async () => {
    const first = await mailedCode();
    const second = await mailedCode();
    if (first !== second) expect((await exchange("sales", first)).status).toBe(400);
    expect((await exchange("sales", second)).status).toBe(200);
  });

  test("allows five guesses, and a new code allows no more @security-18", async () => {
    const first = await mailedCode();
    for (let guess = 0; guess < 3; guess += 1) await exchange("sales", wrongCode(first));
    const second = await mailedCode();
    for (let guess = 0; guess < 2; guess += 1) await exchange("sales", wrongCode(second));
    expect((await exchange("sales", second)).status).toBe(400);

    server.clock.advance(resetCodeLifetime);
    const third = await mailedCode();
    expect((await exchange("sales", third)).status).toBe(200);
  });

  test("guessed concurrently allows no more than five guesses", async () => {
    const code = await mailedCode();
    await Promise.all(Array.from({ length: 20 }, () => exchange("sales", wrongCode(code))));
    const { attempts } = await server.services.database
      .selectFrom("resetCodes")
      .select("attempts")
      .executeTakeFirstOrThrow();
    expect(attempts).toBe(5);
    expect((await exchange("sales", code)).status).toBe(400);
  });

  test("is rate limited by address", async () => {
    const statuses: number[] = [];
    for (let round = 0; round <= throttleRules.resetCodeFromAddress.limit; round += 1)
      statuses.push((await exchange(`nobody${round}`, "12345678")).status);
    expect(statuses.at(-1)).toBe(429);
  });

  test("in an invalid body names the fields", async () => {
    const cases: [unknown, string[]][] = [
      [{}, ["account", "code"]],
      [{ account: "sales", code: " " }, ["code"]],
      [{ account: "sales", code: "1".repeat(33) }, ["code"]],
      [{ account: "sales", code: "12345678", admin: true }, ["admin"]],
    ];
    for (const [body, paths] of cases) {
      const answer = await post("preResetPassword", body);
      expect(answer.status, JSON.stringify(body)).toBe(400);
      const { code, fields } = answer.body as { code: string; fields: { path: string }[] };
      expect(code).toBe("bad_input");
      expect(fields.map((field) => field.path).toSorted()).toEqual(paths);
    }
  });
});

describe("a reset token", () => {
  test("works once @security-18", async () => {
    const token = await resetTokenOf();
    expect((await reset(token)).status).toBe(200);
    const again = await reset(token, "purple-harbour-kite");
    expect(again.body).toMatchObject({ code: "wrong_reset_code" });
    expect((await login(newPassword)).status).toBe(200);
  });

  test("used concurrently sets one password @security-18", async () => {
    const token = await resetTokenOf();
    const passwords = [
      "otter gravel lantern 1",
      "otter gravel lantern 2",
      "otter gravel lantern 3",
    ];
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    const winners = passwords.filter((_password, index) => answers[index]!.status === 200);
    expect(winners).toHaveLength(1);
    expect((await login(winners[0]!)).status).toBe(200);
  });

  test("lives as long as its code would have @security-18", async () => {
    const code = await mailedCode();
    server.clock.advance(resetCodeLifetime - 1000);
    const { resetToken } = (await exchange("sales", code)).body as { resetToken: string };
    server.clock.advance(1000);
    expect((await reset(resetToken)).body).toMatchObject({ code: "wrong_reset_code" });
    expect((await login(testPassword)).status).toBe(200);
  });

  test("changes no other account, and no disabled one @security-18", async () => {
    const token = await resetTokenOf();
    await server.services.database
      .updateTable("operators")
      .set({ status: "disabled" })
      .where("id", "=", server.operatorIds.sales)
      .execute();
    expect((await reset(token)).body).toMatchObject({ code: "wrong_reset_code" });
    const admin = await server.request("POST", "/auth/session/login", {
      body: { account: "admin", password: testPassword },
    });
    expect(admin.status).toBe(200);
  });

  test("survives a weak password, which names the field @security-16", async () => {
    const token = await resetTokenOf();
    const weak = await reset(token, "sales-sales-sales-9");
    expect(weak.status).toBe(400);
    expect(weak.body).toMatchObject({
      code: "weak_password",
      fields: [{ path: "newPassword", code: "contains_account" }],
    });
    expect((await reset(token)).status).toBe(200);
  });

  test("that doesn't exist is rejected", async () => {
    const answer = await reset("A".repeat(43));
    expect(answer.body).toMatchObject({ code: "wrong_reset_code" });
  });

  test("in an invalid body names the fields", async () => {
    const cases: [unknown, string[]][] = [
      [{}, ["newPassword", "resetToken"]],
      [{ resetToken: "x", newPassword: "short" }, ["newPassword"]],
      [{ resetToken: "x".repeat(129), newPassword }, ["resetToken"]],
      [{ resetToken: "x", newPassword, account: "root" }, ["account"]],
    ];
    for (const [body, paths] of cases) {
      const answer = await post("resetPassword", body);
      expect(answer.status, JSON.stringify(body)).toBe(400);
      const { code, fields } = answer.body as { code: string; fields: { path: string }[] };
      expect(code).toBe("bad_input");
      expect(fields.map((field) => field.path).toSorted()).toEqual(paths);
    }
  });
});
