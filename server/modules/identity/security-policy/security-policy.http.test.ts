import { guardedRoles, type Role, roles, secondFactorRoles } from "@console-shell/contract";
import type { RolePolicy } from "@console-shell/contract/calls/security-policy";
import { startTestServer, testPassword, type TestServer } from "@console-shell/testing/server";
import { teamAt } from "@console-shell/testing/sub-app-team";
import { type TestClient, testClient } from "@console-shell/testing/test-client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addClientAppWithKey } from "#modules/clients/public-api/testing/add-client-app-with-key.ts";
import { addPasskey, addTotp, signIn } from "../second-factor/testing/operator-with.ts";
import { liftLockout } from "./writes.ts";

let server: TestServer;
let root: TestClient & { cookie: string };
beforeEach(async () => {
  server = await startTestServer({ trustProxy: "127.0.0.1" });
  root = await server.as("root");
});
afterEach(() => server.close());

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const office = "203.0.113.7";
const home = "198.51.100.9";
/** A client of the same session at another address. */
const from = (address: string, cookie?: string) => {
  const headers = { "x-forwarded-for": address };
  const client = testClient(server.url, cookie);
  return {
    request: (method: string, path: string, options = {}) =>
      client.request(method, path, { ...options, headers }),
  };
};
const info = "/auth/account/info";
const read = () => root.call("GET /mc-api/security-policy");
const bodyOf = ({ role: _role, changedByName: _name, ...rules }: RolePolicy) => rules;
/** Changes a role's policy as root does. */
const change = async (role: Role, rules: Partial<RolePolicy>, by = root) => {
  const before = (await read()).roles.find((one) => one.role === role)!;
  return by.request("PUT", `/mc-api/security-policy/role/${role}`, {
    body: { ...bodyOf(before), ...rules },
  });
};
const changeAll = async (
  rules: Record<string, unknown>,
  by: Pick<TestClient, "request"> = root,
) => {
  const { addresses, apiKeyDays, subAppTokenDays, changedAt } = await read();
  return by.request("PUT", "/mc-api/security-policy", {
    body: { addresses, apiKeyDays, subAppTokenDays, changedAt, ...rules },
  });
};
const lastEvents = async (action: string) =>
  (
    await (
      await server.chained()
    )
      .selectFrom("auditEvents")
      .select(["actor", "target", "details", "address"])
      .where("action", "=", action as "access.refused")
      .orderBy("sequence")
      .execute()
  ).map(({ details, ...event }) => ({ ...event, details: JSON.parse(details) as unknown }));

describe("the policy", () => {
  test("requires a second factor of roles that decide about money or faces @security-20", async () => {
    await server.close();
    server = await startTestServer({ requiresSecondFactors: true });
    const rows = await server.services.database.selectFrom("rolePolicies").selectAll().execute();
    expect(rows.map(({ role }) => role).toSorted()).toEqual(roles.toSorted());
    const asked = rows.filter((row) => row.secondFactor !== "none").map(({ role }) => role);
    expect(asked.toSorted()).toEqual(secondFactorRoles.toSorted());
    expect(asked).toEqual(expect.arrayContaining(["root", "admin", "bizDirector", "operation"]));
    expect(rows.filter((row) => row.remembered).map(({ role }) => role)).toEqual(
      expect.not.arrayContaining([...guardedRoles]),
    );
  });

  test("is read by administrators and changed by root only", async () => {
    const admin = await server.as("admin");
    expect((await admin.request("GET", "/mc-api/security-policy")).status).toBe(200);
    const refused = await change("sales", { secondFactor: "any" }, admin);
    expect(refused.body).toMatchObject({ code: "forbidden" });
    expect(
      (await (await server.as("bizDirector")).request("GET", "/mc-api/security-policy")).status,
    ).toBe(403);
  });

  test("is audited with both values, and no edit overwrites another @security-24", async () => {
    const stale = (await read()).roles.find(({ role }) => role === "sales")!;
    expect((await change("sales", { secondFactor: "any", longestHours: 8 })).status).toBe(200);
    expect(await lastEvents("security-policy.changed")).toMatchObject([
      { target: "sales", details: { secondFactor: "none → any", longestHours: "24 → 8" } },
    ]);
    const late = await root.request("PUT", "/mc-api/security-policy/role/sales", {
      body: bodyOf(stale),
    });
    expect(late.body).toMatchObject({ code: "conflict", fields: [{ code: "changed" }] });
    // Another role's isn't affected.
    expect((await change("operation", { longestHours: 8 })).status).toBe(200);
    expect((await changeAll({ apiKeyDays: 90 })).status).toBe(200);
    expect((await changeAll({ apiKeyDays: 30, changedAt: null })).body).toMatchObject({
      code: "conflict",
    });
    const { apiKeyDays, changedByName } = await read();
    expect({ apiKeyDays, changedByName }).toEqual({ apiKeyDays: 90, changedByName: "Test root" });
  });

  test("never drops what protects root and administrators @security-20", async () => {
    for (const role of guardedRoles) {
      expect((await change(role, { secondFactor: "passkey" }, root)).status).toBe(200);
      if (role === "root") root = (await addPasskey(server, "root")).client;
      const lowered = await change(role, { secondFactor: "none" });
      expect(lowered.body).toMatchObject({ fields: [{ code: "always_required" }] });
    }
    expect((await change("root", { remembered: true })).body).toMatchObject({
      fields: [{ path: "remembered", code: "never_remembered" }],
    });
  });
});

describe("a passkey only", () => {
  test("is asked of open sessions with their next call @security-20", async () => {
    const { client } = await addTotp(server, "sales");
    const list = () => client.request("GET", "/cc-api/finance/client/list");
    expect((await list()).body).not.toMatchObject({ code: "second_factor_missing" });
    await change("sales", { secondFactor: "passkey" });
    expect((await list()).body).toMatchObject({ code: "second_factor_missing" });
    expect(await client.call("GET /auth/account/info")).toMatchObject({
      secondFactorMissing: true,
      passkeyRequired: true,
    });
  });

  test("isn't satisfied by codes, and the last one stays @security-20", async () => {
    const { code, recoveryCodes } = await addTotp(server, "sales");
    await change("sales", { secondFactor: "passkey" });
    // Without one yet, the code still gets in, to set one up.
    expect((await signIn(server, "sales", { code: code(1) })).status).toBe(200);
    const { client, id } = await addPasskey(server, "sales");
    const only = { code: "second_factor_required", fields: [{ path: "passkey" }] };
    for (const proof of [{}, { code: code(2) }, { code: recoveryCodes[0] }])
      expect((await signIn(server, "sales", proof)).body).toMatchObject(only);
    const again = await client.request("POST", "/auth/session/reauthenticate", {
      body: { password: testPassword, code: code(3) },
    });
    expect(again.body).toMatchObject(only);
    const removed = await client.request("POST", `/cc-api/operator/passkeys/${id}/remove`);
    expect(removed.body).toMatchObject({ fields: [{ code: "last_factor" }] });
  });
});

describe("sessions of a role", () => {
  const statusOf = async (cookie: string) => (await server.request("GET", info, { cookie })).status;
  const login = async (remember = false) =>
    (await signIn(server, "sales", { remember })).cookies[0]!.split(";")[0]!;

  test("end as the policy says, open ones too @security-4", async () => {
    const [busy, idle] = [await login(), await login()];
    await change("sales", { longestHours: 2, idleMinutes: 30 });
    expect(
      (await server.request("GET", info, { cookie: busy })).headers.get("x-session-seconds"),
    ).toBe("1800");
    for (let round = 1; round < 6; round += 1) {
      server.clock.advance(20 * minute);
      expect(await statusOf(busy)).toBe(200);
    }
    expect(await statusOf(idle)).toBe(401);
    server.clock.advance(20 * minute);
    expect(await statusOf(busy)).toBe(401);
    root = await server.as("root");
    // A longer policy doesn't bring them back.
    await change("sales", { longestHours: 48, idleMinutes: 1440 });
    expect(await statusOf(busy)).toBe(401);
    const long = await login();
    for (let hours = 0; hours < 47; hours += 1) {
      server.clock.advance(hour);
      expect(await statusOf(long)).toBe(200);
    }
    server.clock.advance(hour);
    expect(await statusOf(long)).toBe(401);
  });

  test("are remembered only if the role allows it @security-4", async () => {
    const before = await login(true);
    await change("sales", { remembered: false });
    const after = await login(true);
    server.clock.advance(8 * hour);
    expect([await statusOf(before), await statusOf(after)]).toEqual([401, 401]);
    const own = await (await server.as("sales")).call("GET /cc-api/operator/sessions");
    expect(own.total).toBe(1);
  });
});

describe("the address list", () => {
  test("refuses calls and sign-ins from elsewhere, audited once an hour @security-46", async () => {
    const sales = await server.as("sales");
    await change("sales", { addresses: [`${office}/32`, "2001:db8::/32"] });
    const atHome = from(home, sales.cookie);
    for (let round = 0; round < 3; round += 1)
      expect((await atHome.request("GET", info)).body).toMatchObject({
        status: 403,
        code: "address_not_allowed",
      });
    expect((await from(office, sales.cookie).request("GET", info)).status).toBe(200);
    expect((await from("2001:db8::5", sales.cookie).request("GET", info)).status).toBe(200);
    const body = { account: "sales", password: testPassword };
    const signInFrom = (address: string) =>
      from(address).request("POST", "/auth/session/login", { body });
    expect((await signInFrom(home)).body).toMatchObject({ code: "address_not_allowed" });
    expect((await signInFrom(office)).status).toBe(200);
    expect(await lastEvents("access.refused")).toEqual([
      {
        actor: "sales",
        target: "",
        address: home,
        details: { reason: "address_not_allowed" },
      },
    ]);
    expect(await lastEvents("session.refused")).toEqual([]);
    server.clock.advance(hour);
    await signInFrom(home);
    expect(await lastEvents("session.refused")).toMatchObject([{ target: "sales", address: home }]);
    // Other roles aren't affected, and signing out works from anywhere.
    expect(
      (
        await from(home).request("POST", "/auth/session/login", {
          body: { ...body, account: "operation" },
        })
      ).status,
    ).toBe(200);
    expect((await atHome.request("GET", "/auth/session/logout")).status).toBe(200);
    expect((await from(office, sales.cookie).request("GET", info)).status).toBe(401);
  });

  test("of everyone counts for roles without their own, and never locks out who saves it @security-46", async () => {
    const refused = { code: "bad_input", fields: [{ path: "addresses", code: "excludes_you" }] };
    expect((await changeAll({ addresses: [office] })).body).toMatchObject(refused);
    expect((await change("root", { addresses: [office] })).body).toMatchObject(refused);
    for (const address of ["somewhere", "2001:db8::/3.2"])
      expect((await change("sales", { addresses: [address] })).body).toMatchObject({
        fields: [{ path: "addresses.0", code: "not_a_network" }],
      });
    const rootAtOffice = from(office, root.cookie);
    expect((await changeAll({ addresses: [office] }, rootAtOffice)).status).toBe(200);
    const { cookie } = await server.as("sales");
    expect((await from(home, cookie).request("GET", info)).status).toBe(403);
    expect((await from(office, cookie).request("GET", info)).status).toBe(200);
  });

  test("is lifted by the command that lets root in again", async () => {
    await server.services.database
      .updateTable("rolePolicies")
      .set({ addresses: [office], secondFactor: "passkey" })
      .execute();
    await server.services.database
      .updateTable("securityPolicy")
      .set({ addresses: [office] })
      .execute();
    expect((await root.request("GET", info)).status).toBe(403);
    await liftLockout(server.services);
    expect((await root.request("GET", info)).status).toBe(200);
    expect(
      (
        await server.services.database
          .selectFrom("rolePolicies")
          .select(["role", "secondFactor"])
          .execute()
      )
        .filter((row) => row.secondFactor === "passkey")
        .map(({ role }) => role),
    ).not.toContain("root");
    expect(await lastEvents("security-policy.changed")).toHaveLength(1);
  });
});

describe("keys", () => {
  const appOf = (options?: { expiresAt: number }) => {
    const { services, operatorIds, clock } = server;
    const { database } = services;
    return addClientAppWithKey(
      server,
      { database, ownerId: operatorIds.root, now: clock.now() },
      options,
    );
  };

  const keyOf = async ({ clientAppId, keyId }: { clientAppId: string; keyId: string }) => {
    const { items } = await root.call("GET /cc-api/client-app/:id/key/list", {
      params: { id: clientAppId },
    });
    const { state, expiresAt, exceedsPolicy } = items.find(({ id }) => id === keyId)!;
    return { state, expiresAt, exceedsPolicy };
  };
  const countOf = async (id: string) =>
    (await root.call("GET /cc-api/client-app/:id", { params: { id } })).keyCount;

  test("expire within the policy, and those that it limits are found @security-33", async () => {
    const { clientAppId, keyId } = await appOf();
    await changeAll({ apiKeyDays: 90, subAppTokenDays: 30 });
    expect(await root.call("GET /cc-api/security-policy/keys")).toEqual({
      apiKeyDays: 90,
      subAppTokenDays: 30,
    });
    const at = `/cc-api/client-app/${clientAppId}/key`;
    const add = (expiresAt: number | null) =>
      root.request("POST", `${at}/add`, {
        body: { name: "Server", scopes: ["usage:read"], expiresAt },
      });
    const tooLong = { fields: [{ path: "expiresAt", code: "longer_than_policy" }] };
    const now = server.clock.now();
    expect((await add(null)).body).toMatchObject(tooLong);
    expect((await add(now + 91 * day)).body).toMatchObject(tooLong);
    expect((await add(now + 90 * day)).status).toBe(201);
    const rotate = (expiresAt: number | null) =>
      root.request("POST", `${at}/${keyId}/rotate`, {
        body: { oldKeyExpiresAt: now + day, expiresAt },
      });
    const params = { id: clientAppId };
    const exceeding = async () => {
      const found = await root.call("GET /cc-api/client-app/:id/key/list", {
        params,
        query: { policy: "exceeded" },
      });
      const apps = await root.call("GET /cc-api/client-app/list", { query: { keys: "exceeding" } });
      return [found.items.map(({ id, exceedsPolicy }) => [id, exceedsPolicy]), apps.total];
    };
    expect(await exceeding()).toEqual([[[keyId, true]], 1]);
    expect((await rotate(null)).body).toMatchObject(tooLong);
    expect((await rotate(now + day)).status).toBe(201);
    expect(await exceeding()).toEqual([[], 0]);
  });

  test("end by a shorter policy, which says how many before @security-33", async () => {
    const made = server.clock.now();
    const old = await appOf();
    const short = await appOf({ expiresAt: made + 70 * day });
    server.clock.advance(60 * day);
    root = await server.as("root");
    const young = await appOf();
    const call = async ({ request }: typeof old) => (await request("GET", "/api/v1/key")).status;
    const effect = async (apiKeyDays?: number) =>
      (
        await root.call("GET /mc-api/security-policy/keys/effect", {
          query: apiKeyDays === undefined ? {} : { apiKeyDays },
        })
      ).apiKeys;
    expect(await effect()).toEqual({ endNow: 0, endEarlier: 0 });
    expect(await effect(90)).toEqual({ endNow: 0, endEarlier: 2 });
    expect(await effect(60)).toEqual({ endNow: 2, endEarlier: 1 });
    expect(await effect(65)).toEqual({ endNow: 0, endEarlier: 3 });

    expect((await changeAll({ apiKeyDays: 90 })).status).toBe(200);
    expect(await effect(90)).toEqual({ endNow: 0, endEarlier: 0 });
    expect(await effect(120)).toEqual({ endNow: 0, endEarlier: 0 });
    const limited = { state: "active", expiresAt: made + 90 * day, exceedsPolicy: true };
    expect(await keyOf(old)).toEqual(limited);
    expect((await old.request("GET", "/api/v1/key")).body).toMatchObject({
      expiresAt: made + 90 * day,
    });
    const own = { state: "active", expiresAt: made + 70 * day, exceedsPolicy: false };
    expect(await keyOf(short)).toEqual(own);

    server.clock.advance(30 * day - 1);
    root = await server.as("root");
    expect(await Promise.all([old, short, young].map(call))).toEqual([200, 401, 200]);
    server.clock.advance(1);
    const refused = await old.request("GET", "/api/v1/key");
    expect(refused.body).toMatchObject({ code: "wrong_key" });
    expect(await keyOf(old)).toEqual({ ...limited, state: "expired" });
    expect(await countOf(old.clientAppId)).toBe(0);
    const byCount = await root.call("GET /cc-api/client-app/list", { query: { sort: "keyCount" } });
    expect(byCount.items.map(({ keyCount }) => keyCount)).toEqual([1, 0, 0]);
    const ended = await root.request(
      "POST",
      `/cc-api/client-app/${old.clientAppId}/key/${old.keyId}/rotate`,
      { body: { oldKeyExpiresAt: 0 } },
    );
    expect(ended.body).toMatchObject({ code: "conflict" });

    // A longer policy doesn't bring it back, and gives the others more time.
    expect((await changeAll({ apiKeyDays: 365 })).status).toBe(200);
    expect(await Promise.all([old, short, young].map(call))).toEqual([401, 401, 200]);
    const stays = { state: "expired", expiresAt: made + 90 * day, exceedsPolicy: false };
    expect(await keyOf(old)).toEqual(stays);
    expect(await countOf(old.clientAppId)).toBe(0);
    expect((await keyOf(young)).expiresAt).toBe(made + (60 + 365) * day);
    // Nor does a shorter one change when it ended.
    expect((await changeAll({ apiKeyDays: 20 })).status).toBe(200);
    expect(await keyOf(short)).toEqual({ ...own, state: "expired" });
    expect(await Promise.all([old, short, young].map(call))).toEqual([401, 401, 401]);
    expect((await changeAll({ apiKeyDays: null })).status).toBe(200);
    expect(await Promise.all([old, short, young].map(call))).toEqual([401, 401, 401]);
  });

  test("of teams end by it, too @security-33", async () => {
    const name = "parking";
    const { send } = await teamAt(
      {
        request: (...parameters) => server.request(...parameters),
        cookie: root.cookie,
        ownerId: server.operatorIds.root,
        expiresAt: server.clock.now() + 90 * day,
      },
      name,
    );
    const call = () => send("GET", `${name}/token/own`);
    server.clock.advance(10 * day);
    root = await server.as("root");
    const { subAppTokens } = await root.call("GET /mc-api/security-policy/keys/effect", {
      query: { subAppTokenDays: 20 },
    });
    expect(subAppTokens).toEqual({ endNow: 0, endEarlier: 1 });
    await changeAll({ subAppTokenDays: 20 });
    expect((await call()).body).toMatchObject({ exceedsPolicy: true, state: "active" });
    server.clock.advance(10 * day);
    root = await server.as("root");
    expect((await call()).status).toBe(401);
    const { items } = await root.call("GET /mc-api/sub-app/:name/token/list", { params: { name } });
    expect(items).toMatchObject([{ state: "expired", exceedsPolicy: true }]);
    await changeAll({ subAppTokenDays: null });
    expect((await call()).status).toBe(401);
  });

  test("are accepted only from their addresses @security-33", async () => {
    const { clientAppId, keyId, secret } = await appOf();
    const call = async (address: string) =>
      (
        await server.request("GET", "/api/v1/key", {
          headers: { authorization: `Bearer ${secret}`, "x-forwarded-for": address },
        })
      ).body;
    expect(await call(home)).toMatchObject({ name: "Key" });
    const at = `/cc-api/client-app/${clientAppId}/key/${keyId}`;
    await root.request("PATCH", at, { body: { addresses: [`${office}/24`] } });
    expect(await call(home)).toMatchObject({ status: 403, code: "address_not_allowed" });
    expect(await call(office)).toMatchObject({ name: "Key" });
    expect(await lastEvents("api-key.changed")).toMatchObject([
      { details: { addresses: ` → ${office}/24` } },
    ]);
    const rotated = await root.request("POST", `${at}/rotate`, { body: { oldKeyExpiresAt: 0 } });
    expect(rotated.body).toMatchObject({ key: { addresses: [`${office}/24`] } });
  });
});
