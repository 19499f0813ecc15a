// Single sign-on against a real OpenID Connect provider.
import type { ApiInput } from "@console-shell/contract";
import {
  startIdentityProvider,
  type TestIdentityProvider,
} from "@console-shell/testing/identity-provider";
import {
  atEntra,
  atGoogle,
  atKeycloak,
  atOkta,
  type Employee,
} from "@console-shell/testing/identity-products";
import { startTestServer, testPassword, type TestServer } from "@console-shell/testing/server";
import { type TestAnswer, testClient } from "@console-shell/testing/test-client";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addPasskey, addTotp, clientOf, signIn } from "../second-factor/testing/operator-with.ts";

let idp: TestIdentityProvider;
let server: TestServer;
beforeAll(async () => {
  idp = await startIdentityProvider({
    redirectUri: "http://console.test/user/single-sign-on/company",
    logoutUri: "http://console.test/auth/single-sign-on/company/logout",
  });
});
afterAll(() => idp.close());
beforeEach(async () => {
  server = await startTestServer();
  // The provider's tokens have the real time.
  server.clock.set(Date.now());
  idp.people["ada"] = {
    claims: {
      email: "sales@console.test",
      email_verified: true,
      name: "Ada Park",
      preferred_username: "ada.park",
      roles: ["console-operations"],
    },
  };
});
afterEach(() => server.close());

type Settings = ApiInput<"POST /mc-api/identity-provider/add">["body"];

const settings = (more: Partial<Settings> = {}): Settings => ({
  name: "company",
  label: "Company",
  issuer: idp.issuer,
  clientId: idp.clientId,
  clientSecret: idp.clientSecret,
  scopes: "openid email profile roles",
  roles: ["bizDirector", "operation", "clientManager", "sales"],
  linkByEmail: true,
  createOperators: false,
  roleClaim: "roles",
  roleMapping: [{ value: "console-operations", role: "operation" }],
  defaultRole: null,
  applyRole: false,
  acceptedFactors: [],
  enabled: true,
  ...more,
});

const addProvider = async (more: Partial<Settings> = {}) => {
  const root = await server.as("root");
  const provider = await root.call("POST /mc-api/identity-provider/add", { body: settings(more) });
  const update = async (change: Partial<Settings>) => {
    const { items } = await root.call("GET /mc-api/identity-provider/list");
    const { name: _, clientSecret: _secret, ...body } = settings({ ...more, ...change });
    const { updatedAt } = items[0]!;
    return root.call("POST /mc-api/identity-provider/:id/update", {
      params: { id: provider.id },
      body: { ...body, updatedAt },
    });
  };
  return { root, id: provider.id, update };
};

const cookieOf = (answer: TestAnswer) => {
  const set = answer.cookies.find((one) => one.startsWith("console-sign-on="));
  return set?.split(";")[0] ?? "";
};

const begin = async (purpose: "sign-in" | "confirm" = "sign-in", session = "") => {
  const answer = await server.request("POST", "/auth/single-sign-on/begin", {
    body: { provider: "company", purpose },
    cookie: session,
  });
  expect(answer.status, answer.text).toBe(200);
  const { url } = answer.body as { url: string };
  return { url, cookie: [cookieOf(answer), session].filter(Boolean).join("; ") };
};

const finish = (cookie: string, parameters: string) =>
  server.request("POST", "/auth/single-sign-on/finish", {
    body: { provider: "company", parameters },
    cookie,
  });

const signOn = async (subject: string | null = "ada", cookies?: Map<string, string>) => {
  const { url, cookie } = await begin();
  const back = await idp.visit(url, subject, cookies);
  return finish(cookie, back.search);
};

const lastEvent = async () =>
  (await server.chained())
    .selectFrom("auditEvents")
    .selectAll()
    .orderBy("sequence", "desc")
    .executeTakeFirstOrThrow();

const isSignedIn = async (cookie: string) =>
  (await testClient(server.url, cookie).request("GET", "/auth/account/info")).status === 200;

const refusedWith = async (answer: Promise<TestAnswer>, code: string) => {
  const { body, cookies } = await answer;
  expect(body).toMatchObject({ code });
  expect(cookies.filter((one) => one.startsWith("console-session="))).toEqual([]);
};

describe("who gets in", () => {
  test("an operator with the verified address is linked once, and known by the subject afterwards @security-43", async () => {
    const { root } = await addProvider();
    const answer = await signOn();
    expect(answer.body).toMatchObject({
      purpose: "sign-in",
      account: { account: "sales", role: "sales", proofs: { providers: [{ name: "company" }] } },
    });
    expect(await lastEvent()).toMatchObject({ action: "operator.identity-linked" });
    // The address at the provider may belong to somebody else by now.
    idp.people["ada"]!.claims["email"] = "operation@console.test";
    expect((await signOn()).body).toMatchObject({ account: { account: "sales" } });
    idp.people["eve"] = { claims: { email: "sales@console.test", email_verified: true } };
    await refusedWith(signOn("eve"), "sign_on_unknown");

    const detail = await root.call("GET /mc-api/operator/:id", {
      params: { id: server.operatorIds.sales },
    });
    expect(detail.identities).toMatchObject([
      { name: "company", email: "operation@console.test", enabled: true },
    ]);
    const session = clientOf(server, await signOn());
    expect(await session.call("GET /cc-api/operator/identities")).toHaveLength(1);
    const unlinked = await root.call("POST /mc-api/operator/:id/identities/:identityId/unlink", {
      params: { id: server.operatorIds.sales, identityId: detail.identities[0]!.id },
    });
    expect(unlinked.endedSessions).toBe(3);
    expect(await isSignedIn(session.cookie)).toBe(false);
  });

  test("nobody gets in by an unverified or unknown address, disabled, undecided or without an allowed role @security-43", async () => {
    const { update } = await addProvider();
    const { claims } = idp.people["ada"]!;
    idp.people["ada"]!.claims = { ...claims, email_verified: false };
    await refusedWith(signOn(), "sign_on_unverified");
    expect(await lastEvent()).toMatchObject({
      action: "session.refused",
      details: expect.stringContaining("sign_on_unverified") as string,
    });
    idp.people["ada"]!.claims = { ...claims, email: "nobody@console.test" };
    await refusedWith(signOn(), "sign_on_unknown");
    await refusedWith(signOn(null), "sign_on_refused");
    idp.people["ada"]!.claims = { ...claims, email: "root@console.test" };
    await refusedWith(signOn(), "sign_on_no_role");
    idp.people["ada"]!.claims = claims;
    const { database } = server.services;
    const disable = (status: "active" | "disabled") =>
      database.updateTable("operators").set({ status }).where("account", "=", "sales").execute();
    await disable("disabled");
    await refusedWith(signOn(), "sign_on_disabled");
    await disable("active");
    await update({ linkByEmail: false });
    await refusedWith(signOn(), "sign_on_unknown");
  });

  test("an address that only becomes an operator's in lower case isn't theirs @security-43", async () => {
    await addProvider();
    await server.services.database
      .updateTable("operators")
      .set({ email: "kim@console.test", emailKey: "kim@console.test" })
      .where("account", "=", "sales")
      .execute();
    // The Kelvin sign.
    idp.people["eve"] = { claims: { email: "\u212Aim@console.test", email_verified: true } };
    await refusedWith(signOn("eve"), "sign_on_unverified");
    expect((await signOn()).body).toMatchObject({ code: "sign_on_unknown" });
    idp.people["ada"]!.claims["email"] = "Kim@console.test";
    expect((await signOn()).body).toMatchObject({ account: { account: "sales" } });
  });

  test("an address isn't verified because another one is @security-43", async () => {
    await addProvider();
    const { claims } = idp.people["ada"]!;
    idp.people["ada"] = {
      claims: { ...claims, email: "ada@company.test" },
      inToken: { email: "sales@console.test" },
    };
    await refusedWith(signOn(), "sign_on_unknown");
    idp.people["ada"].inToken = { email: "sales@console.test", email_verified: true };
    expect((await signOn()).body).toMatchObject({ account: { account: "sales" } });
  });

  test("an address that could link somebody else isn't changed by its operator @security-43", async () => {
    const { update } = await addProvider();
    const sales = await server.as("sales");
    const take = (email: string) =>
      sales.request("POST", "/cc-api/operator/updateBasicInfo", { body: { email } });
    expect((await take("director@company.test")).body).toMatchObject({
      fields: [{ path: "email", code: "provisioned" }],
    });
    await update({ roles: ["operation"] });
    expect((await take("director@company.test")).status).toBe(200);
  });

  test("a new operator gets the mapped role and nothing else @security-43", async () => {
    const { update } = await addProvider({ createOperators: true });
    const { claims } = idp.people["ada"]!;
    idp.people["ada"]!.claims = { ...claims, email: "ada@company.test", roles: ["others"] };
    await refusedWith(signOn(), "sign_on_no_role");
    idp.people["ada"]!.claims["roles"] = ["others", "console-operations"];
    const answer = await signOn();
    expect(answer.body).toMatchObject({
      account: {
        account: "ada.park",
        name: "Ada Park",
        email: "ada@company.test",
        role: "operation",
        proofs: { password: false, providers: [{ name: "company", label: "Company" }] },
      },
    });
    // Nobody can take the account over by mail.
    await server.request("POST", "/cc-api/basic/operator/forgetPassword", {
      body: { account: "ada.park" },
    });
    await server.services.background.settled();
    expect(server.mails).toEqual([]);

    // The role follows the claim only if it's applied at each sign-in.
    idp.people["ada"]!.claims["roles"] = [];
    expect((await signOn()).body).toMatchObject({ account: { role: "operation" } });
    await update({ applyRole: true });
    await refusedWith(signOn(), "sign_on_no_role");
    await update({ applyRole: true, defaultRole: "sales" });
    expect((await signOn()).body).toMatchObject({ account: { role: "sales" } });
    // A group of the provisioning counts more.
    const { database } = server.services;
    const { id } = await database
      .selectFrom("operators")
      .select("id")
      .where("email", "=", "ada@company.test")
      .executeTakeFirstOrThrow();
    const group = { id: "group", role: "operation", changedAt: server.clock.now() } as const;
    await database
      .insertInto("scimGroups")
      .values({ ...group, displayName: "Operations", displayKey: "operations" })
      .execute();
    await database
      .insertInto("scimGroupMembers")
      .values({ groupId: group.id, operatorId: id })
      .execute();
    await database
      .updateTable("operators")
      .set({ role: "operation" })
      .where("id", "=", id)
      .execute();
    expect((await signOn()).body).toMatchObject({ account: { role: "operation" } });
    // A name that is taken gets a number.
    idp.people["bob"] = { claims: { ...claims, email: "bob@company.test", email_verified: true } };
    expect((await signOn("bob")).body).toMatchObject({ account: { account: "ada.park-2" } });
  });
});

describe("the provider’s product", () => {
  const employee: Employee = { email: "sales@console.test", name: "Ada Park", groups: ["ops"] };
  const signsIn = async (account: string) =>
    expect((await signOn()).body).toMatchObject({ purpose: "sign-in", account: { account } });

  test("Entra verifies an address by the claim that is set, or because all of its are @security-43", async () => {
    const { update, root } = await addProvider();
    idp.people["ada"] = atEntra(employee);
    await refusedWith(signOn(), "sign_on_unverified");
    await update({ emailVerifiedClaim: "xms_edov" });
    await refusedWith(signOn(), "sign_on_unverified");
    for (const edov of [false, 0] as const) {
      idp.people["ada"] = atEntra(employee, { edov });
      await refusedWith(signOn(), "sign_on_unverified");
    }
    // An explicit no counts more than the setting, also of the standard claim.
    await update({ emailVerifiedClaim: "xms_edov", emailsVerified: true });
    await refusedWith(signOn(), "sign_on_unverified");
    await update({ emailsVerified: true });
    idp.people["ada"] = {
      ...atEntra(employee),
      claims: { ...atEntra(employee).claims, email_verified: false },
    };
    await refusedWith(signOn(), "sign_on_unverified");
    const other = { ...employee, email: "nobody@console.test" };
    idp.people["ada"] = atEntra(other, { optional: false });
    await refusedWith(signOn(), "sign_on_unknown");
    await update({ emailVerifiedClaim: "xms_edov", emailsVerified: false });
    idp.people["ada"] = atEntra(employee, { edov: 1 });
    await signsIn("sales");
    const { items } = await root.call("GET /mc-api/identity-provider/list");
    expect(items).toMatchObject([{ emailVerifiedClaim: "xms_edov", emailsVerified: false }]);
  });

  test("Okta, Google and Keycloak verify addresses by the standard claim @security-43", async () => {
    const { update } = await addProvider({ roleClaim: "groups", createOperators: true });
    idp.people["ada"] = atOkta(employee, { verified: false });
    await refusedWith(signOn(), "sign_on_unverified");
    idp.people["ada"] = atOkta(employee);
    await signsIn("sales");
    idp.people["bob"] = atGoogle({ email: "operation@console.test", name: "Bob" });
    expect((await signOn("bob")).body).toMatchObject({ account: { account: "operation" } });
    await update({
      roleMapping: [{ value: "ops", role: "clientManager" }],
      createOperators: true,
      roleClaim: "groups",
    });
    const eve = { ...employee, email: "eve@console.test" };
    idp.people["eve"] = atKeycloak(eve, { verified: false });
    await refusedWith(signOn("eve"), "sign_on_unverified");
    idp.people["eve"] = atKeycloak(eve);
    expect((await signOn("eve")).body).toMatchObject({
      account: { account: "eve", role: "clientManager" },
    });
  });
});

describe("root", () => {
  const every = ["root", "operation", "sales"] as const;

  test("is never given by a claim, a default or an address @security-43", async () => {
    const { root, id, update } = await addProvider({ roles: [...every], createOperators: true });
    const refused = async (more: Partial<Settings>, path: string) => {
      const answer = await root.request("POST", "/mc-api/identity-provider/add", {
        body: settings({ name: "other", roles: [...every], ...more }),
      });
      expect(answer.body).toMatchObject({
        code: "bad_input",
        fields: [{ path, code: "root_by_hand" }],
      });
    };
    await refused({ roleMapping: [{ value: "admins", role: "root" }] }, "roleMapping.0.role");
    await refused({ defaultRole: "root" }, "defaultRole");
    // Settings of an earlier release.
    const store = (roleMapping: { value: string; role: "root" }[], defaultRole: "root" | null) =>
      server.services.database
        .updateTable("identityProviders")
        .set({ roleMapping, defaultRole, applyRole: true })
        .where("id", "=", id)
        .execute();
    for (const stored of [
      [[{ value: "console-operations", role: "root" }], null],
      [[], "root"],
    ] as const) {
      await store([...stored[0]], stored[1]);
      idp.people["ada"]!.claims["email"] = "sales@console.test";
      await refusedWith(signOn(), "sign_on_no_role");
      idp.people["ada"]!.claims["email"] = "new@console.test";
      await refusedWith(signOn(), "sign_on_no_role");
    }
    await update({ roles: [...every] });
    idp.people["ada"]!.claims["email"] = "root@console.test";
    await refusedWith(signOn(), "sign_on_no_role");
    // Who is linked keeps the link as root.
    idp.people["ada"]!.claims["email"] = "sales@console.test";
    expect((await signOn()).status).toBe(200);
    await root.call("PATCH /mc-api/operator/:id", {
      params: { id: server.operatorIds.sales },
      body: { role: "root" },
    });
    expect((await signOn()).body).toMatchObject({ account: { role: "root" } });
  });
});

describe("a visit", () => {
  test("is used once, within ten minutes, by the browser that began it @security-43", async () => {
    await addProvider();
    const { url, cookie } = await begin();
    const { search } = await idp.visit(url, "ada");
    const other = await begin();
    await refusedWith(finish("", search), "sign_on_expired");
    // Another browser's answer: its state and nonce are others.
    await refusedWith(finish(other.cookie, search), "sign_on_invalid");
    const answer = await finish(cookie, search);
    expect(answer.status).toBe(200);
    expect(answer.cookies.join()).toContain("console-sign-on=;");
    await refusedWith(finish(cookie, search), "sign_on_expired");

    const late = await begin();
    const back = await idp.visit(late.url, "ada");
    server.clock.advance(10 * 60_000);
    await refusedWith(finish(late.cookie, back.search), "sign_on_expired");
  });

  test("is refused with another nonce, issuer, code or code verifier @security-43", async () => {
    await addProvider();
    const { database, sealer } = server.services;
    const flowOf = () =>
      database
        .selectFrom("signOnFlows")
        .select("tokenHash")
        .where("taken", "=", false)
        .executeTakeFirstOrThrow();
    const nonce = await begin();
    await database.updateTable("signOnFlows").set({ nonce: "another" }).execute();
    const back = await idp.visit(nonce.url, "ada");
    await refusedWith(finish(nonce.cookie, back.search), "sign_on_invalid");

    const verifier = await begin();
    const { tokenHash } = await flowOf();
    await database
      .updateTable("signOnFlows")
      .set({
        codeVerifier: await sealer.seal(database, "v".repeat(43), {
          kind: "sign-on",
          owner: tokenHash,
        }),
      })
      .where("tokenHash", "=", tokenHash)
      .execute();
    const backAgain = await idp.visit(verifier.url, "ada");
    await refusedWith(finish(verifier.cookie, backAgain.search), "sign_on_invalid");

    for (const [name, value] of [
      ["iss", "https://another.example"],
      ["code", "another"],
      ["state", "another"],
    ] as const) {
      const visit = await begin();
      const { searchParams } = await idp.visit(visit.url, "ada");
      searchParams.set(name, value);
      await refusedWith(finish(visit.cookie, searchParams.toString()), "sign_on_invalid");
    }
  });

  test("says that the provider can't be reached", async () => {
    await addProvider({ issuer: "http://127.0.0.1:9" });
    const answer = await server.request("POST", "/auth/single-sign-on/begin", {
      body: { provider: "company", purpose: "sign-in" },
    });
    expect(answer.body).toMatchObject({ code: "sign_on_unreachable" });
  });
});

describe("the second factor", () => {
  const prove = (cookie: string, body: object) =>
    server.request("POST", "/auth/single-sign-on/second-factor", { body, cookie });

  test("is asked for before there is a session, unless the provider's is accepted @security-43", async () => {
    const { update } = await addProvider();
    const { code } = await addTotp(server, "sales");
    const { url, cookie } = await begin();
    const { search } = await idp.visit(url, "ada");
    await refusedWith(finish(cookie, search), "second_factor_required");
    await refusedWith(finish(cookie, search), "sign_on_expired");
    await refusedWith(prove("", { code: code(1) }), "sign_on_expired");
    await refusedWith(prove(cookie, { code: "000000" }), "wrong_code");
    const answer = await prove(cookie, { code: code(1) });
    expect(answer.body).toMatchObject({ purpose: "sign-in", account: { account: "sales" } });
    await refusedWith(prove(cookie, { code: code(2) }), "sign_on_expired");

    idp.people["ada"]!.amr = ["pwd", "otp"];
    await refusedWith(signOn(), "second_factor_required");
    await update({ acceptedFactors: ["otp"] });
    expect((await signOn()).status).toBe(200);
  });

  test("is of the strength that the role after the sign-in requires @security-43", async () => {
    await addProvider({ applyRole: true });
    const { code } = await addTotp(server, "sales");
    await addPasskey(server, "sales");
    await server.services.database
      .updateTable("rolePolicies")
      .set({ secondFactor: "passkey" })
      .where("role", "=", "operation")
      .execute();
    const { url, cookie } = await begin();
    const { search } = await idp.visit(url, "ada");
    await refusedWith(finish(cookie, search), "second_factor_required");
    await refusedWith(prove(cookie, { code: code(1) }), "second_factor_required");
  });

  test("of the provider satisfies a role that requires one @security-43", async () => {
    const demand = (secondFactor: "any" | "passkey") =>
      server.services.database
        .updateTable("rolePolicies")
        .set({ secondFactor })
        .where("role", "=", "sales")
        .execute();
    await demand("any");
    const { update } = await addProvider();
    const without = await signOn();
    expect(without.body).toMatchObject({ account: { secondFactorMissing: true } });
    const asked = await clientOf(server, without).request("GET", "/cc-api/operator/sessions");
    expect(asked.body).toMatchObject({ code: "second_factor_missing" });
    await update({ acceptedFactors: ["otp"] });
    idp.people["ada"]!.amr = ["otp"];
    const client = clientOf(server, await signOn());
    const isMissing = async () => (await client.call("GET /auth/account/info")).secondFactorMissing;
    expect(await isMissing()).toBe(false);
    await demand("passkey");
    expect(await isMissing()).toBe(true);
  });
});

describe("fresh proof", () => {
  test("is given by authenticating again at the provider, as the same person @security-43", async () => {
    await addProvider();
    const cookies = new Map<string, string>();
    const { cookie } = clientOf(server, await signOn("ada", cookies));
    const change = (session: string) =>
      testClient(server.url, session).request("POST", "/cc-api/operator/updateBasicInfo", {
        body: { email: "new@console.test" },
      });
    // Being signed in at the provider proves nothing.
    expect((await change(cookie)).body).toMatchObject({ code: "reauth_required" });
    const proof = await begin("confirm", cookie);
    const back = await idp.visit(proof.url, "ada", cookies);
    const answer = await finish(proof.cookie, back.search);
    expect(answer.body).toMatchObject({ purpose: "confirm", account: { account: "sales" } });
    expect(await isSignedIn(cookie)).toBe(false);
    const fresh = clientOf(server, answer);
    expect((await change(fresh.cookie)).status).toBe(200);

    idp.people["eve"] = { claims: { email: "operation@console.test", email_verified: true } };
    const stolen = await begin("confirm", fresh.cookie);
    const eves = await idp.visit(stolen.url, "eve");
    await refusedWith(finish(stolen.cookie, eves.search), "sign_on_other_account");
    await refusedWith(
      server.request("POST", "/auth/single-sign-on/begin", {
        body: { provider: "company", purpose: "confirm" },
      }),
      "not_signed_in",
    );
  });
});

describe("fresh proof of a provider that says less", () => {
  const logOutEverywhere = async (named: object) => {
    const now = Math.floor(Date.now() / 1000);
    const token = await idp.signToken({
      iss: idp.issuer,
      aud: idp.clientId,
      iat: now,
      exp: now + 120,
      jti: crypto.randomUUID(),
      events: { "http://schemas.openid.net/event/backchannel-logout": {} },
      ...named,
    });
    const answer = await server.request("POST", "/auth/single-sign-on/company/logout", {
      form: { logout_token: token },
    });
    expect(answer.status, answer.text).toBe(200);
  };
  const confirm = async (cookie: string, cookies: Map<string, string>) => {
    const proof = await begin("confirm", cookie);
    const back = await idp.visit(proof.url, "ada", cookies);
    const answer = await finish(proof.cookie, back.search);
    expect(answer.body, answer.text).toMatchObject({ purpose: "confirm" });
    return clientOf(server, answer).cookie;
  };
  const storedSession = () =>
    server.services.database
      .selectFrom("sessions")
      .select(["providerSid", "providerId", "providerFactor"])
      .where("operatorId", "=", server.operatorIds.sales)
      .executeTakeFirstOrThrow();

  test("changes nothing that it isn't told: not the session there, address, factor or role @security-45", async () => {
    const { root } = await addProvider({ applyRole: true, acceptedFactors: ["otp"] });
    idp.people["ada"]!.amr = ["otp"];
    const cookies = new Map<string, string>();
    const first = clientOf(server, await signOn("ada", cookies)).cookie;
    const before = await storedSession();
    expect(before.providerSid).toEqual(expect.any(String));
    idp.people["ada"] = { claims: {}, leavesOut: ["sid", "amr", "acr"] };
    const cookie = await confirm(first, cookies);
    expect(await storedSession()).toEqual(before);
    const { identities, role } = await root.call("GET /mc-api/operator/:id", {
      params: { id: server.operatorIds.sales },
    });
    expect(role).toBe("operation");
    expect(identities).toMatchObject([{ email: "sales@console.test" }]);
    await logOutEverywhere({ sid: before.providerSid });
    expect(await isSignedIn(cookie)).toBe(false);
  });

  test("a logout token with a session ends those of the account whose session isn't known @security-45", async () => {
    await addProvider();
    const known = clientOf(server, await signOn()).cookie;
    idp.people["ada"]!.leavesOut = ["sid"];
    const unknown = clientOf(server, await signOn()).cookie;
    idp.people["bob"] = {
      claims: { email: "operation@console.test", email_verified: true },
      leavesOut: ["sid"],
    };
    const others = clientOf(server, await signOn("bob")).cookie;
    await logOutEverywhere({ sub: "ada", sid: "another" });
    expect(await Promise.all([known, unknown, others].map(isSignedIn))).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe("passwords only for root", () => {
  test("other roles are refused like with a wrong password, root isn't @security-44", async () => {
    const root = await server.as("root");
    const onlyRoot = { body: { passwords: "root" as const } };
    const early = await root.request("POST", "/mc-api/identity-provider/passwords", onlyRoot);
    expect(early.body).toMatchObject({ code: "conflict", fields: [{ code: "no_provider" }] });
    await addProvider();
    const { authenticator, client } = await addPasskey(server, "sales");
    await root.call("POST /mc-api/identity-provider/passwords", onlyRoot);
    const wrong = await signIn(server, "sales", { password: "another password" });
    const right = await signIn(server, "sales");
    const { traceId: _wrong, ...same } = wrong.body as { traceId: string };
    expect(right.body).toMatchObject(same);
    expect((await signIn(server, "root")).status).toBe(200);
    const options = await server.request("POST", "/auth/passkey/options");
    const passkey = authenticator.answer(options.body as never, { origin: "http://console.test" });
    const byPasskey = await server.request("POST", "/auth/passkey/login", { body: { passkey } });
    expect(byPasskey.body).toMatchObject({ code: "wrong_passkey" });
    const proof = await client.request("POST", "/auth/session/reauthenticate", {
      body: { password: testPassword },
    });
    expect(proof.body).toMatchObject({ code: "wrong_password" });
    await server.request("POST", "/cc-api/basic/operator/forgetPassword", {
      body: { account: "sales" },
    });
    await server.services.background.settled();
    expect(server.mails.filter(({ subject }) => /code/i.test(subject))).toEqual([]);
  });
});

describe("back-channel logout", () => {
  const logOut = (token: string) =>
    server.request("POST", "/auth/single-sign-on/company/logout", {
      form: { logout_token: token },
    });
  const event = { "http://schemas.openid.net/event/backchannel-logout": {} };
  const claims = (more: object = {}) => {
    const now = Math.floor(Date.now() / 1000);
    return {
      iss: idp.issuer,
      aud: idp.clientId,
      iat: now,
      exp: now + 120,
      jti: crypto.randomUUID(),
      events: event,
      sub: "ada",
      ...more,
    };
  };

  test("ends the sessions that the provider opened, by session and by account @security-45", async () => {
    // Discovery accepts the issuer with a slash at the end, too.
    await addProvider({ issuer: `${idp.issuer}/` });
    const sessions: string[] = [];
    for (let count = 0; count < 3; count += 1)
      sessions.push(clientOf(server, await signOn()).cookie);
    const own = (await server.as("sales")).cookie;
    const sids = await server.services.database
      .selectFrom("sessions")
      .select("providerSid")
      .where("providerId", "is not", null)
      .orderBy("id")
      .execute();
    const signedIn = () => Promise.all([...sessions, own].map(isSignedIn));
    const { sub: _, ...bySession } = claims({ sid: sids[1]!.providerSid });
    expect((await logOut(await idp.signToken(bySession))).status).toBe(200);
    expect(await signedIn()).toEqual([true, false, true, true]);
    expect(await lastEvent()).toMatchObject({
      action: "session.ended",
      actor: "",
      target: "sales",
      details: expect.stringContaining("single sign-on: company") as string,
    });
    const token = await idp.signToken(claims());
    expect((await logOut(token)).status).toBe(200);
    expect(await signedIn()).toEqual([false, false, false, true]);
    expect((await logOut(token)).body).toMatchObject({ code: "sign_on_invalid" });
  });

  test("accepts no other token @security-45", async () => {
    await addProvider();
    const { cookie } = clientOf(server, await signOn());
    const now = Math.floor(Date.now() / 1000);
    const unsigned = [{ alg: "none", typ: "logout+jwt" }, claims()]
      .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
      .join(".");
    const forged = [
      "not a token",
      `${unsigned}.`,
      await idp.signToken(claims(), { otherKey: true }),
      await idp.signToken(claims(), { header: { typ: "at+jwt" } }),
      ...(await Promise.all(
        [
          { iss: "https://another.example" },
          { aud: "another" },
          { iat: now - 3600, exp: now + 60 },
          { iat: now + 3600, exp: now + 7200 },
          { exp: now - 120 },
          { jti: undefined },
          { events: undefined },
          { events: { "http://schemas.openid.net/event/other": {} } },
          { nonce: "of an ID token" },
          { sub: undefined },
        ].map((wrong) => idp.signToken(claims(wrong))),
      )),
    ];
    for (const token of forged)
      expect((await logOut(token)).body, token).toMatchObject({ code: "sign_on_invalid" });
    expect(await isSignedIn(cookie)).toBe(true);
  });
});

describe("providers", () => {
  test("a disabled or removed one ends its sessions and lets nobody in @security-43", async () => {
    const { root, id, update } = await addProvider();
    const first = clientOf(server, await signOn()).cookie;
    const waiting = await begin();
    const { search } = await idp.visit(waiting.url, "ada");
    await update({ enabled: false });
    expect(await isSignedIn(first)).toBe(false);
    await refusedWith(finish(waiting.cookie, search), "not_found");
    await update({ enabled: true });
    await refusedWith(finish(waiting.cookie, search), "sign_on_expired");
    const second = clientOf(server, await signOn()).cookie;
    await root.call("POST /mc-api/identity-provider/:id/remove", { params: { id } });
    expect(await isSignedIn(second)).toBe(false);
  });

  test("the secret is sealed and never returned; checks name the problem", async () => {
    const { root, id } = await addProvider();
    const list = await root.request("GET", "/mc-api/identity-provider/list");
    expect(list.text).not.toContain(idp.clientSecret);
    expect(list.body).toMatchObject({ items: [{ id, hasSecret: true, operators: 0 }] });
    const stored = await server.services.database
      .selectFrom("identityProviders")
      .select("clientSecret")
      .executeTakeFirstOrThrow();
    expect(stored.clientSecret).not.toContain(idp.clientSecret);
    const check = (issuer: string) =>
      root.call("POST /mc-api/identity-provider/check", { body: { issuer } });
    expect(await check(idp.issuer)).toMatchObject({ problem: null, logout: true, userInfo: true });
    expect(await check("http://127.0.0.1:9")).toMatchObject({ problem: "unreachable" });
    expect(await check("http://console.test")).toMatchObject({ problem: "not_https" });
    expect(await check(server.url)).toMatchObject({ problem: "not_a_provider" });
    expect(await check(idp.issuer.replace("127.0.0.1", "localhost"))).toMatchObject({
      problem: "other_issuer",
    });
  });

  test("only those change one who could grant all its roles @security-43", async () => {
    const { root, id } = await addProvider();
    await server.services.database
      .insertInto("rolePermissions")
      .values([
        { role: "admin", permission: "management:identity-provider:read" },
        { role: "admin", permission: "management:identity-provider:update" },
      ])
      .execute();
    const admin = await server.as("admin");
    const add = (more: Partial<Settings>) =>
      admin.request("POST", "/mc-api/identity-provider/add", { body: settings(more) });
    const beyond = { code: "forbidden", fields: [{ path: "roles", code: "beyond_own" }] };
    expect((await add({ name: "own", roles: ["root", "operation"] })).body).toMatchObject(beyond);
    expect((await add({ name: "own", roles: ["operation"] })).status).toBe(201);
    expect((await add({ name: "own2", roles: ["sales"] })).body).toMatchObject({
      fields: [{ path: "roles", code: "not_allowed_role" }],
    });
    const { items } = await root.call("GET /mc-api/identity-provider/list");
    const { updatedAt } = items.find((one) => one.id === id)!;
    const { name: _, ...body } = settings({ roles: ["root", "operation"] });
    await root.call("POST /mc-api/identity-provider/:id/update", {
      params: { id },
      body: { ...body, updatedAt },
    });
    const taken = await admin.request("POST", `/mc-api/identity-provider/${id}/remove`);
    expect(taken.body).toMatchObject(beyond);
  });
});
