import { endpoints, type OperatorEndpoint, reauthWithin } from "@console-shell/contract";
import { startTestServer, testPassword, type TestServer } from "@console-shell/testing/server";
import type { TestClient } from "@console-shell/testing/test-client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { monthOf } from "#modules/billing/months.ts";
import { openClient } from "#modules/billing/testing/test-clients.ts";
import { clientAppOn } from "#modules/clients/webhook/testing/client-app.ts";
import { addPasskey, addTotp, clientOf, origin } from "../second-factor/testing/operator-with.ts";
import { throttleRules } from "./throttle/rules.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const reauthenticate = (client: TestClient, body: Record<string, unknown>) =>
  client.request("POST", "/auth/session/reauthenticate", { body });
const statusOf = async (cookie: string) =>
  (await server.request("GET", "/auth/account/info", { cookie })).status;
const changeEmail = (client: TestClient, email = "new@console.test") =>
  client.request("POST", "/cc-api/operator/updateBasicInfo", { body: { email } });
const all: readonly OperatorEndpoint[] = endpoints;
const asked = { status: 403, code: "reauth_required" };
const hour = 60 * 60_000;

describe("an hour after the last proof", () => {
  test("every call that needs re-authentication is rejected @security-7", async () => {
    const root = await server.as("root");
    server.clock.advance(hour);
    const sensitive = all.filter(({ reauth }) => reauth === true);
    expect(sensitive.length).toBeGreaterThan(40);
    for (const { name, method, path } of sensitive) {
      const answer = await root.request(method, path.replaceAll(/:\w+/g, server.operatorIds.sales));
      expect(answer.body, name).toMatchObject(asked);
    }
  });

  test("a change to a field that needs re-authentication is rejected, others aren't @security-7", async () => {
    const client = await openClient(server, { creditLimit: 5 });
    const clientApp = await clientAppOn(server);
    const manager = server.operatorIds.clientManager;
    const root = await server.as("root");
    const kept = { name: "Kept", kind: "objects", retentionDays: 30 } as const;
    const library = await root.call("POST /cc-api/library/create", { body: kept });
    server.clock.advance(hour);
    const opening = { name: "New", currency: "CNY", creditLimit: 0, idempotencyKey: "opening-1" };
    const mailed = { invoiceIds: [client.id], idempotencyKey: "mailing-1" };
    interface Case {
      id?: string;
      free: object;
      change: Record<string, unknown>;
      /** There is no such invoice. */
      status?: number;
    }
    const cases: Record<string, Case> = {
      "library.update": {
        id: library.id,
        free: { ...kept, retentionDays: 60 },
        change: { retentionDays: 29 },
      },
      "finance.invoice.send": {
        free: mailed,
        change: { invoiceIds: [client.id, clientApp.id] },
        status: 400,
      },
      "basicInfo.update": { free: { name: "Root" }, change: { email: "r@console.test" } },
      "operator.update": {
        id: server.operatorIds.sales,
        free: { name: "Lin", role: "sales", email: "sales@console.test" },
        change: { role: "operation", email: "x@console.test" },
      },
      "clientApp.update": {
        id: clientApp.id,
        free: { name: "Renamed", ownerId: server.operatorIds.sales },
        change: { ownerId: manager },
      },
      "finance.addClient": { free: opening, change: { ...opening, creditLimit: 1 } },
      "finance.updateClient": {
        id: client.id,
        free: { contactName: "Lin", creditLimit: 5, planId: null, idempotencyKey: "changing-1" },
        change: {
          creditLimit: 6,
          taxRate: 1,
          planId: client.id,
          validFrom: monthOf(server.clock.now()),
        },
      },
    };
    const declared = all.filter(({ reauth }) => Array.isArray(reauth));
    expect(Object.keys(cases).toSorted()).toEqual(declared.map(({ name }) => name).toSorted());
    for (const { name, method, path, reauth } of declared) {
      const { id = "", free, change, status = 200 } = cases[name]!;
      const call = (body: object) => root.request(method, path.replace(":id", id), { body });
      for (const field of reauth as readonly string[])
        expect(
          (await call({ ...free, [field]: change[field] })).body,
          `${name} ${field}`,
        ).toMatchObject(asked);
      const answer = await call(free);
      expect(answer.body, name).not.toMatchObject(asked);
      expect(answer.status, name).toBeLessThan(status + 100);
    }
  });

  test("nothing else changes money, keys, webhooks, grants, roles or accounts @security-7", () => {
    const others = all.filter(
      ({ method, access, reauth }) =>
        method !== "GET" && !reauth && /^(?:management|console-application|finance):/.test(access),
    );
    expect(others.map(({ name }) => name).toSorted()).toEqual([
      "announcement.end",
      // One's own.
      "audit.signCheckpoint",
      "clientApp.add",
      "finance.adjustment.attach",
      "finance.adjustment.propose",
      "finance.adjustment.uploadReceipt",
      "finance.adjustment.withdraw",
      // Sends nothing.
      "finance.invoice.mailPreviews",
      // To the addresses of one client only.
      "finance.invoice.remind",
      "finance.note.add",
      "finance.note.change",
      "finance.note.delete",
      "finance.refund.attach",
      "finance.refund.propose",
      "finance.refund.uploadReceipt",
      "finance.refund.withdraw",
      "finance.topUp.attach",
      "finance.topUp.propose",
      "finance.topUp.uploadReceipt",
      "finance.topUp.withdraw",
      "subApp.file.add",
      "subApp.file.missing",
      "webhook.redeliver",
      "webhook.redeliverDead",
      "webhook.test",
    ]);
  });

  test("nothing else deletes for good, or reaches many people @security-7", () => {
    const verbs = /delete|remove|erase|clear|revoke|discard|send|announce|remind/i;
    const others = all.filter(
      ({ name, method, reauth }) =>
        method !== "GET" && !reauth && (method === "DELETE" || verbs.test(name)),
    );
    expect(others.map(({ name }) => name).toSorted()).toEqual([
      "alert.delete",
      // For oneself, and less of one.
      "announcement.dismiss",
      "announcement.end",
      // Of one's own.
      "faceLogin.remove",
      // Their libraries and searches stay.
      "faceSearch.collection.delete",
      // To the addresses of one client only.
      "finance.invoice.remind",
      "finance.note.delete",
      // To the bin.
      "library.image.delete",
      "listView.delete",
      "objectSearch.collection.delete",
      "objectSearch.saved.delete",
      // Their faces and pictures stay.
      "person.delete",
      "person.face.remove",
      "queryImage.delete",
    ]);
  });
});

describe("without re-authentication", () => {
  test("the own profile can change, except for the e-mail address @security-7", async () => {
    const sales = await server.as("sales");
    server.clock.advance(reauthWithin - 1);
    expect((await changeEmail(sales)).status).toBe(200);
    server.clock.advance(1);
    expect((await changeEmail(sales, "other@console.test")).body).toMatchObject(asked);
    const rest = { name: "Lin", email: "new@console.test", theme: "dark" };
    const answer = await sales.request("POST", "/cc-api/operator/updateBasicInfo", { body: rest });
    expect(answer.status).toBe(200);
  });

  test("another operator's name can change, but not their role or e-mail address @security-7", async () => {
    const admin = await server.as("admin");
    server.clock.advance(reauthWithin);
    const change = (body: Record<string, unknown>) =>
      admin.request("PATCH", `/mc-api/operator/${server.operatorIds.sales}`, { body });
    expect((await change({ role: "operation" })).body).toMatchObject(asked);
    expect((await change({ email: "x@console.test" })).body).toMatchObject(asked);
    expect((await change({ name: "Somebody" })).status).toBe(200);
  });

  test("operators without the permission are told that instead", async () => {
    const sales = await server.as("sales");
    server.clock.advance(reauthWithin);
    const answer = await sales.request("POST", "/mc-api/operator/create");
    expect(answer.body).toMatchObject({ code: "forbidden" });
  });
});

describe("re-authentication", () => {
  test("by password admits the call, under a new token @security-2", async () => {
    const sales = await server.as("sales");
    server.clock.advance(reauthWithin);
    const answer = await reauthenticate(sales, { password: testPassword });
    expect(answer.status).toBe(200);
    const fresh = clientOf(server, answer);
    expect(await statusOf(sales.cookie)).toBe(401);
    expect((await changeEmail(fresh)).status).toBe(200);
    server.clock.advance(reauthWithin);
    expect((await changeEmail(fresh, "again@console.test")).body).toMatchObject(asked);
  });

  test("needs the second factor if there is one @security-7", async () => {
    const { client, code } = await addTotp(server, "sales");
    server.clock.advance(reauthWithin);
    const alone = await reauthenticate(client, { password: testPassword });
    expect(alone.body).toMatchObject({ code: "second_factor_required" });
    expect((await changeEmail(client)).body).toMatchObject(asked);
    const wrong = await reauthenticate(client, { password: testPassword, code: "000000" });
    expect(wrong.body).toMatchObject({ code: "wrong_code" });
    const both = await reauthenticate(client, { password: testPassword, code: code() });
    expect(both.status).toBe(200);
    expect((await changeEmail(clientOf(server, both))).status).toBe(200);
  });

  test("can be just a passkey of the same operator", async () => {
    const { client, authenticator } = await addPasskey(server, "sales");
    const other = await addPasskey(server, "operation");
    server.clock.advance(reauthWithin);
    const options = () => server.call("POST /auth/passkey/options");
    const stolen = other.authenticator.answer(await options(), { origin });
    expect((await reauthenticate(client, { passkey: stolen })).body).toMatchObject({
      code: "wrong_passkey",
    });
    const passkey = authenticator.answer(await options(), { origin });
    expect((await reauthenticate(client, { passkey })).status).toBe(200);
  });

  test("with a wrong password is rejected, counted and audited", async () => {
    const sales = await server.as("sales");
    const { limit, window } = throttleRules.ownPassword;
    for (let tries = 0; tries < limit; tries += 1) {
      const answer = await reauthenticate(sales, { password: "not the password" });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        code: "wrong_password",
        fields: [{ path: "password", code: "wrong" }],
      });
      expect(answer.cookies).toEqual([]);
    }
    expect((await reauthenticate(sales, { password: testPassword })).status).toBe(429);
    server.clock.advance(window);
    expect((await reauthenticate(sales, { password: testPassword })).status).toBe(200);
    const { items } = await (
      await server.as("admin")
    ).call("GET /mc-api/audit/list", {
      query: { action: "session.confirmed", outcome: "refused" },
    });
    expect(items).toHaveLength(limit);
    expect(items[0]).toMatchObject({ actor: "sales", target: "sales" });
  });

  test("without any proof names the field", async () => {
    const answer = await reauthenticate(await server.as("sales"), {});
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: [{ path: "password" }] });
  });

  test("needs a session", async () => {
    expect((await reauthenticate(server, { password: testPassword })).status).toBe(401);
  });
});

test("a changed e-mail address is announced to the old one", async () => {
  const sales = await server.as("sales");
  await changeEmail(sales);
  await expect.poll(() => server.mails.length).toBe(1);
  expect(server.mails[0]).toMatchObject({
    to: "sales@console.test",
    subject: "Your e-mail address was changed",
  });
});

test("an address changed by an administrator is announced too", async () => {
  const admin = await server.as("admin");
  const params = { id: server.operatorIds.sales };
  await admin.call("PATCH /mc-api/operator/:id", { params, body: { email: "new@console.test" } });
  await expect.poll(() => server.mails.map(({ to }) => to)).toEqual(["sales@console.test"]);
  await admin.call("PATCH /mc-api/operator/:id", { params, body: { name: "Lin" } });
  await server.services.background.settled();
  expect(server.mails).toHaveLength(1);
});
