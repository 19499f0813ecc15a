import { endpoints, type OperatorEndpoint, secondFactorRoles } from "@console-shell/contract";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addPasskey, addTotp, clientOf, signIn } from "./testing/operator-with.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ requiresSecondFactors: true });
});
afterEach(() => server.close());

const id = "01900000-0000-7000-8000-000000000000";
const all: readonly OperatorEndpoint[] = endpoints;
const signedIn = all.filter(({ access }) => access !== "public");
const pathOf = ({ path }: OperatorEndpoint) => path.replaceAll(/:\w+/g, id);

test("without a second factor, root and admin can only set one up @security-20", async () => {
  for (const role of secondFactorRoles) {
    const client = await server.as(role);
    for (const endpoint of signedIn) {
      const answer = await client.request(endpoint.method, pathOf(endpoint));
      const code = (answer.body as { code?: string } | undefined)?.code;
      expect([endpoint.name, code === "second_factor_missing"]).toEqual([
        endpoint.name,
        !endpoint.withoutSecondFactor,
      ]);
    }
  }
});

test("only the account and the set-up can be called without one @security-20", () => {
  const names = signedIn.filter((one) => one.withoutSecondFactor).map(({ name }) => name);
  expect(names.toSorted()).toEqual([
    "account.info",
    "account.permissions",
    "basicInfo.update",
    "secondFactor.addPasskey",
    "secondFactor.beginPasskey",
    "secondFactor.beginTotp",
    "secondFactor.confirmTotp",
    "secondFactor.get",
    "session.reauthenticate",
  ]);
});

test("the e-mail address, which could reset the password, can't be changed without one", async () => {
  const root = await server.as("root");
  const change = (body: Record<string, string>) =>
    root.request("POST", "/cc-api/operator/updateBasicInfo", { body });
  expect((await change({ locale: "zh-CN" })).status).toBe(200);
  expect((await change({ email: "other@console.test" })).body).toMatchObject({
    code: "second_factor_missing",
  });
});

test("once it is set up, the same session has the role's permissions", async () => {
  const { client } = await addTotp(server, "root");
  expect(await client.call("GET /auth/account/info")).toMatchObject({
    secondFactors: ["totp"],
    secondFactorMissing: false,
  });
  expect((await client.request("GET", "/mc-api/operator/list")).status).toBe(200);
  const byPasskey = await addPasskey(server, "admin");
  expect((await byPasskey.client.request("GET", "/mc-api/operator/list")).status).toBe(200);
});

test("the last factor can't be removed, but one of two can @security-20", async () => {
  const { client } = await addTotp(server, "root");
  const refused = await client.request("POST", "/cc-api/operator/totp/remove");
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({ fields: [{ path: "factor", code: "last_factor" }] });
  expect((await signIn(server, "root")).status).toBe(403);
  const { client: both, id: passkey } = await addPasskey(server, "root");
  const removed = await both.request("POST", "/cc-api/operator/totp/remove");
  expect(removed.status, removed.text).toBe(200);
  const last = await clientOf(server, removed).request(
    "POST",
    `/cc-api/operator/passkeys/${passkey}/remove`,
  );
  expect(last.status).toBe(409);
});

test("an operator who becomes an administrator needs one from the next request @security-20", async () => {
  const sales = await server.as("sales");
  await server.services.database
    .updateTable("operators")
    .set({ role: "admin" })
    .where("id", "=", server.operatorIds.sales)
    .execute();
  const answer = await sales.request("GET", "/mc-api/operator/list");
  expect(answer.body).toMatchObject({ code: "second_factor_missing" });
});

test("other roles can choose", async () => {
  const sales = await server.as("sales");
  expect(await sales.call("GET /cc-api/operator/secondFactors")).toMatchObject({ required: false });
  expect((await sales.request("GET", "/mc-api/finance/client/list")).status).not.toBe(403);
});
