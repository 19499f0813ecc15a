import { scimEndpoints, type OperatorEndpoint } from "@console-shell/contract";
import { repeats } from "@console-shell/testing/repeats";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import type { TestAnswer } from "@console-shell/testing/test-client";
import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { throttleRules } from "../session/throttle/rules.ts";
import { takeTry } from "../session/throttle/tries.ts";
import { newId } from "#platform/database/id.ts";

let server: TestServer;
let secret: string;
let tokenId: string;
beforeEach(async () => {
  server = await startTestServer();
  ({ secret, tokenId } = await issueToken());
});
afterEach(() => server.close());

const day = 86_400_000;
const user = "urn:ietf:params:scim:schemas:core:2.0:User";
const group = "urn:ietf:params:scim:schemas:core:2.0:Group";
const patchOp = "urn:ietf:params:scim:api:messages:2.0:PatchOp";

const issueToken = async ({
  invites = false,
  by = "root",
}: { invites?: boolean; by?: "root" | "admin" } = {}) => {
  const maker = await server.as(by);
  const { token, secret } = await maker.call("POST /mc-api/provisioning/token/add", {
    body: { name: "Okta", invites, expiresAt: server.clock.now() + 90 * day },
  });
  return { secret, tokenId: token.id };
};

/** A response, as far as the tests look into it. */
interface Json {
  id: string;
  value: string;
  meta: { location: string };
  totalResults: number;
  members: Json[];
  Resources: Json[];
  [other: string]: unknown;
}

const ask = (method: string, path: string, body?: object, bearer = secret): Promise<TestAnswer> =>
  server.request(method, `/scim/v2${path}`, {
    ...(body && { form: JSON.stringify(body) }),
    headers: {
      authorization: `Bearer ${bearer}`,
      ...(body && { "content-type": "application/scim+json; charset=utf-8" }),
    },
  });

const done = async (method: string, path: string, body?: object): Promise<Json> => {
  const answer = await ask(method, path, body);
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.body as Json;
};

const expectRefused = async (answer: Promise<TestAnswer>, status: number, scimType?: string) => {
  const { body, headers, text } = await answer;
  expect(headers.get("content-type")).toBe("application/scim+json; charset=utf-8");
  expect(body, text).toMatchObject({
    schemas: ["urn:ietf:params:scim:api:messages:2.0:Error"],
    status: String(status),
    detail: expect.stringMatching(/./) as string,
    ...(scimType && { scimType }),
  });
};

const oktaUser = (name: string) => ({
  schemas: [user],
  userName: `${name}@acme.example`,
  name: { givenName: "Grace", familyName: name },
  emails: [{ primary: true, value: `${name}@acme.example`, type: "work" }],
  displayName: `Grace ${name}`,
  locale: "en-US",
  externalId: `00u${name}`,
  groups: [],
  password: "1mz050nq",
  active: true,
});

const entraUser = (name: string) => ({
  schemas: [user, "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User"],
  externalId: `0a21f0f2-${name}`,
  userName: `${name}@contoso.example`,
  active: true,
  emails: [{ primary: true, type: "work", value: `${name}@contoso.example` }],
  meta: { resourceType: "User" },
  name: { formatted: `${name} Lee`, familyName: "Lee", givenName: name },
  preferredLanguage: "zh-CN",
  roles: [],
  "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User": { department: "IT" },
});

const add = async (sent: object) => (await done("POST", "/Users", sent)).id;
const addGroup = async (displayName: string, members: string[] = []) =>
  (
    await done("POST", "/Groups", {
      schemas: [group],
      displayName,
      members: members.map((value) => ({ value })),
    })
  ).id;
const patch = (path: string, ...Operations: object[]) =>
  ask("PATCH", path, { schemas: [patchOp], Operations });
const operatorOf = (id: string) =>
  server.services.database
    .selectFrom("operators")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
const map = async (displayName: string, role: "admin" | "operation" | null) =>
  (await server.as("root")).call("PUT /mc-api/provisioning/group/map", {
    body: { displayName, role },
  });
const eventsOf = async (targetId: string) =>
  (await server.chained())
    .selectFrom("auditEvents")
    .select(["action", "actor", "actorId", "details"])
    .where("targetId", "=", targetId)
    .orderBy("sequence")
    .execute();

describe("Okta", () => {
  test("finds nobody, creates a user, reads and replaces it", async () => {
    const filter = encodeURIComponent('userName eq "hopper@acme.example"');
    const none = await done("GET", `/Users?filter=${filter}&startIndex=1&count=100`);
    expect(none).toMatchObject({ totalResults: 0, Resources: [] });
    const created = await ask("POST", "/Users", oktaUser("hopper"));
    expect(created.status, created.text).toBe(201);
    const made = created.body as Json;
    const { id } = made;
    expect(made).toMatchObject({
      userName: "hopper@acme.example",
      externalId: "00uhopper",
      active: true,
      name: { formatted: "Grace hopper", givenName: "Grace", familyName: "hopper" },
      meta: { resourceType: "User", location: `http://console.test/scim/v2/Users/${id}` },
    });
    expect(created.headers.get("location")).toBe(made.meta.location);
    expect(await operatorOf(id)).toMatchObject({
      account: "hopper",
      role: "sales",
      status: "active",
      awaitsPassword: true,
      provisioned: true,
    });
    expect(server.mails).toEqual([]);
    expect((await done("GET", `/Users?filter=${filter}`)).Resources).toHaveLength(1);
    const replaced = { ...oktaUser("hopper"), id, displayName: "Rear Admiral Hopper" };
    expect((await done("PUT", `/Users/${id}`, replaced))["displayName"]).toBe(
      "Rear Admiral Hopper",
    );
    // Again, unchanged: nothing is recorded.
    const before = await eventsOf(id);
    await done("PUT", `/Users/${id}`, replaced);
    expect(await eventsOf(id)).toEqual(before);
    expect(before).toMatchObject([
      { action: "operator.created", actorId: null, actor: secret.slice(0, 12) },
      { action: "operator.changed" },
    ]);
    expect(JSON.parse(before[1]!.details)).toEqual({
      fields: "name",
      token: "Okta",
      tokenMadeBy: "root",
    });
  });

  test("deactivates without a path, which ends sessions at once @security-51", async () => {
    const { sales } = server.operatorIds;
    const browser = await server.as("sales");
    const answer = await patch(`/Users/${sales}`, { op: "replace", value: { active: false } });
    expect(answer.body, answer.text).toMatchObject({ active: false });
    expect((await browser.request("GET", "/auth/account/info")).status).toBe(401);
    expect((await eventsOf(sales)).map(({ action }) => action)).toEqual([
      "provisioning.user-linked",
      "operator.disabled",
    ]);
  });

  test("pushes a group, renames it, and removes a member by a path with a filter", async () => {
    const [one, two] = [await add(oktaUser("one")), await add(oktaUser("two"))];
    const id = await addGroup("Engineering", [one, two]);
    const renamed = { op: "replace", value: { id, displayName: "Engineers" } };
    expect((await patch(`/Groups/${id}`, renamed)).status).toBe(200);
    await patch(`/Groups/${id}`, { op: "remove", path: `members[value eq "${one}"]` });
    expect(await done("GET", `/Groups/${id}`)).toMatchObject({
      displayName: "Engineers",
      members: [{ value: two, display: "Grace two" }],
    });
    const listed = await done("GET", "/Groups?excludedAttributes=members");
    expect(listed.Resources[0]!.members).toBeUndefined();
  });
});

describe("Microsoft Entra", () => {
  test("writes booleans as texts, verbs in capitals and keys with dots", async () => {
    const id = await add(entraUser("ada"));
    expect(await operatorOf(id)).toMatchObject({ account: "ada", locale: "zh-CN" });
    const { body } = await patch(
      `/Users/${id}`,
      { op: "Replace", path: 'emails[type eq "work"].value', value: "ada.king@contoso.example" },
      { op: "Add", path: 'emails[type eq "other"].value', value: "ada@home.example" },
      { op: "Replace", path: "active", value: "False" },
      {
        op: "Replace",
        value: {
          displayName: "Ada King",
          "name.familyName": "King",
          "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department": "HR",
        },
      },
      { op: "Remove", path: 'phoneNumbers[type eq "work"].value' },
    );
    expect(body).toMatchObject({
      active: false,
      displayName: "Ada King",
      name: { familyName: "King", givenName: "ada" },
      emails: [{ value: "ada.king@contoso.example", type: "work", primary: true }],
    });
  });

  test("adds members by value, and removes them by value without a filter", async () => {
    const [one, two] = [await add(entraUser("one")), await add(entraUser("two"))];
    const id = await addGroup("Auditors");
    const members = (...ids: string[]) => ids.map((value) => ({ $ref: null, value }));
    await patch(`/Groups/${id}`, { op: "Add", path: "members", value: members(one, two) });
    await patch(`/Groups/${id}`, { op: "Remove", path: "members", value: members(one) });
    const { members: left } = await done("GET", `/Groups/${id}`);
    expect(left.map(({ value }: Json) => value)).toEqual([two]);
    const filter = encodeURIComponent(`members[value eq "${two}"] and displayName eq "AUDITORS"`);
    expect(await done("GET", `/Groups?filter=${filter}`)).toMatchObject({ totalResults: 1 });
  });
});

describe("shapes that providers send", () => {
  test("an id that isn't one of ours is unknown, whatever it looks like", async () => {
    const off = { schemas: [patchOp], Operations: [{ op: "replace", value: { active: false } }] };
    const bodies = { PATCH: off, PUT: oktaUser("x") };
    for (const kind of ["Users", "Groups"])
      for (const id of ["2819c223", "a%2Fb", "undefined", "x".repeat(90), "%00", "%E2%82%AC"])
        for (const method of ["GET", "PUT", "PATCH", "DELETE"] as const)
          await expectRefused(
            ask(method, `/${kind}/${id}`, bodies[method as "PUT" | "PATCH"]),
            404,
          );
    await expectRefused(ask("GET", `/Schemas/${"x".repeat(90)}`), 404);
  });

  test("a path may be null, a whole schema, in any case, or with a filter in any case", async () => {
    const id = await add(oktaUser("hopper"));
    const email = async (value: string, ...operations: object[]) => {
      const { body, text } = await patch(`/Users/${id}`, ...operations);
      expect(body, text).toMatchObject({ emails: [{ value }] });
    };
    const name = async (displayName: string, ...operations: object[]) => {
      const { body, text } = await patch(`/Users/${id}`, ...operations);
      expect(body, text).toMatchObject({ displayName });
    };
    await name("A", { op: "replace", path: null, value: { displayName: "A" } });
    await name("B", { Op: "REPLACE", Path: "DISPLAYNAME", Value: "B" });
    await name("C", { op: "replace", path: user, value: { displayName: "C" } });
    await name("D", { op: "add", path: `${user}:displayName`, value: "D" });
    await name("E", { op: "add", value: { [`${user.toUpperCase()}:displayName`]: "E" } });
    await name("F", { op: "replace", value: { [user]: { displayName: "F" } } });
    await name("F", { op: "remove", path: "nickName" });
    await email("a@x.example", {
      op: "replace",
      path: 'Emails[Type Eq "Work"].Value',
      value: "a@x.example",
    });
    await email("b@x.example", {
      op: "replace",
      path: 'emails[primary eq "True"].value',
      value: "b@x.example",
    });
    await email("c@x.example", {
      op: "replace",
      path: `${user}:emails[type eq "work" AND (primary eq true)]`,
      value: { value: "c@x.example" },
    });
    await email(
      "d@x.example",
      { op: "add", path: "emails", value: { value: "d@x.example", primary: "True" } },
      { op: "remove", path: 'emails[value eq "C@X.example"]' },
    );
    await email("e@x.example", { op: "replace", path: "emails.value", value: "e@x.example" });
    await email("f@x.example", { op: "replace", path: "emails", value: "f@x.example" });
  });

  test("a single value may come as a list of one, a text as empty, and a boolean as a text", async () => {
    const id = await add({
      ...oktaUser("hopper"),
      displayName: "",
      externalId: "",
      name: { formatted: "", givenName: "Grace", familyName: "Hopper" },
      emails: [
        { type: "home", value: "" },
        { type: "work", value: null },
      ],
      active: "True",
      title: [],
      phoneNumbers: null,
    });
    expect(await done("GET", `/Users/${id}`)).toMatchObject({
      displayName: "Grace Hopper",
      emails: [{ value: "hopper@acme.example" }],
      active: true,
    });
    const { body } = await patch(
      `/Users/${id}`,
      { op: "replace", path: "active", value: [{ value: "False" }] },
      { op: "replace", path: "displayName", value: ["Grace"] },
      { op: "replace", path: "externalId", value: [{ $ref: null, value: "00u" }] },
    );
    expect(body).toMatchObject({ active: false, displayName: "Grace", externalId: "00u" });
    // An empty list means no value, as null does (RFC 7643, 2.5).
    await patch(`/Users/${id}`, { op: "replace", path: "externalId", value: [] });
    expect(await done("GET", `/Users/${id}`)).not.toHaveProperty("externalId");
    for (const value of ["maybe", 1, {}, [true, false]])
      await expectRefused(
        patch(`/Users/${id}`, { op: "replace", path: "active", value }),
        400,
        "invalidValue",
      );
    const unnamed = { ...oktaUser("x"), userName: [] };
    await expectRefused(ask("POST", "/Users", unnamed), 400, "invalidValue");
  });

  test("a list of nobody removes nobody, and members may be texts, objects or one of them", async () => {
    const [one, two] = [await add(oktaUser("one")), await add(oktaUser("two"))];
    const id = await addGroup("Engineering");
    const after = async (operation: object) => {
      expect((await patch(`/Groups/${id}`, operation)).status).toBe(200);
      const { members } = await done("GET", `/Groups/${id}`);
      return members.map(({ value }) => value).toSorted();
    };
    const both = [one, two].toSorted();
    expect(await after({ op: "add", path: "members", value: [one, { value: two }] })).toEqual(both);
    expect(await after({ op: "remove", path: "members", value: [] })).toEqual(both);
    expect(await after({ op: "add", path: "members", value: null })).toEqual(both);
    expect(await after({ op: "remove", path: `Members[Value EQ "${one}"]` })).toEqual([two]);
    expect(await after({ op: "add", path: `${group}:members`, value: { value: one } })).toEqual(
      both,
    );
    expect(await after({ op: "remove", path: "members", value: one })).toEqual([two]);
    expect(await after({ op: "replace", value: { Members: [one, one] } })).toEqual([one]);
    expect(await after({ op: "remove", path: "members" })).toEqual([]);
  });

  test("a query's numbers have bounds, its names ignore case, and empty ones aren't sent", async () => {
    const page = (query: string) => done("GET", `/Users?${query}`);
    const all = { totalResults: 5, startIndex: 1, itemsPerPage: 5 };
    expect(await page("startIndex=0&count=1000000")).toMatchObject(all);
    expect(await page("startIndex=-3&count=")).toMatchObject(all);
    expect(await page("startIndex=&filter=&attributes=&sortBy=")).toMatchObject(all);
    expect(await page("count=-1")).toMatchObject({ totalResults: 5, itemsPerPage: 0 });
    expect(await page(`startIndex=${Number.MAX_SAFE_INTEGER}`)).toMatchObject({ itemsPerPage: 0 });
    for (const query of ["count=x", "startIndex=1.5", "sortOrder=up"])
      await expectRefused(ask("GET", `/Users?${query}`), 400, "invalidValue");
    const search = {
      StartIndex: "1",
      Count: 1,
      Filter: "USERNAME pr",
      attributes: null,
      excludedAttributes: ["Emails", `${user}:name.givenName`],
      sortBy: null,
    };
    const { Resources } = await done("POST", "/Users/.search", search);
    expect(Resources).toHaveLength(1);
    expect(Resources[0]).not.toHaveProperty("emails");
    const created = await done("POST", "/Users?attributes=userName", oktaUser("hopper"));
    expect(Object.keys(created).toSorted()).toEqual(["id", "schemas", "userName"]);
    const put = await done(
      "PUT",
      `/Users/${created.id}?excludedAttributes=name`,
      oktaUser("hopper"),
    );
    expect(put).not.toHaveProperty("name");
    const id = await addGroup("Engineering", [created.id]);
    const [part] = (await done("GET", `/Groups/${id}?excludedAttributes=members.display`)).members;
    expect(part).toEqual({ value: created.id, type: "User", $ref: expect.any(String) as string });
    for (const filter of [
      `ID Eq "${created.id}"`,
      'userName SW "HOPPER" AND NOT (active EQ false)',
      `${user}:emails.value ew "ACME.EXAMPLE"`,
      'emails[type eq "WORK" and primary eq "True"]',
      'groups.display eq "engineering"',
      `groups eq "${id}"`,
    ]) {
      const found = await done("GET", `/Users?filter=${encodeURIComponent(filter)}`);
      expect(
        found.Resources.map((one) => one.id),
        filter,
      ).toContain(created.id);
    }
  });
});

describe("a group's role", () => {
  test("comes from the highest mapped group, at once, and goes with the group", async () => {
    const id = await add(oktaUser("hopper"));
    await map("Operations", "operation");
    const operations = await addGroup("operations", [id]);
    expect(await operatorOf(id)).toMatchObject({ role: "operation" });
    await addGroup("Platform", [id]);
    expect(await map("PLATFORM", "admin")).toEqual({ displayName: "Platform", changed: 1 });
    expect(await operatorOf(id)).toMatchObject({ role: "admin" });
    await map("platform", null);
    expect(await operatorOf(id)).toMatchObject({ role: "operation" });
    await done("DELETE", `/Groups/${operations}`);
    expect(await operatorOf(id)).toMatchObject({ role: "sales" });
    // The mapping waits for the group to come back.
    await addGroup("Operations", [id]);
    expect(await operatorOf(id)).toMatchObject({ role: "operation" });
  });

  test("leaves an existing operator's role until a mapped group gives one", async () => {
    const { bizDirector } = server.operatorIds;
    const id = await addGroup("Everyone", [bizDirector]);
    expect(await operatorOf(bizDirector)).toMatchObject({ role: "bizDirector", provisioned: true });
    await map("Everyone", "operation");
    expect(await operatorOf(bizDirector)).toMatchObject({ role: "operation" });
    await done("DELETE", `/Groups/${id}`);
    expect(await operatorOf(bizDirector)).toMatchObject({ role: "sales" });
  });
});

describe("a provisioning token", () => {
  const everyCall: readonly OperatorEndpoint[] = scimEndpoints;

  test("is needed for every call; a session isn't enough @security-50", async () => {
    const root = await server.as("root");
    expect(everyCall.length).toBeGreaterThan(15);
    for (const { method, path } of everyCall) {
      const address = path.replace(":id", server.operatorIds.sales);
      await expectRefused(root.request(method, address), 401);
      await expectRefused(
        ask(method, address.replace("/scim/v2", ""), undefined, `csp_${"0".repeat(8)}_x`),
        401,
      );
    }
  });

  test("ends with its revocation, its expiry and its maker @security-50", async () => {
    const root = await server.as("root");
    const usable = async () => (await ask("GET", "/Users?count=0")).status;
    expect(await usable()).toBe(200);
    const { database } = server.services;
    const setStatus = (status: "active" | "disabled") =>
      database
        .updateTable("operators")
        .set({ status })
        .where("id", "=", server.operatorIds.root)
        .execute();
    await setStatus("disabled");
    expect(await usable()).toBe(401);
    await setStatus("active");
    expect(await usable()).toBe(200);
    await root.call("POST /mc-api/provisioning/token/:id/revoke", { params: { id: tokenId } });
    expect(await usable()).toBe(401);
    ({ secret } = await issueToken());
    server.clock.advance(90 * day);
    expect(await usable()).toBe(401);
    const stored = JSON.stringify(await database.selectFrom("scimTokens").selectAll().execute());
    expect(stored).not.toContain(secret);
  });

  test("does no more than its maker may at that moment @security-50", async () => {
    const { database } = server.services;
    const grant = { role: "admin", permission: "management:scim:update" } as const;
    await database.insertInto("rolePermissions").values(grant).execute();
    ({ secret } = await issueToken({ by: "admin" }));
    const id = await add(oktaUser("hopper"));
    await map("Admins", "admin");
    const admins = { schemas: [group], displayName: "Admins", members: [{ value: id }] };
    await expectRefused(ask("POST", "/Groups", admins), 403);
    expect(await operatorOf(id)).toMatchObject({ role: "sales" });
    await database
      .deleteFrom("rolePermissions")
      .where("role", "=", "admin")
      .where("permission", "=", "management:operator:create")
      .execute();
    await expectRefused(ask("POST", "/Users", oktaUser("other")), 403);
    // Nor does it make somebody with more permissions managed.
    await database
      .insertInto("rolePermissions")
      .values({ role: "sales", permission: "management:operator:create" })
      .execute();
    const { sales } = server.operatorIds;
    const all = { schemas: [group], displayName: "All", members: [{ value: sales }] };
    await expectRefused(ask("POST", "/Groups", all), 403);
    expect(await operatorOf(sales)).toMatchObject({ provisioned: false });
  });

  test("neither sees nor changes root @security-51", async () => {
    const { root } = server.operatorIds;
    const listed = await done("GET", "/Users");
    expect(listed.totalResults).toBe(5);
    expect(listed.Resources.map(({ id }: Json) => id)).not.toContain(root);
    await expectRefused(ask("GET", `/Users/${root}`), 404);
    const off = { op: "replace", path: "active", value: false };
    await expectRefused(patch(`/Users/${root}`, off), 404);
    await expectRefused(ask("DELETE", `/Users/${root}`), 404);
    const rootLike = { ...oktaUser("x"), emails: [{ value: "root@console.test" }] };
    await expectRefused(ask("POST", "/Users", rootLike), 409, "uniqueness");
    const id = await addGroup("Everyone");
    const join = { op: "add", path: "members", value: [{ value: root }] };
    await expectRefused(patch(`/Groups/${id}`, join), 400, "invalidValue");
    expect(await operatorOf(root)).toMatchObject({ status: "active", role: "root" });
  });

  test("has a limit of requests", async () => {
    const { database } = server.services;
    const { scimOfToken } = throttleRules;
    await database.deleteFrom("throttleCounters").execute();
    await takeTry(database, scimOfToken, [tokenId], server.clock.now());
    await database.updateTable("throttleCounters").set({ count: scimOfToken.limit }).execute();
    const answer = await ask("GET", "/Users");
    expect(answer.headers.get("retry-after")).toBe("60");
    expect(answer.status).toBe(429);
  });
});

test("a deleted user is gone for the provider, and comes back as the same operator without old credentials @security-51", async () => {
  const id = await add(oktaUser("hopper"));
  const { database } = server.services;
  await database
    .updateTable("operators")
    .set({ awaitsPassword: false, passwordHash: "known", hasTotp: true })
    .where("id", "=", id)
    .execute();
  const { id: providerId } = await (
    await server.as("root")
  ).call("POST /mc-api/identity-provider/add", {
    body: {
      name: "company",
      label: "Company",
      issuer: "https://login.acme.example",
      clientId: "console",
      scopes: "openid",
      roles: ["sales"],
      linkByEmail: true,
      createOperators: false,
      roleClaim: "",
      roleMapping: [],
      defaultRole: null,
      applyRole: false,
      acceptedFactors: [],
      enabled: true,
    },
  });
  const [email, now] = ["hopper@acme.example", server.clock.now()];
  await database
    .insertInto("operatorIdentities")
    .values({ id: newId(), operatorId: id, providerId, subject: "1", email, linkedAt: now })
    .execute();
  await database
    .insertInto("knownDevices")
    .values({ operatorId: id, tokenHash: "known", lastSeenAt: now })
    .execute();
  const own = { name: "Own", prefix: "csp_own", tokenHash: "own", invites: false };
  await database
    .insertInto("scimTokens")
    .values({ id: newId(), ...own, createdBy: id, createdAt: now, expiresAt: now + day })
    .execute();
  // As Entra does, with the type of a body that isn't there.
  const deleted = await server.request("DELETE", `/scim/v2/Users/${id}`, {
    headers: { authorization: `Bearer ${secret}`, "content-type": "application/scim+json" },
  });
  expect([deleted.status, deleted.text]).toEqual([204, ""]);
  expect(await operatorOf(id)).toMatchObject({ status: "disabled", provisioned: false });
  await expectRefused(ask("GET", `/Users/${id}`), 404);
  await expectRefused(ask("DELETE", `/Users/${id}`), 404);
  expect((await done("GET", "/Users")).totalResults).toBe(5);
  expect(await add(oktaUser("hopper"))).toBe(id);
  const { passwordHash, ...revived } = await operatorOf(id);
  expect(revived).toMatchObject({ status: "active", awaitsPassword: true, hasTotp: false });
  expect(passwordHash).not.toBe("known");
  for (const table of ["operatorIdentities", "knownDevices"] as const)
    expect(await database.selectFrom(table).selectAll().execute()).toEqual([]);
  const made = database.selectFrom("scimTokens").select("revokedAt").where("createdBy", "=", id);
  expect(await made.executeTakeFirst()).toMatchObject({ revokedAt: now });
});

test("an operator with the same address becomes managed, and only root changes it by hand", async () => {
  const { sales } = server.operatorIds;
  const sent = { ...oktaUser("lin"), emails: [{ value: "SALES@console.test" }] };
  expect(await add(sent)).toBe(sales);
  await expectRefused(ask("POST", "/Users", sent), 409, "uniqueness");
  const admin = await server.as("admin");
  const change = (client: typeof admin, body: object) =>
    client.request("PATCH", `/mc-api/operator/${sales}`, { body });
  for (const field of [{ name: "Lin" }, { email: "l@console.test" }, { role: "operation" }])
    expect((await change(admin, field)).body).toMatchObject({
      code: "forbidden",
      fields: [{ path: Object.keys(field)[0], code: "provisioned" }],
    });
  expect((await change(admin, { phone: "123" })).status).toBe(200);
  const disabled = await admin.request("POST", `/mc-api/operator/${sales}/disable`);
  expect(disabled.body).toMatchObject({ fields: [{ path: "status", code: "provisioned" }] });
  const own = await (
    await server.as("sales")
  ).request("POST", "/cc-api/operator/updateBasicInfo", { body: { name: "Me" } });
  expect(own.body).toMatchObject({ fields: [{ path: "name", code: "provisioned" }] });
  const { may, provisioned } = await admin.call("GET /mc-api/operator/:id", {
    params: { id: sales },
  });
  expect(provisioned).toBe(true);
  expect(may).not.toContain("disable");
  expect((await change(await server.as("root"), { name: "Lin" })).status).toBe(200);
});

test("a token that invites mails a link for the first password", async () => {
  ({ secret } = await issueToken({ invites: true }));
  await add(oktaUser("hopper"));
  await expect.poll(() => server.mails.map(({ to }) => to)).toEqual(["hopper@acme.example"]);
});

test("refusals have SCIM's form and types, and an administrator sees them", async () => {
  const id = await add(oktaUser("hopper"));
  const bad = (path: string) => ask("GET", path);
  await expectRefused(bad("/Users?filter=userName%20eq"), 400, "invalidFilter");
  await expectRefused(bad('/Users?filter=nickName%20eq%20"x"'), 400, "invalidFilter");
  await expectRefused(bad("/Users?filter=active%20gt%20true"), 400, "invalidFilter");
  await expectRefused(bad("/Users?sortBy=nickName"), 400, "invalidPath");
  await expectRefused(bad("/Nothing"), 404);
  await expectRefused(ask("PUT", "/Users"), 405);
  const sent = { ...oktaUser("x"), emails: [{ value: "no address" }] };
  await expectRefused(ask("POST", "/Users", sent), 400, "invalidValue");
  await expectRefused(ask("POST", "/Users", oktaUser("hopper")), 409, "uniqueness");
  const set = (path: string, value: unknown) =>
    patch(`/Users/${id}`, { op: "replace", path, value });
  await expectRefused(set("id", "x"), 400, "mutability");
  await expectRefused(set("emails[", "x"), 400, "invalidPath");
  await expectRefused(patch(`/Users/${id}`, { op: "remove" }), 400, "noTarget");
  await expectRefused(ask("PATCH", `/Users/${id}`, {}), 400, "invalidSyntax");
  const root = await server.as("root");
  await server.services.background.settled();
  const { items } = await root.call("GET /mc-api/provisioning/failure/list", {});
  expect(items[0]).toMatchObject({ tokenName: "Okta", method: "PATCH", status: 400 });
  const taken = items.find(({ status }) => status === 409);
  expect(taken).toMatchObject({
    path: "/Users",
    detail: expect.stringContaining("userName") as string,
  });
  const state = await root.call("GET /mc-api/provisioning");
  expect(state).toMatchObject({ operators: 1, groups: 0, failures: items.length });
  expect(state.baseUrl).toBe("http://console.test/scim/v2");
});

test("the console describes itself", async () => {
  expect(await done("GET", "/ServiceProviderConfig")).toMatchObject({
    patch: { supported: true },
    filter: { supported: true, maxResults: 200 },
    etag: { supported: false },
  });
  expect((await done("GET", "/Schemas")).totalResults).toBe(2);
  expect((await done("GET", `/Schemas/${user}`))["name"]).toBe("User");
  expect((await done("GET", "/ResourceTypes/Group"))["endpoint"]).toBe("/Groups");
});

describe("a filter", () => {
  const texts = ["", "a", "A", "ab", "Ba", "%", "_", String.raw`\ `, "李", "x y"];
  const rows = fc.array(
    fc.record({
      name: fc.constantFrom(...texts.filter((one) => one.trim() !== "")),
      externalId: fc.option(fc.constantFrom(...texts)),
      active: fc.boolean(),
      at: fc.constantFrom<number>(1_700_000_000_000, 1_700_000_000_001, 1_800_000_000_000),
    }),
    { minLength: 1, maxLength: 8 },
  );
  type Row = typeof rows extends fc.Arbitrary<(infer One)[]> ? One : never;
  interface Atom {
    text: string;
    matches: (row: Row) => boolean;
  }
  const operators: Record<string, (a: string, b: string) => boolean> = {
    eq: (a, b) => a === b,
    ne: (a, b) => a !== b,
    co: (a, b) => a.includes(b),
    sw: (a, b) => a.startsWith(b),
    ew: (a, b) => a.endsWith(b),
    gt: (a, b) => a > b,
    ge: (a, b) => a >= b,
    lt: (a, b) => a < b,
    le: (a, b) => a <= b,
  };
  const names = ["eq", "ne", "co", "sw", "ew", "gt", "ge", "lt", "le"] as const;
  const quoted = (text: string) => `"${text}"`;
  const atom: fc.Arbitrary<Atom> = fc.oneof(
    fc.tuple(fc.constantFrom(...names), fc.constantFrom(...texts)).map(([op, value]) => ({
      text: `externalId ${op} ${quoted(value)}`,
      matches: ({ externalId: it }: Row) => it !== null && operators[op]!(it, value),
    })),
    fc.tuple(fc.constantFrom(...names), fc.constantFrom(...texts)).map(([op, value]) => ({
      text: `${user}:DisplayName ${op.toUpperCase()} ${quoted(value)}`,
      matches: ({ name }: Row) => operators[op]!(name.toLowerCase(), value.toLowerCase()),
    })),
    fc.constantFrom("externalId pr", "externalId ne null").map((text) => ({
      text,
      matches: ({ externalId }: Row) => externalId !== null,
    })),
    fc.boolean().map((wanted) => ({
      text: `active eq ${wanted ? "true" : '"False"'}`,
      matches: ({ active }: Row) => active === wanted,
    })),
    fc.constantFrom("gt", "le", "ne").map((op) => ({
      text: `meta.lastModified ${op} "2023-11-14T22:13:20.001Z"`,
      matches: ({ at }: Row) => operators[op]!(String(at), "1700000000001"),
    })),
    fc.constantFrom("work", "home").map((type) => ({
      text: `emails[type eq "${type}" and value co "@"]`,
      matches: () => type === "work",
    })),
  );
  const { filter } = fc.letrec<{ filter: Atom }>((tie) => ({
    filter: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      atom,
      tie("filter").map((one) => ({
        text: `not (${one.text})`,
        matches: (row: Row) => !one.matches(row),
      })),
      fc.tuple(tie("filter"), tie("filter"), fc.constantFrom("and", "or")).map(([a, b, op]) => ({
        text: `(${a.text}) ${op} (${b.text})`,
        matches: (row: Row) =>
          op === "and" ? a.matches(row) && b.matches(row) : a.matches(row) || b.matches(row),
      })),
    ),
  }));

  const store = async (stored: readonly Row[]) => {
    const { database } = server.services;
    await database.deleteFrom("operators").where("account", "like", "row%").execute();
    const ids: string[] = [];
    for (const [index, { name, externalId, active, at }] of stored.entries()) {
      const [id, userName] = [newId(), `row${index}`];
      ids.push(id);
      await database
        .insertInto("operators")
        .values({
          id,
          account: userName,
          accountKey: userName,
          name,
          email: `${userName}@x.example`,
          emailKey: `${userName}@x.example`,
          phone: "",
          role: "sales",
          passwordHash: "",
          status: active ? "active" : "disabled",
          locale: "en-US",
          theme: "system",
          createdAt: at,
          lastSignInAt: null,
          previousSignInAt: null,
          passwordChangedAt: at,
        })
        .execute();
      await database
        .insertInto("scimUsers")
        .values({
          operatorId: id,
          userName,
          userKey: userName,
          externalId,
          givenName: null,
          familyName: null,
          changedAt: at,
          deletedAt: null,
        })
        .execute();
    }
    return ids;
  };

  test("finds the same users in the database as in memory", async () => {
    await fc.assert(
      fc.asyncProperty(
        rows,
        fc.array(filter, { minLength: 3, maxLength: 6 }),
        async (stored, filters) => {
          const ids = await store(stored);
          for (const { text, matches } of filters) {
            const wanted = `userName sw "row" and (${text})`;
            if (wanted.length > 1_000) continue;
            const { Resources } = await done(
              "GET",
              `/Users?attributes=userName&filter=${encodeURIComponent(wanted)}`,
            );
            const found = Resources.map(({ id }) => id).toSorted();
            const expected = ids.filter((_id, index) => matches(stored[index]!)).toSorted();
            expect(found, wanted).toEqual(expected);
          }
        },
      ),
      { numRuns: repeats(40, 200) },
    );
  });

  test("pages and sorts neither repeat nor skip a user", async () => {
    const row = { name: "a", externalId: null, active: true, at: 1_700_000_000_000 };
    await store(Array.from({ length: 7 }, () => row));
    const seen: string[] = [];
    for (let startIndex = 1; startIndex <= 12; startIndex += 5) {
      const page = await done(
        "GET",
        `/Users?count=5&startIndex=${startIndex}&sortBy=displayName&sortOrder=descending`,
      );
      expect(page).toMatchObject({ totalResults: 12, startIndex });
      seen.push(...page.Resources.map(({ id }) => id));
    }
    expect(new Set(seen).size).toBe(12);
    const search = await done("POST", "/Users/.search", { count: 1, attributes: ["userName"] });
    expect(Object.keys(search.Resources[0]!).toSorted()).toEqual(["id", "schemas", "userName"]);
  });
});
