import { defaultGrants, roles, subAppNames } from "@console-shell/contract";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { newId } from "#platform/database/id.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { syncPermissions } from "../role/writes.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe.each(["/auth/account/info", "/auth/account/permissions"])("%s", (path) => {
  test("requires a session", async () => {
    const answer = await server.request("GET", path);
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code: "not_signed_in", message: expect.any(String) });
    expect((await server.request("GET", path, { cookie: "console-session=x" })).status).toBe(401);
  });
});

test("the account is the operator's own", async () => {
  const account = await (await server.as("bizDirector")).call("GET /auth/account/info");
  expect(account).toEqual({
    id: server.operatorIds.bizDirector,
    account: "bizDirector",
    name: "Test bizDirector",
    email: "bizDirector@console.test",
    role: "bizDirector",
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
    proofs: { password: true, providers: [] },
    passkeyRequired: false,
  });
});

test("the account names each enabled provider that its operator is linked to, by label", async () => {
  const { database } = server.services;
  const sales = await server.as("sales");
  for (const [name, label, enabled] of [
    ["second", "Second Company", true],
    ["first", 'A first, "best" company', true],
    ["former", "Former Company", false],
  ] as const) {
    const id = newId();
    const settings = { scopes: "openid", roles: [], linkByEmail: false, createOperators: false };
    const mapping = { roleClaim: "", roleMapping: [], defaultRole: null, applyRole: false };
    const client = { issuer: `https://${name}.example`, clientId: "console", clientSecret: null };
    const provider = { id, name, label, enabled, acceptedFactors: [], createdAt: 1, updatedAt: 1 };
    await database
      .insertInto("identityProviders")
      .values({ ...provider, ...client, ...settings, ...mapping })
      .execute();
    const identity = { operatorId: server.operatorIds.sales, providerId: id, subject: name };
    await database
      .insertInto("operatorIdentities")
      .values({ ...identity, id: newId(), email: "sales@console.test", linkedAt: 1 })
      .execute();
  }
  expect((await sales.call("GET /auth/account/info")).proofs?.providers).toEqual([
    { name: "first", label: 'A first, "best" company' },
    { name: "second", label: "Second Company" },
  ]);
});

test.each(roles)("%s has the permissions of its grants, and their sub-apps", async (role) => {
  const answer = await (await server.as(role)).call("GET /auth/account/permissions");
  expect(answer.role).toBe(role);
  expect(answer.permissions.toSorted()).toEqual([...new Set(defaultGrants[role])].toSorted());
  expect(answer.subApps.toSorted()).toEqual(
    subAppNames.filter((name) => defaultGrants[role].includes(`${name}:open`)).toSorted(),
  );
});

test("a second start keeps edited grants and grants new permissions", async () => {
  const { database } = server.services;
  const grants = () =>
    database.selectFrom("rolePermissions").selectAll().where("role", "=", "sales").execute();
  await database
    .deleteFrom("rolePermissions")
    .where("role", "=", "sales")
    .where("permission", "in", ["finance:ledger:read", "finance:invoice:read"])
    .execute();
  // As if this database had been created before there were invoices.
  await database
    .deleteFrom("knownPermissions")
    .where("code", "=", "finance:invoice:read")
    .execute();

  await Promise.all([syncPermissions(database), syncPermissions(database)]);

  const codes = (await grants()).map((row) => row.permission);
  expect(codes).toContain("finance:invoice:read");
  expect(codes).not.toContain("finance:ledger:read");
});
