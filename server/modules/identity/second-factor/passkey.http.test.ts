import { createAuthenticator } from "@console-shell/testing/authenticator";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { challengeLifetime } from "../passkey/challenges.ts";
import { addPasskey, addTotp, clientOf, origin, signIn } from "./testing/operator-with.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const options = () => server.call("POST /auth/passkey/options");
const login = (passkey: unknown) =>
  server.request("POST", "/auth/passkey/login", { body: { passkey } });
const begin = async (role: "sales" | "operation" = "sales") => {
  const client = await server.as(role);
  return { client, options: await client.call("POST /cc-api/operator/passkeys/begin") };
};
const expectRefused = (answer: Awaited<ReturnType<typeof login>>) => {
  expect(answer.status, answer.text).toBe(400);
  expect(answer.body).toMatchObject({ code: "wrong_passkey" });
  expect(answer.cookies).toEqual([]);
};

describe("a passkey", () => {
  test("signs in without a password, and records its use", async () => {
    const { authenticator } = await addPasskey(server, "sales");
    server.clock.advance(60_000);
    const answer = await login(authenticator.answer(await options(), { origin }));
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({ account: "sales", secondFactors: ["passkey"] });
    const { passkeys } = await clientOf(server, answer).call("GET /cc-api/operator/secondFactors");
    expect(passkeys).toMatchObject([
      { name: "Phone", synced: false, lastUsedAt: server.clock.now() },
    ]);
    const { items } = await (
      await server.as("admin")
    ).call("GET /mc-api/audit/list", {
      query: { action: "session.opened" },
    });
    expect(items[0]).toMatchObject({ actor: "sales", details: { by: "passkey" } });
  });

  test("works as second factor after the password", async () => {
    const { authenticator } = await addPasskey(server, "sales");
    const asked = await signIn(server, "sales");
    expect(asked.body).toMatchObject({
      code: "second_factor_required",
      fields: [{ path: "code" }, { path: "passkey" }],
    });
    const passkey = authenticator.answer(await options(), { origin });
    expect((await signIn(server, "sales", { passkey })).status).toBe(200);
  });

  test("of another operator isn't a second factor", async () => {
    await addTotp(server, "sales");
    const { authenticator } = await addPasskey(server, "operation");
    const passkey = authenticator.answer(await options(), { origin });
    expectRefused(await signIn(server, "sales", { passkey }));
  });

  test("is renamed and removed only by its operator", async () => {
    const { client, id } = await addPasskey(server, "sales");
    const other = await server.as("operation");
    const rename = (who: typeof other) =>
      who.request("PATCH", `/cc-api/operator/passkeys/${id}`, { body: { name: "Old phone" } });
    const remove = (who: typeof other) =>
      who.request("POST", `/cc-api/operator/passkeys/${id}/remove`);
    expect((await rename(other)).status).toBe(404);
    expect((await remove(other)).status).toBe(404);
    expect((await rename(client)).body).toMatchObject({ name: "Old phone" });
    expect((await remove(client)).status).toBe(200);
    expect((await signIn(server, "sales")).status).toBe(200);
  });

  test("comes with recovery codes if it is the first factor", async () => {
    const { client, id } = await addPasskey(server, "sales");
    const factors = () => client.call("GET /cc-api/operator/secondFactors");
    expect(await factors()).toMatchObject({ recoveryCodesLeft: 10 });
    const made = await client.call("POST /cc-api/operator/passkeys/begin");
    expect(made.excludeCredentials).toHaveLength(1);
    const answer = await client.request("POST", "/cc-api/operator/passkeys/add", {
      body: { name: "Key", passkey: createAuthenticator().make(made, { origin }) },
    });
    expect(answer.body).toMatchObject({ recoveryCodes: null });
    const fresh = clientOf(server, answer);
    const removed = await fresh.request("POST", `/cc-api/operator/passkeys/${id}/remove`);
    expect(removed.status).toBe(200);
    const now = clientOf(server, removed);
    expect(await now.call("GET /cc-api/operator/secondFactors")).toMatchObject({
      passkeys: [{ name: "Key" }],
      recoveryCodesLeft: 10,
    });
  });

  test("can't be registered twice, nor by another operator with the same authenticator", async () => {
    const { authenticator } = await addPasskey(server, "sales");
    const { client, options: made } = await begin("operation");
    const answer = await client.request("POST", "/cc-api/operator/passkeys/add", {
      body: { name: "Stolen", passkey: authenticator.make(made, { origin }) },
    });
    expect(answer.status).toBe(409);
    expect(await server.services.database.selectFrom("passkeys").select("name").execute()).toEqual([
      { name: "Phone" },
    ]);
  });
});

describe("a passkey is rejected", () => {
  test("from another origin @security-21", async () => {
    const { authenticator } = await addPasskey(server, "sales");
    for (const foreign of [
      "http://console.test.evil.example",
      "https://console.test",
      "http://console.test:8080",
      "null",
    ])
      expectRefused(await login(authenticator.answer(await options(), { origin: foreign })));
    const other = { ...(await options()), rpId: "evil.example" };
    expectRefused(await login(authenticator.answer(other, { origin })));
  });

  test("with a used, foreign or expired challenge, or one of another purpose @security-21", async () => {
    const { authenticator, client } = await addPasskey(server, "sales");
    const used = authenticator.answer(await options(), { origin });
    expect((await login(used)).status).toBe(200);
    expectRefused(await login(used));
    const given = await options();
    expect((await login(authenticator.answer(given, { origin }))).status).toBe(200);
    expectRefused(await login(authenticator.answer(given, { origin })));
    const invented = { ...given, challenge: Buffer.alloc(32, 7).toString("base64url") };
    expectRefused(await login(authenticator.answer(invented, { origin })));
    const late = await options();
    server.clock.advance(challengeLifetime);
    expectRefused(await login(authenticator.answer(late, { origin })));
    const { challenge } = await client.call("POST /cc-api/operator/passkeys/begin");
    expectRefused(await login(authenticator.answer({ ...given, challenge }, { origin })));
  });

  test("without user verification @security-21", async () => {
    const { authenticator } = await addPasskey(server, "sales");
    const answer = authenticator.answer(await options(), { origin, verified: false });
    expectRefused(await login(answer));
    const passkey = authenticator.answer(await options(), { origin, verified: false });
    expectRefused(await signIn(server, "sales", { passkey }));
  });

  test("with another key's signature, or a clone's lower counter @security-21", async () => {
    const { authenticator } = await addPasskey(server, "sales");
    const good = authenticator.answer(await options(), { origin }) as {
      response: { signature: string };
    };
    const other = createAuthenticator().answer(await options(), { origin }) as typeof good;
    expectRefused(
      await login({ ...good, response: { ...good.response, signature: other.response.signature } }),
    );
    expectRefused(await login(other));
    const userHandle = Buffer.from(server.operatorIds.root).toString("base64url");
    const claimed = authenticator.answer(await options(), { origin }) as typeof good;
    expectRefused(await login({ ...claimed, response: { ...claimed.response, userHandle } }));
    authenticator.count(10);
    expect((await login(authenticator.answer(await options(), { origin }))).status).toBe(200);
    authenticator.count(5);
    expectRefused(await login(authenticator.answer(await options(), { origin })));
  });

  test("of a disabled operator", async () => {
    const { authenticator } = await addPasskey(server, "sales");
    const admin = await server.as("admin");
    const params = { id: server.operatorIds.sales };
    await admin.call("POST /mc-api/operator/:id/disable", { params });
    expectRefused(await login(authenticator.answer(await options(), { origin })));
    const { items } = await admin.call("GET /mc-api/audit/list", {
      query: { action: "session.refused" },
    });
    expect(items).toMatchObject([{ target: "sales", outcome: "refused" }]);
  });

  test("at registration: foreign origin, unverified, another operator's or a used challenge @security-21", async () => {
    const add = async (client: Awaited<ReturnType<typeof begin>>["client"], passkey: unknown) =>
      client.request("POST", "/cc-api/operator/passkeys/add", { body: { name: "x", passkey } });
    const { client, options: made } = await begin();
    const authenticator = createAuthenticator();
    expectRefused(await add(client, authenticator.make(made, { origin: "http://evil.example" })));
    const again = await client.call("POST /cc-api/operator/passkeys/begin");
    expectRefused(await add(client, authenticator.make(again, { origin, verified: false })));
    const others = (await begin("operation")).options;
    expectRefused(await add(client, authenticator.make(others, { origin })));
    const forSignIn = { ...made, challenge: (await options()).challenge };
    expectRefused(await add(client, authenticator.make(forSignIn, { origin })));
    const good = await client.call("POST /cc-api/operator/passkeys/begin");
    const answer = await add(client, authenticator.make(good, { origin }));
    expect(answer.status).toBe(201);
    const fresh = clientOf(server, answer);
    expectRefused(await add(fresh, createAuthenticator().make(good, { origin })));
  });
});

test("of concurrent responses to one challenge one signs in @security-21", async () => {
  const { authenticator } = await addPasskey(server, "sales");
  const answer = authenticator.answer(await options(), { origin });
  const answers = await Promise.all(Array.from({ length: 10 }, () => login(answer)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("the options for a browser reveal no account", async () => {
  await addPasskey(server, "sales");
  expect(await options()).toEqual({
    challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
    rpId: "console.test",
    timeout: challengeLifetime,
    userVerification: "required",
  });
});
