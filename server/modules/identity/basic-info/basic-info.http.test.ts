import { startTestServer, testPassword, type TestServer } from "@console-shell/testing/server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const update = async (body: unknown) =>
  (await server.as("sales")).request("POST", "/cc-api/operator/updateBasicInfo", { body });

describe("basic info", () => {
  test("belongs to the operator", async () => {
    const info = await (await server.as("sales")).call("GET /cc-api/operator/getBasicInfo");
    expect(info).toEqual({
      id: server.operatorIds.sales,
      account: "sales",
      role: "sales",
      name: "Test sales",
      email: "sales@console.test",
      phone: "",
      locale: "en-US",
      theme: "system",
      density: "comfortable",
      navigation: "full",
      shortcuts: true,
      favourites: [],
      home: {},
      defaultViews: {},
      createdAt: server.clock.now(),
      previousSignInAt: null,
      previousSignIn: null,
      passwordChangedAt: server.clock.now(),
      provisioned: false,
    });
  });

  test("needs a session", async () => {
    const get = await server.request("GET", "/cc-api/operator/getBasicInfo");
    const post = await server.request("POST", "/cc-api/operator/updateBasicInfo", {
      body: { name: "Nobody" },
    });
    expect([get.status, post.status]).toEqual([401, 401]);
  });

  test("changes only the fields that were sent", async () => {
    const answer = await update({ name: "  Lin Jiayi ", locale: "zh-CN" });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      name: "Lin Jiayi",
      locale: "zh-CN",
      email: "sales@console.test",
      theme: "system",
    });
    const others = await (await server.as("admin")).call("GET /cc-api/operator/getBasicInfo");
    expect(others.name).toBe("Test admin");
  });

  test("changes all fields at once, by a form", async () => {
    const fields = {
      name: "林佳怡",
      email: "Lin.Jiayi@console.test",
      phone: "+86 (755) 8272-6603",
      locale: "zh-CN",
      theme: "dark",
    };
    const answer = await (
      await server.as("sales")
    ).request("POST", "/cc-api/operator/updateBasicInfo", { form: fields });
    expect(answer.body).toMatchObject(fields);
    const login = await server.request("POST", "/auth/session/login", {
      body: { account: "lin.jiayi@CONSOLE.test", password: "seven quiet harbours" },
    });
    expect(login.body).toMatchObject({ account: "sales", theme: "dark" });
  });

  test("keeps the console's layout across sign-ins", async () => {
    const chosen = {
      density: "compact",
      navigation: "collapsed",
      shortcuts: false,
      favourites: ["finance", "a-map-from-elsewhere"],
      home: { figures: ["finance.clients", "parking.taken"], parts: ["apps", "work"] },
      defaultViews: { "/finance/invoices": "01900000-0000-7000-8000-00000000000a" },
    };
    expect((await update(chosen)).body).toMatchObject(chosen);
    const account = await (await server.as("sales")).call("GET /auth/account/info");
    expect(account).toMatchObject(chosen);
    const login = await server.request("POST", "/auth/session/login", {
      body: { account: "sales", password: testPassword },
    });
    expect(login.body).toMatchObject(chosen);
    expect((await update({ favourites: [] })).body).toMatchObject({ ...chosen, favourites: [] });
    const written = async () =>
      (await server.chained())
        .selectFrom("auditEvents")
        .select("details")
        .where("action", "=", "profile.changed")
        .execute();
    expect(await written()).toEqual([]);
    await update({ navigation: "full", theme: "dark" });
    expect(await written()).toEqual([{ details: JSON.stringify({ fields: "theme" }) }]);
  });

  test("accepts the same e-mail address in another case", async () => {
    expect((await update({ email: "SALES@console.test" })).status).toBe(200);
  });

  test("another operator's e-mail address is a conflict that names the field", async () => {
    const answer = await update({ name: "New", email: "ADMIN@console.test" });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      code: "conflict",
      fields: [{ path: "email", code: "taken", message: "This is already in use" }],
    });
    const info = await (await server.as("sales")).call("GET /cc-api/operator/getBasicInfo");
    expect(info.name).toBe("Test sales");
  });

  test("rejects invalid and undeclared fields", async () => {
    const cases: [unknown, string][] = [
      [{}, ""],
      [{ name: "" }, "name"],
      [{ name: "   " }, "name"],
      [{ name: "x".repeat(81) }, "name"],
      [{ email: "no address" }, "email"],
      [{ phone: "call me" }, "phone"],
      [{ locale: "fr-FR" }, "locale"],
      [{ theme: "pink" }, "theme"],
      [{ density: "tight" }, "density"],
      [{ navigation: "none" }, "navigation"],
      [{ shortcuts: "off" }, "shortcuts"],
      [{ favourites: ["Finance"] }, "favourites.0"],
      [{ favourites: ["finance", "finance"] }, "favourites"],
      [{ favourites: "finance" }, "favourites"],
      [{ favourites: Array.from({ length: 21 }, (_, at) => `app-${at}`) }, "favourites"],
      [{ home: { figures: ["finance"] } }, "home.figures.0"],
      [{ home: { figures: [1, 2, 3, 4, 5].map((at) => `finance.f${at}`) } }, "home.figures"],
      [{ home: { figures: ["finance.a", "finance.a"] } }, "home.figures"],
      [{ home: { parts: ["weather"] } }, "home.parts.0"],
      [{ defaultViews: { finance: crypto.randomUUID() } }, "defaultViews.finance"],
      [{ defaultViews: { "/finance": "overdue" } }, "defaultViews./finance"],
      [{ role: "root" }, "role"],
      [{ account: "root" }, "account"],
      [{ name: null }, "name"],
    ];
    for (const [body, path] of cases) {
      const answer = await update(body);
      expect(answer.status, JSON.stringify(body)).toBe(400);
      const { code, fields } = answer.body as { code: string; fields: { path: string }[] };
      expect(code).toBe("bad_input");
      expect(fields[0]).toMatchObject({ path, message: expect.any(String) });
    }
  });
});

test("an e-mail address may be in any script, and is one account's, however it was typed", async () => {
  const save = async (role: "operation" | "sales", email: string) =>
    (await server.as(role)).request("POST", "/cc-api/operator/updateBasicInfo", {
      body: { email },
    });
  expect(await save("operation", "Jose\u0301@例子.公司")).toMatchObject({ status: 200 });
  expect(await save("sales", "josé@例子.公司")).toMatchObject({ status: 409 });
  expect(await save("sales", "jose@例子.公司")).toMatchObject({ status: 200 });
  for (const wrong of ["josé", "@例子.公司", "a b@例子.公司", "a@b", "a\u202Eb@c.example"])
    expect(await save("sales", wrong), wrong).toMatchObject({ status: 400 });
  // A mark of direction, as in addresses copied from an address book, makes no other one.
  expect(await save("sales", "\u202Ajosé@例子.公司\u202C")).toMatchObject({ status: 409 });
});
