import { endpoints, type OperatorEndpoint, reauthWithin } from "@console-shell/contract";
import { startTestServer, testPassword, type TestServer } from "@console-shell/testing/server";
import type { TestClient } from "@console-shell/testing/test-client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
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
const sensitive = all.filter(({ reauth }) => reauth);
const asked = { status: 403, code: "reauth_required" };

describe("without a fresh proof of who asks", () => {
  test.each(sensitive.map((endpoint) => [endpoint.name, endpoint] as const))(
    "%s is refused",
    async (_name, { method, path }) => {
      const root = await server.as("root");
      server.clock.advance(reauthWithin);
      const answer = await root.request(method, path.replaceAll(/:\w+/g, server.operatorIds.sales));
      expect(answer.body).toMatchObject(asked);
    },
  );

  test("the sensitive calls are those that decide who signs in and how", () => {
    expect(sensitive.map(({ name }) => name).toSorted()).toEqual([
      "apiKey.add",
      "apiKey.revoke",
      "apiKey.rotate",
      "applicant.approve",
      "applicant.reject",
      "basicInfo.changePassword",
      "finance.billing.run",
      "finance.invoice.credit",
      "finance.issuer.change",
      "finance.refund.approve",
      "finance.refund.reject",
      "finance.topUp.approve",
      "finance.topUp.reject",
      "library.image.erase",
      "operator.create",
      "operator.disable",
      "operator.enable",
      "operator.endSessions",
      "operator.removeSecondFactors",
      "operator.resetPassword",
      "operatorSession.end",
      "ownFace.begin",
      "ownFace.enrol",
      "role.change",
      "secondFactor.addPasskey",
      "secondFactor.beginPasskey",
      "secondFactor.beginTotp",
      "secondFactor.confirmTotp",
      "secondFactor.removePasskey",
      "secondFactor.removeTotp",
      "secondFactor.renewRecoveryCodes",
      "webhook.add",
      "webhook.rotate",
    ]);
  });

  test("the own e-mail address does not change, but everything else of the profile", async () => {
    const sales = await server.as("sales");
    server.clock.advance(reauthWithin - 1);
    expect((await changeEmail(sales)).status).toBe(200);
    server.clock.advance(1);
    expect((await changeEmail(sales, "other@console.test")).body).toMatchObject(asked);
    const rest = { name: "Lin", email: "new@console.test", theme: "dark" };
    const answer = await sales.request("POST", "/cc-api/operator/updateBasicInfo", { body: rest });
    expect(answer.status).toBe(200);
  });

  test("no other operator gets another role or address, but another name", async () => {
    const admin = await server.as("admin");
    server.clock.advance(reauthWithin);
    const change = (body: Record<string, unknown>) =>
      admin.request("PATCH", `/mc-api/operator/${server.operatorIds.sales}`, { body });
    expect((await change({ role: "operation" })).body).toMatchObject(asked);
    expect((await change({ email: "x@console.test" })).body).toMatchObject(asked);
    expect((await change({ name: "Somebody" })).status).toBe(200);
  });

  test("who may not call it at all is told that", async () => {
    const sales = await server.as("sales");
    server.clock.advance(reauthWithin);
    const answer = await sales.request("POST", "/mc-api/operator/create");
    expect(answer.body).toMatchObject({ code: "forbidden" });
  });
});

describe("a fresh proof", () => {
  test("by password lets the call through, under a new token", async () => {
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

  test("needs the second factor where there is one", async () => {
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

  test("may be a passkey alone, of the same operator", async () => {
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

  test("with a wrong password is refused, counted and written down", async () => {
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

  test("of nothing names the field", async () => {
    const answer = await reauthenticate(await server.as("sales"), {});
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: [{ path: "password" }] });
  });

  test("needs a session", async () => {
    expect((await reauthenticate(server, { password: testPassword })).status).toBe(401);
  });
});

test("another address is told to the old one", async () => {
  const sales = await server.as("sales");
  await changeEmail(sales);
  await expect.poll(() => server.mails.length).toBe(1);
  expect(server.mails[0]).toMatchObject({
    to: "sales@console.test",
    subject: "Your e-mail address was changed",
  });
});

test("nor does management change an address behind the operator's back", async () => {
  const admin = await server.as("admin");
  const params = { id: server.operatorIds.sales };
  await admin.call("PATCH /mc-api/operator/:id", { params, body: { email: "new@console.test" } });
  await expect.poll(() => server.mails.map(({ to }) => to)).toEqual(["sales@console.test"]);
  await admin.call("PATCH /mc-api/operator/:id", { params, body: { name: "Lin" } });
  await server.services.background.settled();
  expect(server.mails).toHaveLength(1);
});
