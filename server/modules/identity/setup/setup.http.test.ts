import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { clientOf } from "../second-factor/testing/operator-with.ts";
import { forgetSetupLink, makeSetupLink, setupLinkLifetime } from "./link.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ requiresSecondFactors: true });
  await server.services.database.deleteFrom("operators").execute();
});
afterEach(() => server.close());

const makeToken = async () =>
  /^http:\/\/console\.test\/user\/setup#token=([\w-]{43})$/.exec(
    (await makeSetupLink(server.services)) ?? "",
  )?.[1] ?? "";
const good = {
  account: "margaret",
  name: "Margaret",
  email: "margaret@console.test",
  password: "seven quiet harbours",
};
const setUp = (token: string, more: Record<string, unknown> = {}) =>
  server.request("POST", "/auth/setup", { body: { ...good, token, ...more } });
const operators = () =>
  server.services.database.selectFrom("operators").select(["account", "role", "locale"]).execute();

test("the link creates root and signs in, and the second factor comes first @security-22", async () => {
  const answer = await setUp(await makeToken(), { locale: "zh-CN" });
  expect(answer.status, answer.text).toBe(201);
  expect(answer.body).toMatchObject({ role: "root", secondFactorMissing: true });
  expect(await operators()).toEqual([{ account: "margaret", role: "root", locale: "zh-CN" }]);
  const root = clientOf(server, answer);
  const list = await root.request("GET", "/mc-api/operator/list");
  expect(list.body).toMatchObject({ code: "second_factor_missing" });
  const events = await (
    await server.chained()
  )
    .selectFrom("auditEvents")
    .select(["action", "actor"])
    .orderBy("sequence")
    .execute();
  expect(events).toEqual([
    { action: "console.set-up", actor: "margaret" },
    { action: "session.opened", actor: "margaret" },
  ]);
});

test("the link works once, also for two concurrent calls @security-22", async () => {
  const token = await makeToken();
  const answers = await Promise.all(
    ["anna", "berta", "clara"].map((account) =>
      setUp(token, { account, email: `${account}@console.test` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await operators()).toHaveLength(1);
  expect((await setUp(token, { account: "again" })).body).toMatchObject({ code: "wrong_link" });
});

test("the link is created once, and again if lost or expired", async () => {
  const first = await makeToken();
  expect(await makeSetupLink(server.services)).toBeNull();
  await forgetSetupLink(server.services.database);
  const second = await makeToken();
  expect((await setUp(first)).status).toBe(400);
  server.clock.advance(setupLinkLifetime);
  expect((await setUp(second)).body).toMatchObject({ code: "wrong_link" });
  expect((await setUp(await makeToken())).status).toBe(201);
  expect(await makeSetupLink(server.services)).toBeNull();
});

test("of nodes that start together one prints the link", async () => {
  const links = await Promise.all(Array.from({ length: 5 }, () => makeSetupLink(server.services)));
  expect(links.filter((link) => link !== null)).toHaveLength(1);
});

test("the link creates no one once an operator exists @security-22", async () => {
  const token = await makeToken();
  await server.services.database
    .insertInto("operators")
    .values({
      id: "01900000-0000-7000-8000-000000000000",
      account: "first",
      accountKey: "first",
      name: "First",
      email: "first@console.test",
      emailKey: "first@console.test",
      phone: "",
      role: "sales",
      passwordHash: "",
      status: "active",
      locale: "en-US",
      theme: "system",
      createdAt: 0,
      lastSignInAt: null,
      passwordChangedAt: 0,
    })
    .execute();
  expect((await setUp(token)).body).toMatchObject({ code: "wrong_link" });
  expect(await operators()).toHaveLength(1);
});

test("invalid input is named and doesn't use up the link @security-16", async () => {
  const token = await makeToken();
  const weak = await setUp(token, { password: "margaret margaret" });
  expect(weak.body).toMatchObject({
    code: "weak_password",
    fields: [{ path: "password", code: "contains_account" }],
  });
  const wrong = await setUp(token, { account: "x", email: "no address" });
  expect((wrong.body as { fields: { path: string }[] }).fields.map(({ path }) => path)).toEqual([
    "account",
    "email",
  ]);
  expect((await setUp(token)).status).toBe(201);
});

test("only a hash of the link is stored @security-22", async () => {
  const token = await makeToken();
  const rows = await server.services.database.selectFrom("setupLink").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
});
