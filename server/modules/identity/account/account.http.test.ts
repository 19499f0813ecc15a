import { defaultGrants, roles, subAppNames } from "@console-shell/contract";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
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
    defaultViews: {},
    previousSignInAt: null,
    secondFactors: [],
    secondFactorMissing: false,
    proofs: { password: true, providers: [] },
    passkeyRequired: false,
  });
});

test.each(roles)("%s has the permissions of its grants, and their sub-apps", async (role) => {
  const answer = await (await server.as(role)).call("GET /auth/account/permissions");
  expect(answer.role).toBe(role);
  expect(answer.permissions.toSorted()).toEqual([...new Set(defaultGrants[role])].toSorted());
  expect(answer.subApps).toEqual(
    subAppNames.filter((name) => defaultGrants[role].includes(`${name}:open`)),
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
