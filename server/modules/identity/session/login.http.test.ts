import { createLogger } from "#platform/logger.ts";
import { startTestServer, testPassword, type TestServer } from "@console-shell/testing/server";
import { Writable } from "node:stream";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

let server: TestServer;
const logged: string[] = [];
beforeEach(async () => {
  logged.length = 0;
  const destination = new Writable({
    write(line, _encoding, done) {
      logged.push(String(line));
      done();
    },
  });
  server = await startTestServer({ log: createLogger("trace", destination) });
});
afterEach(() => server.close());

const login = (body: unknown, cookie?: string) =>
  server.request("POST", "/auth/session/login", { body, cookie });
const good = { account: "sales", password: testPassword };
/** The cookie as a browser would return it. */
const cookieOf = ({ cookies }: { cookies: string[] }) => cookies[0]!.split(";")[0]!;
const info = (cookie: string) => server.request("GET", "/auth/account/info", { cookie });
const without = (body: unknown, ...names: string[]) =>
  Object.fromEntries(
    Object.entries(body as Record<string, unknown>).filter(([name]) => !names.includes(name)),
  );

describe("a successful sign-in", () => {
  test("returns the account and sets a cookie that the account call accepts", async () => {
    const answer = await login(good);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id: server.operatorIds.sales,
      account: "sales",
      name: "Test sales",
      email: "sales@console.test",
      role: "sales",
      locale: "en-US",
      theme: "system",
      density: "comfortable",
      navigation: "full",
      shortcuts: true,
      favourites: [],
      home: {},
      defaultViews: {},
      previousSignInAt: null,
      secondFactors: [],
      secondFactorMissing: false,
      passkeyRequired: false,
      proofs: { password: true, providers: [] },
    });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const current = await info(cookieOf(answer));
    expect(current.body).toEqual(answer.body);
  });

  test("returns the previous sign-in, not this one", async () => {
    await login(good);
    const first = server.clock.now();
    server.clock.advance(60_000);
    const answer = await login(good);
    expect(answer.body).toMatchObject({ previousSignInAt: first });
    const own = await server.request("GET", "/cc-api/operator/getBasicInfo", {
      cookie: cookieOf(answer),
    });
    expect(own.body).toMatchObject({
      previousSignInAt: first,
      previousSignIn: { address: "127.0.0.1", device: expect.any(String) },
    });
  });

  test.each(["SALES", " sales ", "Sales@Console.TEST"])("accepts %j", async (account) => {
    const answer = await login({ ...good, account });
    expect(answer.body).toMatchObject({ account: "sales" });
  });

  test("accepts a form", async () => {
    const answer = await server.request("POST", "/auth/session/login", {
      form: { ...good, remember: "true" },
    });
    expect(answer.status).toBe(200);
    expect(answer.cookies[0]).toContain("Max-Age=2592000");
  });

  test("sets a cookie that scripts can't read and that ends with the browser, unless remembered", async () => {
    const [cookie] = (await login(good)).cookies;
    expect(cookie).toMatch(/^console-session=[A-Za-z0-9_-]{43};/);
    expect(cookie).toContain("HttpOnly");
    expect(cookie).toContain("SameSite=Lax");
    expect(cookie).toContain("Path=/");
    expect(cookie).not.toContain("Max-Age");
    const [remembered] = (await login({ ...good, remember: true })).cookies;
    expect(remembered).toContain("Max-Age=2592000");
  });

  test("records the time of the last sign-in", async () => {
    server.clock.advance(5000);
    await login(good);
    const operator = await server.services.database
      .selectFrom("operators")
      .select("lastSignInAt")
      .where("id", "=", server.operatorIds.sales)
      .executeTakeFirstOrThrow();
    expect(operator.lastSignInAt).toBe(server.clock.now());
  });
});

describe("the session token", () => {
  test("is in no table and no log line @security-1", async () => {
    const answer = await login(good);
    await info(cookieOf(answer));
    const token = cookieOf(answer).split("=")[1]!;
    const { database } = server.services;
    let rows = 0;
    for (const { name } of await database.introspection.getTables()) {
      const content = await database
        .selectFrom(name as "sessions")
        .selectAll()
        .execute();
      rows += content.length;
      expect(JSON.stringify(content), name).not.toContain(token);
    }
    expect(rows).toBeGreaterThan(5);
    expect(logged.join("")).toContain("/auth/session/login");
    expect(logged.join("")).not.toContain(token);
    expect(logged.join("")).not.toContain(testPassword);
  });

  test("is new at every sign-in, and the previous one stops working @security-2", async () => {
    const first = cookieOf(await login(good));
    const second = cookieOf(await login(good, first));
    expect(second).not.toBe(first);
    expect((await info(first)).status).toBe(401);
    expect((await info(second)).status).toBe(200);
  });

  test("can't be planted before the sign-in @security-2", async () => {
    const planted = `console-session=${"A".repeat(43)}`;
    const real = cookieOf(await login(good, planted));
    expect(real).not.toBe(planted);
    expect((await info(planted)).status).toBe(401);
  });

  test("of another browser stays valid", async () => {
    const one = cookieOf(await login(good));
    await login(good);
    expect((await info(one)).status).toBe(200);
  });
});

describe("a rejected sign-in", () => {
  test("is the same for an unknown account, a wrong password and a disabled account @security-11", async () => {
    await server.services.database
      .updateTable("operators")
      .set({ status: "disabled" })
      .where("id", "=", server.operatorIds.operation)
      .execute();
    const answers = [
      await login({ account: "nobody", password: testPassword }),
      await login({ account: "nobody@console.test", password: testPassword }),
      await login({ account: "sales", password: "not the password" }),
      await login({ account: "operation", password: testPassword }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.cookies).toEqual([]);
      expect(without(answer.body, "traceId")).toEqual({
        status: 401,
        code: "wrong_credentials",
        message: "The account or the password is wrong.",
      });
    }
  });

  test("names the invalid fields", async () => {
    const cases: [unknown, string[]][] = [
      [{}, ["account", "password"]],
      [{ account: "sales" }, ["password"]],
      [{ account: "", password: "" }, ["account", "password"]],
      [{ ...good, account: "a".repeat(255) }, ["account"]],
      [{ ...good, password: "p".repeat(257) }, ["password"]],
      [{ ...good, remember: "perhaps" }, ["remember"]],
      [{ ...good, role: "root" }, ["role"]],
      [{ ...good, account: ["sales"] }, ["account"]],
    ];
    for (const [body, paths] of cases) {
      const answer = await login(body);
      expect(answer.status, JSON.stringify(body)).toBe(400);
      expect(answer.body).toMatchObject({ code: "bad_input", message: expect.any(String) });
      const { fields } = answer.body as { fields: { path: string }[] };
      expect(fields.map((field) => field.path).toSorted()).toEqual(paths);
    }
  });

  test("by a form names the same fields", async () => {
    const answer = await server.request("POST", "/auth/session/login", { form: { account: "" } });
    expect(answer.status).toBe(400);
    const { fields } = answer.body as { fields: { path: string }[] };
    expect(fields.map((field) => field.path).toSorted()).toEqual(["account", "password"]);
  });

  test("is in the request's language", async () => {
    const answer = await server.request("POST", "/auth/session/login", {
      body: { ...good, password: "not the password" },
      headers: { "accept-language": "zh-CN" },
    });
    expect(answer.body).toMatchObject({ message: "账号或密码错误。" });
  });

  test("from another site is refused", async () => {
    const answer = await server.request("POST", "/auth/session/login", {
      form: good,
      headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    });
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ code: "cross_site" });
  });
});

test("a hash with other parameters is replaced at the next sign-in @security-17", async () => {
  const { hash } = await import("@node-rs/argon2");
  const { database } = server.services;
  const weak = await hash(testPassword, { memoryCost: 1024, timeCost: 1 });
  await database
    .updateTable("operators")
    .set({ passwordHash: weak })
    .where("id", "=", server.operatorIds.sales)
    .execute();
  expect((await login(good)).status).toBe(200);
  const { passwordHash: renewed } = await database
    .selectFrom("operators")
    .select("passwordHash")
    .where("id", "=", server.operatorIds.sales)
    .executeTakeFirstOrThrow();
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await login(good)).status).toBe(200);
});
