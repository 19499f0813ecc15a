import { expiringSoonDays } from "@console-shell/contract/words/security-policy";
import { type TestServer, startTestServer } from "@console-shell/testing/server";
import type { TestClient } from "@console-shell/testing/test-client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { removeExpired } from "./retention.ts";

const day = 24 * 3_600_000;

let server: TestServer;
let root: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  root = await server.as("root");
});
afterEach(() => server.close());

const addClientApp = (name: string) =>
  root.call("POST /cc-api/client-app/add", {
    body: { name, environment: "production", ownerId: server.operatorIds.clientManager },
  });
const addKey = async ({ id }: { id: string }, name: string, days?: number) => {
  const expiresAt = days === undefined ? undefined : server.clock.now() + days * day;
  const { key } = await root.call("POST /cc-api/client-app/:id/key/add", {
    params: { id },
    body: { name, scopes: ["face:search"], expiresAt },
  });
  return key;
};
const limitKeys = async (apiKeyDays: number | null) => {
  const { addresses, subAppTokenDays, changedAt } = await root.call("GET /mc-api/security-policy");
  await root.call("PUT /mc-api/security-policy", {
    body: { addresses, subAppTokenDays, changedAt, apiKeyDays },
  });
};

/** New notifications about keys after some days, by role. */
const notifiedAfter = async (days: number) => {
  // Notifications from before are older than this.
  server.clock.advance(days * day + 1);
  root = await server.as("root");
  const since = server.clock.now();
  const look = () => removeExpired(server.services, server.clock.now());
  // Two nodes at once, and later again.
  await Promise.all([look(), look()]);
  await look();
  return server.services.database
    .selectFrom("notifications")
    .innerJoin("operators", "operators.id", "notifications.operatorId")
    .select(["operators.role", "facts", "path"])
    .where("kind", "=", "key.expiring")
    .where("notifications.createdAt", ">=", since)
    .orderBy("operators.role")
    .orderBy("notifications.id")
    .execute();
};

test("a client app's owner is notified once of keys that end within two weeks, by themselves or by the policy", async () => {
  const gates = await addClientApp("Gates");
  const start = server.clock.now();
  const first = await addKey(gates, "First", 20);
  await addKey(gates, "Second", 21);
  const endless = await addKey(gates, "Endless");
  await addKey(await addClientApp("Shop"), "Later", 100);
  const rotated = await addKey(gates, "Rotated", 19);
  await root.call("POST /cc-api/client-app/:id/key/:keyId/rotate", {
    params: { id: gates.id, keyId: rotated.id },
    body: { oldKeyExpiresAt: start + 19 * day, expiresAt: start + 90 * day },
  });
  const revoked = await addKey(gates, "Revoked", 19);
  await root.call("POST /cc-api/client-app/:id/key/:keyId/revoke", {
    params: { id: gates.id, keyId: revoked.id },
  });

  expect(await notifiedAfter(20 - expiringSoonDays - 1)).toEqual([]);
  const toOwner = {
    role: "clientManager",
    path: `/console-application/applications/${gates.id}?tab=keys`,
  };
  const about = { what: "api-key", of: "Gates" };
  expect(await notifiedAfter(2)).toEqual([
    { ...toOwner, facts: { ...about, name: "First", at: String(first.expiresAt), count: "2" } },
  ]);
  // By the policy, keys expire that have no expiry, or a later one.
  await limitKeys(21);
  const byPolicy = { name: "Endless", at: String(endless.createdAt + 21 * day), count: "2" };
  expect(await notifiedAfter(0)).toEqual([
    { ...toOwner, facts: { ...about, ...byPolicy } },
    {
      role: "clientManager",
      path: expect.any(String),
      facts: expect.objectContaining({ of: "Shop" }),
    },
  ]);
  // Keys that expire later now are announced again.
  await limitKeys(40);
  expect(await notifiedAfter(25)).toMatchObject([
    { facts: { ...about, name: "Endless", count: "2" } },
    { facts: { of: "Shop" } },
  ]);
  // So are those that expire earlier than they were told.
  await limitKeys(35);
  expect(await notifiedAfter(0)).toMatchObject([
    {
      facts: { ...about, name: "Endless", at: String(endless.createdAt + 35 * day), count: "2" },
    },
    { facts: { of: "Shop" } },
  ]);
  // An expired key is too late to announce.
  await addKey(gates, "Short", 3);
  expect(await notifiedAfter(4)).toEqual([]);
});

test("administrators are notified, too, of keys whose owner can no longer replace them", async () => {
  const gates = await addClientApp("Gates");
  await addKey(gates, "First", 5);
  const { clientManager } = server.operatorIds;
  await root.call("POST /mc-api/operator/:id/disable", { params: { id: clientManager } });
  const toAdministrators = ["admin", "clientManager", "root"].map((role) => ({ role }));
  expect(await notifiedAfter(0)).toMatchObject(toAdministrators);
  await root.call("POST /mc-api/operator/:id/enable", { params: { id: clientManager } });
  await addKey(gates, "Second", 5);
  await server.services.database
    .deleteFrom("rolePermissions")
    .where("role", "=", "clientManager")
    .where("permission", "=", "console-application:key:create")
    .execute();
  expect(await notifiedAfter(0)).toMatchObject(toAdministrators);
});

test("those who may replace them are notified of tokens of sub-apps and identity providers", async () => {
  const app = "parking";
  const owner = server.operatorIds.operation;
  const expiresAt = server.clock.now() + 5 * day;
  await root.call("POST /mc-api/sub-app/add", { body: { name: app, ownerId: owner } });
  await root.call("POST /mc-api/sub-app/:name/token/add", {
    params: { name: app },
    body: { name: "Pipeline", scopes: ["publish"], expiresAt },
  });
  await root.call("POST /mc-api/provisioning/token/add", {
    body: { name: "Okta", invites: false, expiresAt },
  });
  const ends = { at: String(expiresAt), count: "1" };
  const token = { what: "sub-app-token", name: "Pipeline", of: app, ...ends };
  const okta = { what: "provisioning-token", name: "Okta", ...ends };
  expect(await notifiedAfter(1)).toEqual([
    ...["operation", "root"].map((role) => ({
      role,
      facts: token,
      path: `/management/sub-apps/${app}?tab=tokens`,
    })),
    { role: "root", facts: okta, path: "/management/provisioning" },
  ]);
});
