import { createLogger } from "#platform/logger.ts";
import { startTestServer, testPassword, type TestServer } from "@console-shell/testing/server";
import { generateSync } from "otplib";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { throttleRules } from "../session/throttle/rules.ts";
import { addTotp, clientOf, signIn } from "./testing/operator-with.ts";

let server: TestServer;
let logged: string[];
beforeEach(async () => {
  logged = [];
  server = await startTestServer({
    log: createLogger("trace", { write: (line) => void logged.push(line) }),
  });
});
afterEach(() => server.close());

const nextStep = () => server.clock.advance(30_000);
const statusOf = async (cookie: string) =>
  (await server.request("GET", "/auth/account/info", { cookie })).status;
const everythingStored = async () => {
  const { database } = server.services;
  const tables = await database.introspection.getTables();
  const rows: unknown[] = [];
  for (const { name } of tables)
    rows.push((await sql`select * from ${sql.table(name)}`.execute(database)).rows);
  return JSON.stringify(rows);
};

describe("an authenticator app", () => {
  test("counts only once a code of it is confirmed", async () => {
    const sales = await server.as("sales");
    const { secret, uri } = await sales.call("POST /cc-api/operator/totp/begin");
    expect(uri).toBe(
      `otpauth://totp/Console%20Shell:sales?secret=${secret}&issuer=Console%20Shell`,
    );
    expect((await signIn(server, "sales")).status).toBe(200);
    const wrong = await sales.request("POST", "/cc-api/operator/totp/confirm", {
      body: { code: "000000" },
    });
    expect(wrong.status).toBe(400);
    expect(wrong.body).toMatchObject({ code: "wrong_code", fields: [{ path: "code" }] });
    const code = generateSync({ secret, epoch: Math.floor(server.clock.now() / 1000) });
    const { recoveryCodes } = await sales.call("POST /cc-api/operator/totp/confirm", {
      body: { code: `${code.slice(0, 3)} ${code.slice(3)}` },
    });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await signIn(server, "sales")).status).toBe(403);
  });

  test("ends every other session when it is added, and renews this one's token", async () => {
    const [here, there] = [await server.as("sales"), await server.as("sales")];
    const { client } = await addTotp(server, "sales");
    expect(await statusOf(client.cookie)).toBe(200);
    expect(await statusOf(here.cookie)).toBe(401);
    expect(await statusOf(there.cookie)).toBe(401);
    expect(await client.call("GET /auth/account/info")).toMatchObject({ secondFactors: ["totp"] });
  });

  test("is announced by mail in the operator's language", async () => {
    await addTotp(server, "sales");
    await expect.poll(() => server.mails.length).toBe(1);
    expect(server.mails[0]).toMatchObject({
      to: "sales@console.test",
      subject: "Your second factors were changed",
    });
  });

  test("works until its replacement is confirmed", async () => {
    const { client, code } = await addTotp(server, "sales");
    const { secret } = await client.call("POST /cc-api/operator/totp/begin");
    nextStep();
    expect((await signIn(server, "sales", { code: code() })).status).toBe(200);
    const epoch = Math.floor(server.clock.now() / 1000);
    const { recoveryCodes } = await client.call("POST /cc-api/operator/totp/confirm", {
      body: { code: generateSync({ secret, epoch }) },
    });
    expect(recoveryCodes).toBeNull();
    nextStep();
    expect((await signIn(server, "sales", { code: code() })).status).toBe(400);
    const fresh = generateSync({ secret, epoch: epoch + 30 });
    expect((await signIn(server, "sales", { code: fresh })).status).toBe(200);
  });

  test("is removed together with the recovery codes", async () => {
    const { client } = await addTotp(server, "sales");
    await client.call("POST /cc-api/operator/totp/remove");
    const answer = await signIn(server, "sales");
    expect(answer.status).toBe(200);
    const factors = await clientOf(server, answer).call("GET /cc-api/operator/secondFactors");
    expect(factors).toMatchObject({ totpSince: null, recoveryCodesLeft: 0 });
    const again = await clientOf(server, answer).request("POST", "/cc-api/operator/totp/remove");
    expect(again.status).toBe(404);
  });

  test("never exposes its secret or recovery codes in tables, logs or the audit log @security-20", async () => {
    const { secret, recoveryCodes, code, client } = await addTotp(server, "sales");
    await signIn(server, "sales", { code: recoveryCodes[0] });
    nextStep();
    await signIn(server, "sales", { code: code() });
    await signIn(server, "sales", { code: recoveryCodes[0] });
    await client.request("POST", "/cc-api/operator/totp/confirm", { body: { code: secret } });
    const traces = (await everythingStored()) + logged.join("\n");
    expect(traces).not.toContain(secret);
    for (const one of recoveryCodes) {
      expect(traces).not.toContain(one);
      expect(traces).not.toContain(one.replaceAll("-", ""));
    }
  });
});

describe("a sign-in with an authenticator app", () => {
  test("asks for the code only after the right password", async () => {
    await addTotp(server, "sales");
    const asked = await signIn(server, "sales");
    expect(asked.status).toBe(403);
    expect(asked.cookies).toEqual([]);
    expect(asked.body).toMatchObject({
      code: "second_factor_required",
      fields: [{ path: "code", code: "required" }],
    });
    const wrong = await signIn(server, "sales", { password: "not the password", code: "123456" });
    expect(wrong.status).toBe(401);
  });

  test("accepts the code of this step, the one before and the one after", async () => {
    const { code } = await addTotp(server, "sales");
    server.clock.advance(5 * 30_000);
    expect((await signIn(server, "sales", { code: code(-2) })).status).toBe(400);
    expect((await signIn(server, "sales", { code: code(2) })).status).toBe(400);
    expect((await signIn(server, "sales", { code: code(-1) })).status).toBe(200);
    expect((await signIn(server, "sales", { code: code() })).status).toBe(200);
    expect((await signIn(server, "sales", { code: code(1) })).status).toBe(200);
  });

  test("rejects a code used twice, or an older one @security-20", async () => {
    const { code } = await addTotp(server, "sales");
    server.clock.advance(2 * 30_000);
    const used = code();
    expect((await signIn(server, "sales", { code: used })).status).toBe(200);
    for (const replayed of [used, code(-1)]) {
      const answer = await signIn(server, "sales", { code: replayed });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: "wrong_code", fields: [{ path: "code" }] });
    }
  });

  test("of 20 concurrent ones with the same code exactly one succeeds @security-20", async () => {
    const { code } = await addTotp(server, "sales");
    nextStep();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => signIn(server, "sales", { code: code() })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => ![200, 400, 429].includes(status))).toEqual([]);
  });

  test("ends after too many wrong codes, and a new sign-in doesn't reset the count @security-20", async () => {
    const { code } = await addTotp(server, "sales");
    nextStep();
    const { limit, window } = throttleRules.secondFactor;
    for (let tries = 0; tries < limit; tries += 1) {
      // The right password on its own refunds its own tries, but not this one.
      expect((await signIn(server, "sales")).status).toBe(403);
      expect((await signIn(server, "sales", { code: "000000" })).status).toBe(400);
    }
    const refused = await signIn(server, "sales", { code: code() });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    server.clock.advance(window);
    expect((await signIn(server, "sales", { code: code() })).status).toBe(200);
  });

  test("counts the owner's browser separately, so a stolen password can't lock them out @security-13", async () => {
    const { code } = await addTotp(server, "sales");
    nextStep();
    const known = (await signIn(server, "sales", { code: code() })).cookies
      .map((one) => one.split(";")[0]!)
      .find((one) => one.startsWith("console-device="))!;
    for (let tries = 0; tries <= throttleRules.secondFactor.limit; tries += 1)
      await signIn(server, "sales", { code: "000000" });
    nextStep();
    expect((await signIn(server, "sales", { code: code() })).status).toBe(429);
    expect((await signIn(server, "sales", { code: code() }, known)).status).toBe(200);
  });

  test("is required after a password reset by mail @security-18", async () => {
    await addTotp(server, "sales");
    await server.call("POST /cc-api/basic/operator/forgetPassword", { body: { account: "sales" } });
    await expect.poll(() => server.mails.length).toBe(2);
    const code = /\d{8}/.exec(server.mails.find(({ subject }) => /code/.test(subject))!.text)![0];
    const { resetToken } = await server.call("POST /cc-api/basic/operator/preResetPassword", {
      body: { account: "sales", code },
    });
    const newPassword = "copper-meadow-58-ferry";
    const reset = await server.request("POST", "/cc-api/basic/operator/resetPassword", {
      body: { resetToken, newPassword },
    });
    expect(reset.cookies).toEqual([]);
    const answer = await signIn(server, "sales", { password: newPassword });
    expect(answer.body).toMatchObject({ code: "second_factor_required" });
  });
});

describe("a recovery code", () => {
  test("signs in once, in any notation, and is audited @security-20", async () => {
    const { recoveryCodes } = await addTotp(server, "sales");
    const [first = "", second = ""] = recoveryCodes;
    const answer = await signIn(server, "sales", { code: ` ${first.toUpperCase()} ` });
    expect(answer.status).toBe(200);
    expect((await signIn(server, "sales", { code: first })).status).toBe(400);
    expect((await signIn(server, "sales", { code: second.replaceAll("-", "") })).status).toBe(200);
    const sales = clientOf(server, answer);
    expect(await sales.call("GET /cc-api/operator/secondFactors")).toMatchObject({
      recoveryCodesLeft: 8,
    });
    const { items } = await (
      await server.as("admin")
    ).call("GET /mc-api/audit/list", {
      query: { action: "second-factor.recovery-code-used" },
    });
    expect(items).toHaveLength(2);
    expect(items[0]).toMatchObject({ actor: "sales", target: "sales", details: {} });
  });

  test("of 10 concurrent sign-ins with the same code exactly one succeeds", async () => {
    const { recoveryCodes } = await addTotp(server, "sales");
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => signIn(server, "sales", { code: recoveryCodes[0] })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("of another operator doesn't work", async () => {
    const other = await addTotp(server, "operation");
    await addTotp(server, "sales");
    expect((await signIn(server, "sales", { code: other.recoveryCodes[0] })).status).toBe(400);
    expect((await signIn(server, "operation", { code: other.recoveryCodes[0] })).status).toBe(200);
  });

  test("stops working when new ones are created", async () => {
    const { client, recoveryCodes } = await addTotp(server, "sales");
    const renewed = await client.call("POST /cc-api/operator/recoveryCodes/renew");
    expect((await signIn(server, "sales", { code: recoveryCodes[0] })).status).toBe(400);
    expect((await signIn(server, "sales", { code: renewed.recoveryCodes[0] })).status).toBe(200);
  });

  test("can't be created without a second factor", async () => {
    const answer = await (
      await server.as("sales")
    ).request("POST", "/cc-api/operator/recoveryCodes/renew");
    expect(answer.status).toBe(404);
  });
});

test("an administrator removes lost factors, and every session ends", async () => {
  const { client } = await addTotp(server, "sales");
  const admin = await server.as("admin");
  const id = server.operatorIds.sales;
  expect(await admin.call("GET /mc-api/operator/:id", { params: { id } })).toMatchObject({
    secondFactors: ["totp"],
  });
  const { operator, endedSessions } = await admin.call(
    "POST /mc-api/operator/:id/remove-second-factors",
    { params: { id } },
  );
  expect(operator.secondFactors).toEqual([]);
  expect(endedSessions).toBe(1);
  expect(await statusOf(client.cookie)).toBe(401);
  expect((await signIn(server, "sales")).status).toBe(200);
  const own = await admin.request(
    "POST",
    `/mc-api/operator/${server.operatorIds.admin}/remove-second-factors`,
  );
  expect(own.status).toBe(403);
});

test("a form can carry the code", async () => {
  const { code } = await addTotp(server, "sales");
  nextStep();
  const answer = await server.request("POST", "/auth/session/login", {
    form: { account: "sales", password: testPassword, code: code() },
  });
  expect(answer.status).toBe(200);
});
