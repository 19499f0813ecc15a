// Every change of sign-in credentials gives the calling browser a new token: one stolen before is invalid from then on.
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import type { TestAnswer } from "@console-shell/testing/test-client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addPasskey, addTotp, clientOf } from "./testing/operator-with.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const statusOf = async (cookie: string) =>
  (await server.request("GET", "/auth/account/info", { cookie })).status;

/** Each returns the cookie before the change, and the response to it. */
const changes: Record<string, () => Promise<{ before: string; answer: TestAnswer }>> = {
  async "removing an authenticator app"() {
    const { client } = await addTotp(server, "sales");
    const answer = await client.request("POST", "/cc-api/operator/totp/remove");
    return { before: client.cookie, answer };
  },
  async "removing a passkey"() {
    const { client, id } = await addPasskey(server, "sales");
    const answer = await client.request("POST", `/cc-api/operator/passkeys/${id}/remove`);
    return { before: client.cookie, answer };
  },
  async "new recovery codes"() {
    const { client } = await addTotp(server, "sales");
    const answer = await client.request("POST", "/cc-api/operator/recoveryCodes/renew");
    return { before: client.cookie, answer };
  },
};

test.each(Object.keys(changes))("%s @security-2", async (what) => {
  const { before, answer } = await changes[what]!();
  expect(answer.status, answer.text).toBe(200);
  const { cookie } = clientOf(server, answer);
  expect(cookie).not.toBe(before);
  expect([await statusOf(before), await statusOf(cookie)]).toEqual([401, 200]);
});

test("adding a passkey or an authenticator app @security-2", async () => {
  for (const add of [addTotp, addPasskey]) {
    // Leaves only the helper's session.
    await server.services.database.deleteFrom("sessions").execute();
    const stolen = await server.as("sales");
    const { client } = await add(server, "sales");
    expect([await statusOf(stolen.cookie), await statusOf(client.cookie)]).toEqual([401, 200]);
    const sessions = await server.services.database.selectFrom("sessions").selectAll().execute();
    expect(sessions).toHaveLength(1);
  }
});

test("new recovery codes are mailed", async () => {
  const { client } = await addTotp(server, "sales");
  await server.services.background.settled();
  server.mails.length = 0;
  await client.request("POST", "/cc-api/operator/recoveryCodes/renew");
  await server.services.background.settled();
  expect(server.mails).toMatchObject([{ subject: "Your second factors were changed" }]);
});
