// What a provider might answer that a well-behaved one never does.
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

let server: TestServer;
let provider: Server;
let issuer: string;
let keys: Awaited<ReturnType<typeof generateKeyPair>>;
/** What the provider answers next. */
let metadata: object;
let claims: Record<string, unknown>;
let nonce = "";

const sign = (more: object) => {
  const now = Math.floor(server.clock.now() / 1000);
  return new SignJWT({ iss: issuer, aud: "console", iat: now, exp: now + 300, ...more })
    .setProtectedHeader({ alg: "RS256", kid: "test" })
    .sign(keys.privateKey);
};

beforeAll(async () => {
  keys = await generateKeyPair("RS256", { extractable: true });
  const key = { ...(await exportJWK(keys.publicKey)), kid: "test", use: "sig", alg: "RS256" };
  provider = createServer((request, response) => {
    const answer = async () => {
      if (request.url === "/keys") return { keys: [key] };
      if (request.url === "/token")
        return {
          access_token: "a",
          token_type: "bearer",
          id_token: await sign({ nonce, sub: "eve", ...claims }),
        };
      return {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["RS256"],
        ...metadata,
      };
    };
    void answer().then((body) =>
      response.setHeader("content-type", "application/json").end(JSON.stringify(body)),
    );
  });
  provider.listen(0, "127.0.0.1");
  await once(provider, "listening");
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});
beforeEach(async () => {
  server = await startTestServer();
  server.clock.set(Date.now());
  metadata = {};
  claims = { email: "sales@console.test", email_verified: true };
});
afterEach(() => server.close());

const addProvider = async (more: { emailsVerified?: boolean } = {}) =>
  (await server.as("root")).call("POST /mc-api/identity-provider/add", {
    body: {
      name: "company",
      label: "Company",
      issuer,
      clientId: "console",
      scopes: "openid email",
      roles: ["sales"],
      linkByEmail: true,
      createOperators: false,
      roleClaim: "",
      roleMapping: [],
      defaultRole: null,
      applyRole: false,
      acceptedFactors: [],
      enabled: true,
      ...more,
    },
  });
const begin = () =>
  server.request("POST", "/auth/single-sign-on/begin", {
    body: { provider: "company", purpose: "sign-in" },
  });
const signOn = async () => {
  const begun = await begin();
  const { searchParams } = new URL((begun.body as { url: string }).url);
  nonce = searchParams.get("nonce")!;
  return server.request("POST", "/auth/single-sign-on/finish", {
    body: { provider: "company", parameters: `?code=c&state=${searchParams.get("state")}` },
    cookie: begun.cookies.map((cookie) => cookie.split(";")[0]).join("; "),
  });
};

test("an address counts as verified by a yes, and by nothing else that is said about it @security-43", async () => {
  await addProvider({ emailsVerified: true });
  for (const no of [false, "false", "False", " FALSE ", "no", 0, "0", "", null, [false], [true]]) {
    claims["email_verified"] = no;
    expect((await signOn()).body, JSON.stringify(no)).toMatchObject({ code: "sign_on_unverified" });
  }
  for (const yes of [undefined, true, "true", "True", 1, "1"]) {
    claims["email_verified"] = yes;
    expect((await signOn()).body, String(yes)).toMatchObject({ account: { account: "sales" } });
  }
});

test("short-lived tokens are read by the console's clock, not the node's", async () => {
  await addProvider();
  // The other nodes' and the provider's time: this node is ahead.
  server.clock.set(Date.now() - 3_600_000);
  expect((await signOn()).body).toMatchObject({ account: { account: "sales" } });
});

test.each(["javascript:alert(1)//", "data:text/html,x", "//evil", "not an address", undefined])(
  "the browser is never sent to %s",
  async (authorization_endpoint) => {
    metadata = { authorization_endpoint };
    await addProvider();
    expect((await begin()).body).toMatchObject({ code: "sign_on_invalid" });
  },
);

const odd = ["", "a\0b", "a\nb", "\uD800", "x".repeat(256)];

test("an account or session that can't be stored as it's named signs nobody in @security-43", async () => {
  await addProvider();
  for (const name of odd)
    for (const claim of ["sub", "sid"]) {
      claims = { email: "sales@console.test", email_verified: true, [claim]: name };
      expect((await signOn()).body, JSON.stringify(claims)).toMatchObject({
        code: "sign_on_invalid",
      });
    }
  claims = { email: "sales@console.test", email_verified: true, sub: "x".repeat(255), sid: "林" };
  expect((await signOn()).body).toMatchObject({ account: { account: "sales" } });
});

test("a logout token with such a name is invalid @security-45", async () => {
  await addProvider();
  const logOut = async (named: object) =>
    server.request("POST", "/auth/single-sign-on/company/logout", {
      form: {
        logout_token: await sign({
          jti: crypto.randomUUID(),
          events: { "http://schemas.openid.net/event/backchannel-logout": {} },
          ...named,
        }),
      },
    });
  for (const name of odd)
    for (const named of [{ sub: name }, { sid: name }, { sub: "eve", sid: name }])
      expect((await logOut(named)).body, JSON.stringify(named)).toMatchObject({
        code: "sign_on_invalid",
      });
  expect((await logOut({ sub: "eve", sid: "s" })).status).toBe(200);
});
