import {
  type Endpoint,
  endpoints,
  isKeyEndpoint,
  type OperatorEndpoint,
  type Role,
} from "@console-shell/contract";
import type { Approval } from "@console-shell/contract/calls/approval";
import { approvalLifetime, secondPersonKinds } from "@console-shell/contract/words/approvals";
import { approvalReasonHeader } from "@console-shell/contract/words/headers";
import { startTestServer, type TestServer, testPassword } from "@console-shell/testing/server";
import { type TestClient, testClient } from "@console-shell/testing/test-client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { everythingStored } from "#kernel/testing/everything-stored.ts";
import { sessionCookieName } from "#kernel/session-cookie.ts";
import { removeExpired } from "#modules/retention.ts";
import { addClientAppWithKey } from "#modules/clients/public-api/testing/add-client-app-with-key.ts";
import { hashPassword } from "../password/hash.ts";
import { applyAndConfirm, registration } from "../applicant/testing/apply.ts";
import { createOperator } from "../operator/writes.ts";
import { liftLockout } from "../security-policy/writes.ts";
import { createSession } from "../session/writes.ts";

type Kinds = Partial<Record<(typeof secondPersonKinds)[number], boolean>>;

let server: TestServer;
let root: TestClient;
let admin: TestClient;
/** A second root and a second administrator. */
let grace: TestClient;
let ada: TestClient;
let graceId: string;
let adaId: string;
let passwordHash: string;

const clientFor = async (id: string): Promise<TestClient> => {
  const { services, clock } = server;
  const token = await createSession(services, id, { now: clock.now() });
  return testClient(server.url, `${sessionCookieName(services.publicUrl)}=${token}`);
};
const addColleague = (account: string, role: Role) =>
  createOperator(server.services.database, {
    account,
    name: account,
    email: `${account}@console.test`,
    role,
    passwordHash,
    now: server.clock.now(),
  });

beforeEach(async () => {
  server = await startTestServer();
  passwordHash ??= await hashPassword(testPassword);
  graceId = await addColleague("grace", "root");
  adaId = await addColleague("ada", "admin");
  [root, admin] = [await server.as("root"), await server.as("admin")];
  [grace, ada] = [await clientFor(graceId), await clientFor(adaId)];
});
afterEach(() => server.close());

/** Saves the policy with these switches; the rest of it stays. */
const setPolicy = async (kinds: Kinds, by = root, options = {}) => {
  const {
    roles: _roles,
    ownAddress: _own,
    changedByName: _by,
    ...policy
  } = await root.call("GET /mc-api/security-policy");
  const secondPerson = { ...policy.secondPerson, ...kinds };
  return by.request("PUT", "/mc-api/security-policy", {
    body: { ...policy, secondPerson },
    ...options,
  });
};
const turnOn = async (...kinds: (typeof secondPersonKinds)[number][]) => {
  const answer = await setPolicy(Object.fromEntries(kinds.map((kind) => [kind, true])));
  expect(answer.status, answer.text).toBe(200);
};

const because = (reason = "They change teams") => ({
  headers: { [approvalReasonHeader]: encodeURIComponent(reason) },
});
const needed = { status: 403, code: "second_person_required" };
const sent = { status: 403, code: "sent_for_approval" };
const decided = { status: 409, fields: [{ code: "decided" }] };

const operatorPath = (id: string) => `/mc-api/operator/${id}`;
/** Asks for another role of the operator "sales". */
const askForRole = (by = admin, role: Role = "operation", reason?: string) =>
  by.request("PATCH", operatorPath(server.operatorIds.sales), {
    body: { role },
    ...because(reason),
  });
const roleOf = async (id: string) =>
  (
    await server.services.database
      .selectFrom("operators")
      .select("role")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).role;
const listed = async (by: TestClient, query = {}) =>
  (await by.call("GET /mc-api/approval/list", { query })).items;
/** The one that waits. */
const waiting = async (by = root): Promise<Approval> => {
  const [only, ...others] = await listed(by, { status: "waiting" });
  expect(others).toEqual([]);
  return only!;
};
const decide = (by: TestClient, id: string, what: "approve" | "reject", body?: object) =>
  by.request("POST", `/mc-api/approval/${id}/${what}`, body && { body });
const withdraw = (by: TestClient, id: string) =>
  by.request("POST", `/cc-api/operator/approvals/${id}/withdraw`);
const events = async (...actions: string[]) =>
  (await (await server.chained()).selectFrom("auditEvents").selectAll().execute())
    .filter(({ action }) => actions.includes(action))
    .map(({ actor, target, details }) => ({
      actor,
      target,
      details: JSON.parse(details) as unknown,
    }));
const noticesOf = async (id: string) =>
  (
    await server.services.database
      .selectFrom("notifications")
      .select(["kind", "readAt", "facts"])
      .where("operatorId", "=", id)
      .execute()
  ).map(({ kind, readAt, facts }) => ({ kind, read: readAt !== null, facts }));

describe("a change that needs a second person", () => {
  test("is made if it was sent before its call had a body", async () => {
    const { database, sealer } = server.services;
    await turnOn("resets");
    const { sales } = server.operatorIds;
    const path = `${operatorPath(sales)}/reset-password`;
    expect((await admin.request("POST", path, because())).body).toMatchObject(sent);
    const { id } = await waiting();
    const stored = JSON.stringify({ params: { id: sales }, role: "admin" });
    const input = await sealer.seal(database, stored, { kind: "approval", owner: id });
    await database.updateTable("approvals").set({ input }).where("id", "=", id).execute();
    const answer = await decide(grace, id, "approve");
    expect(answer.body, answer.text).toMatchObject({ approval: { status: "approved" } });
  });

  test("shows the link that it made to its approver", async () => {
    await turnOn("resets");
    const path = `${operatorPath(server.operatorIds.sales)}/reset-password`;
    const body = { delivery: "link" };
    expect((await admin.request("POST", path, { body, ...because() })).body).toMatchObject(sent);
    const { body: shown } = await decide(grace, (await waiting()).id, "approve");
    const { link } = shown as { link: string };
    const accept = { token: link.split("token=")[1], newPassword: "otter gravel lantern 7" };
    // The requester doesn't know it.
    await root.call("POST /mc-api/operator/:id/disable", {
      params: { id: server.operatorIds.admin },
    });
    expect((await server.request("POST", "/auth/invitation/accept", { body: accept })).body).toBe(
      true,
    );
  });

  test("is made once somebody else approves it, and the audit log names both @security-54", async () => {
    const { sales, admin: adminId } = server.operatorIds;
    await turnOn("roles");
    const plain = await admin.request("PATCH", operatorPath(sales), {
      body: { role: "operation" },
    });
    expect(plain.body).toMatchObject(needed);
    // What anybody may change doesn't wait.
    const name = await admin.request("PATCH", operatorPath(sales), { body: { name: "Lin" } });
    expect(name.status).toBe(200);
    expect((await askForRole(admin, "operation", "Joins 运营 team")).body).toMatchObject(sent);
    expect((await askForRole()).body).toMatchObject({ fields: [{ code: "waits_already" }] });
    expect(await roleOf(sales)).toBe("sales");

    expect((await waiting(admin)).may).toEqual(["withdraw"]);
    const approval = await waiting(ada);
    expect(approval).toMatchObject({
      action: "operator.changed",
      target: "sales",
      details: { from: "sales", to: "operation" },
      reason: "Joins 运营 team",
      requestedByName: "Test admin",
      requestedByAccount: "admin",
      may: ["approve", "reject"],
    });
    expect(await listed(ada, { by: "others", search: "test ADMIN" })).toHaveLength(1);
    expect(await listed(ada, { by: "me" })).toEqual([]);
    expect(await listed(await server.as("clientManager"))).toEqual([]);
    const { items } = await ada.call("GET /cc-api/operator/waiting");
    expect(items).toMatchObject([{ kind: "approvals", count: 1 }]);
    const asked = { kind: "approval.waiting", facts: { target: "sales", by: "Test admin" } };
    expect(await noticesOf(adaId)).toMatchObject([{ ...asked, read: false }]);
    expect(await noticesOf(graceId)).toMatchObject([asked]);
    expect(await noticesOf(adminId)).toEqual([]);

    const answer = await decide(ada, approval.id, "approve");
    expect(answer.body, answer.text).toMatchObject({
      approval: { status: "approved", decidedByName: "ada", may: [] },
      secret: null,
    });
    expect(await roleOf(sales)).toBe("operation");
    expect((await decide(grace, approval.id, "approve")).body).toMatchObject(decided);
    expect(await events("approval.requested", "operator.changed")).toMatchObject([
      { actor: "admin", details: { fields: "name" } },
      { actor: "admin", target: "sales", details: { call: "operator.update" } },
      {
        actor: "ada",
        target: "sales",
        details: { from: "sales", to: "operation", requestedBy: "admin", approval: approval.id },
      },
    ]);
    expect(await noticesOf(graceId)).toMatchObject([{ ...asked, read: true }]);
    expect(await noticesOf(adminId)).toMatchObject([
      { kind: "approval.decided", facts: { outcome: "approved", by: "ada" } },
    ]);
  });

  test("is decided on by nobody whom it concerns, and only with its permission and fresh proof @security-55", async () => {
    await turnOn("roles", "resets");
    const reset = await admin.request("POST", `${operatorPath(adaId)}/reset-password`, because());
    expect(reset.body).toMatchObject(sent);
    const { id } = await waiting();
    expect((await waiting(ada)).may).toEqual([]);
    expect(await listed(root, { id })).toHaveLength(1);
    expect(await listed(root, { id: adaId })).toEqual([]);
    for (const [by, code] of [
      [admin, "own_proposal"],
      [ada, "own_account"],
      [await server.as("clientManager"), "management:operator:update"],
      [await server.as("bizDirector"), "management:approval:decide"],
    ] as const)
      for (const [what, body] of [["approve"], ["reject", { reason: "No" }]] as const)
        expect((await decide(by, id, what, body)).body).toMatchObject({
          code: "forbidden",
          fields: [{ code }],
        });
    expect((await withdraw(grace, id)).body).toMatchObject({
      fields: [{ code: "not_proposer" }],
    });
    server.clock.advance(10 * 60_000);
    expect((await decide(grace, id, "approve")).body).toMatchObject({ code: "reauth_required" });
    expect((await withdraw(admin, id)).body).toMatchObject({ status: "withdrawn" });
    expect(await events("operator.password-replaced")).toEqual([]);
  });

  test("is listed for its requester and can be withdrawn, also without a permission to decide @security-55", async () => {
    const { database } = server.services;
    await turnOn("libraryGrants");
    const role = "operation" as const;
    await database
      .insertInto("rolePermissions")
      .values([{ role, permission: "console-application:library:grant" }])
      .execute();
    const { clientAppId } = await addClientAppWithKey(server, {
      database,
      ownerId: server.operatorIds.operation,
      now: server.clock.now(),
    });
    const { id: library } = await root.call("POST /cc-api/library/create", {
      body: { name: "Faces", kind: "faces", environment: "production" },
    });
    const asking = await server.as(role);
    const grant = endpoints.find(({ name }) => name === "clientApp.library.grant")!;
    const asked = await asking.request("POST", grant.path.replace(":id", clientAppId), {
      body: { libraryIds: [library] },
      ...because("Pilot"),
    });
    expect(asked.body, asked.text).toMatchObject(sent);
    const { items } = await asking.call("GET /cc-api/operator/approvals");
    expect(items).toMatchObject([{ reason: "Pilot", status: "waiting", may: ["withdraw"] }]);
    // Nobody else's, and none to decide on.
    expect((await grace.call("GET /cc-api/operator/approvals")).items).toEqual([]);
    expect((await asking.request("GET", "/mc-api/approval/list")).status).toBe(403);
    const { id } = items[0]!;
    expect((await withdraw(grace, id)).body).toMatchObject({ fields: [{ code: "not_proposer" }] });
    expect((await withdraw(asking, id)).body).toMatchObject({ status: "withdrawn" });
    expect((await decide(grace, id, "approve")).body).toMatchObject(decided);
  });

  test("is made once, however many approve it at the same time @security-54", async () => {
    await turnOn("roles");
    const body = { account: "new.one", name: "New", email: "new@console.test", role: "sales" };
    const create = await admin.request("POST", "/mc-api/operator/create", { body, ...because() });
    expect(create.body).toMatchObject(sent);
    const again = await admin.request("POST", "/mc-api/operator/create", { body, ...because() });
    expect(again.body).toMatchObject({ fields: [{ code: "waits_already" }] });
    const { id, details } = await waiting();
    expect(details).toEqual({ role: "sales", name: "New", email: "new@console.test" });
    const answers = await Promise.all(
      [ada, grace, root, ada].map((by) => decide(by, id, "approve")),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(answer.body).toMatchObject(decided);
    expect(await events("operator.created")).toHaveLength(1);
    await expect
      .poll(() => server.mails.filter(({ to }) => to === "new@console.test"))
      .toHaveLength(1);
  });

  test("goes on waiting if it's refused, and can be rejected", async () => {
    const { sales, admin: adminId } = server.operatorIds;
    const { database } = server.services;
    await turnOn("roles");
    await askForRole();
    const { id } = await waiting();
    const setOperator = (of: string, values: { role?: Role; status?: "active" | "disabled" }) =>
      database.updateTable("operators").set(values).where("id", "=", of).execute();
    // Another change than the one that is shown.
    await setOperator(sales, { role: "bizDirector" });
    expect((await decide(grace, id, "approve")).body).toMatchObject({
      fields: [{ code: "differs_now" }],
    });
    await setOperator(sales, { role: "sales" });
    for (const lost of [{ status: "disabled" }, { status: "active", role: "sales" }] as const) {
      await setOperator(adminId, lost);
      expect((await decide(grace, id, "approve")).body).toMatchObject({
        fields: [{ code: "requester_lost" }],
      });
    }
    await setOperator(adminId, { role: "admin" });
    expect((await waiting()).id).toBe(id);
    // What only root may ask for.
    const newAdmin = {
      account: "new.admin",
      name: "New",
      email: "new@console.test",
      role: "admin",
    };
    const created = await grace.request("POST", "/mc-api/operator/create", {
      body: newAdmin,
      ...because(),
    });
    expect(created.body, created.text).toMatchObject(sent);
    const [asked] = await listed(root, { search: "grace" });
    await setOperator(graceId, { role: "admin" });
    expect((await decide(root, asked!.id, "approve")).body).toMatchObject({
      fields: [{ code: "requester_lost" }],
    });
    await setOperator(graceId, { role: "root" });
    // A call that this release no longer has.
    const setCall = (call: string) =>
      database.updateTable("approvals").set({ call }).where("id", "=", id).execute();
    await setCall("operator.gone");
    expect((await decide(grace, id, "approve")).body).toMatchObject({
      fields: [{ path: "call", code: "unknown" }],
    });
    // What somebody else has done by now: approving it would change nothing.
    const setDefault = { body: { role: "operation" }, ...because() };
    const changed = await root.request("PUT", "/mc-api/provisioning/default-role", setDefault);
    expect(changed.body).toMatchObject(sent);
    await database.updateTable("scimSettings").set({ defaultRole: "operation" }).execute();
    const [done] = await listed(grace, { search: "provisioning" });
    expect((await decide(grace, done!.id, "approve")).body).toMatchObject({
      fields: [{ code: "differs_now" }],
    });
    // The handler's own refusals: here, of another administrator's lesser rights.
    await turnOn("resets");
    const mail = { body: { email: "other@console.test" }, ...because() };
    const ofRoot = operatorPath(server.operatorIds.root);
    expect((await grace.request("PATCH", ofRoot, mail)).body).toMatchObject(sent);
    const [beyond] = await listed(ada, { search: "grace" });
    expect((await decide(ada, beyond!.id, "approve")).body).toMatchObject({
      fields: [{ code: "only_root" }],
    });
    expect((await decide(ada, id, "reject", { reason: "Not yet" })).body).toMatchObject({
      status: "rejected",
      comment: "Not yet",
    });
    await setCall("operator.update");
    expect((await decide(grace, id, "approve")).body).toMatchObject(decided);
    expect(await roleOf(sales)).toBe("sales");
    expect(await events("approval.rejected")).toMatchObject([
      { actor: "ada", target: "sales", details: { requestedBy: "admin", reason: "Not yet" } },
    ]);
  });

  test("expires after a week", async () => {
    await turnOn("roles");
    await askForRole();
    const { id } = await waiting();
    server.clock.advance(approvalLifetime);
    [admin, grace] = [await server.as("admin"), await clientFor(graceId)];
    expect((await decide(grace, id, "approve")).body).toMatchObject(decided);
    expect(await listed(grace, { status: "expired" })).toMatchObject([{ id, status: "expired" }]);
    // The same change can be asked for again, before and after the clean-up.
    expect((await askForRole()).body).toMatchObject(sent);
    expect(
      (await decide(grace, (await waiting(grace)).id, "reject", { reason: "No" })).status,
    ).toBe(200);
    expect((await askForRole()).body).toMatchObject(sent);
    server.clock.advance(approvalLifetime);
    await removeExpired(server.services, server.clock.now());
    const rows = await server.services.database
      .selectFrom("approvals")
      .select(["status", "input"])
      .orderBy("status")
      .execute();
    expect(rows.map(({ status, input }) => [status, input])).toEqual([
      ["expired", null],
      ["expired", null],
      ["rejected", null],
    ]);
    expect((await noticesOf(graceId)).every(({ read }) => read)).toBe(true);
  });

  test("must have a reason, and somebody who can approve it", async () => {
    await turnOn("roles");
    for (const header of ["", "%20", "%", "%00", encodeURIComponent("x".repeat(501))]) {
      const answer = await admin.request("PATCH", operatorPath(server.operatorIds.sales), {
        body: { role: "operation" },
        headers: { [approvalReasonHeader]: header },
      });
      expect(answer.body, header).toMatchObject({
        code: "bad_input",
        fields: [{ path: approvalReasonHeader }],
      });
    }
    await server.services.database
      .updateTable("operators")
      .set({ status: "disabled" })
      .where("id", "in", [adaId, graceId, server.operatorIds.root])
      .execute();
    expect((await askForRole()).body).toMatchObject({ fields: [{ code: "no_approver" }] });
  });
});

describe("the policy", () => {
  test("is turned off only by two, or on the server itself @security-56", async () => {
    const { database } = server.services;
    const setGrace = (status: "active" | "disabled") =>
      database.updateTable("operators").set({ status }).where("id", "=", graceId).execute();
    await setGrace("disabled");
    expect((await setPolicy({ resets: true })).body).toMatchObject({
      fields: [{ path: "secondPerson.resets", code: "no_approver" }],
    });
    await setGrace("active");
    await turnOn("roles", "libraryGrants");
    expect((await setPolicy({ roles: false })).body).toMatchObject(needed);
    // Anything else can change.
    expect((await setPolicy({ resets: true })).status).toBe(200);
    expect((await setPolicy({ roles: false }, root, because())).body).toMatchObject(sent);
    const stale = await waiting(grace);
    expect(stale.details).toEqual({
      secondPerson: "roles, resets, libraryGrants → resets, libraryGrants",
    });
    await database.updateTable("securityPolicy").set({ changedAt: 1 }).execute();
    expect((await decide(grace, stale.id, "approve")).body).toMatchObject({
      code: "conflict",
      fields: [{ code: "changed" }],
    });
    await withdraw(root, stale.id);
    await setPolicy({ roles: false }, root, because());
    const { id } = await waiting(grace);
    expect((await decide(root, id, "approve")).body).toMatchObject({ code: "forbidden" });
    const approved = await decide(grace, id, "approve");
    expect(approved.status, approved.text).toBe(200);
    expect((await root.call("GET /mc-api/security-policy")).secondPerson).toEqual({
      roles: false,
      resets: true,
      libraryGrants: true,
    });
    await liftLockout(server.services);
    expect((await root.call("GET /mc-api/security-policy")).secondPerson).toEqual({
      roles: false,
      resets: false,
      libraryGrants: false,
    });
  });

  test("holds for every call that declares it, and leaves nothing behind @security-54", async () => {
    const { services, operatorIds, clock } = server;
    const { database } = services;
    const { sales } = operatorIds;
    const applicant = await applyAndConfirm(server);
    const { clientAppId } = await addClientAppWithKey(server, {
      database,
      ownerId: operatorIds.root,
      now: clock.now(),
    });
    // More than one audit event names.
    const libraries = await Promise.all(
      Array.from({ length: 21 }, (_, index) =>
        root.call("POST /cc-api/library/create", {
          body: { name: `Faces ${index}`, kind: "faces", environment: "production" },
        }),
      ),
    );
    const provider = {
      label: "Company",
      issuer: "https://login.company.test",
      clientId: "console",
      clientSecret: "a-secret-of-the-company",
      scopes: "openid",
      roles: ["sales"],
      linkByEmail: true,
      createOperators: true,
      roleClaim: "",
      roleMapping: [],
      defaultRole: "sales",
      applyRole: false,
      acceptedFactors: [],
      enabled: false,
    };
    const added = await root.request("POST", "/mc-api/identity-provider/add", {
      body: { ...provider, name: "company" },
    });
    const { id: providerId, updatedAt } = added.body as { id: string; updatedAt: number };
    await root.call("POST /mc-api/operator/:id/disable", {
      params: { id: operatorIds.bizDirector },
    });
    await turnOn("roles", "resets", "libraryGrants");
    const cases: Record<string, [id: string, ...bodies: object[]]> = {
      "operator.create": [
        "",
        { account: "new.one", name: "New", email: "new@console.test", role: "sales" },
      ],
      "operator.enable": [operatorIds.bizDirector, {}],
      "operator.update": [sales, { role: "operation" }, { email: "new@console.test" }],
      "operator.resetPassword": [sales, {}],
      "operator.removeSecondFactors": [sales, {}],
      "role.change": ["", { changes: [{ role: "sales", give: ["console:open"], take: [] }] }],
      "applicant.approve": [applicant, { role: "sales" }],
      "identityProvider.add": ["", { ...provider, name: "other" }],
      "identityProvider.update": [providerId, { ...provider, updatedAt }],
      "provisioning.defaultRole": ["", { role: "operation" }],
      "provisioning.token.add": [
        "",
        { name: "Directory", invites: false, expiresAt: clock.now() + 86_400_000 },
      ],
      "provisioning.group.map": ["", { displayName: "Everyone", role: "operation" }],
      "clientApp.library.grant": [clientAppId, { libraryIds: libraries.map(({ id }) => id) }],
      "securityPolicy.update": [
        "",
        ...(await Promise.all(
          secondPersonKinds.map(async (kind) => {
            const { secondPerson, changedAt } = await root.call("GET /mc-api/security-policy");
            return {
              addresses: [],
              apiKeyDays: null,
              subAppTokenDays: null,
              secondPerson: { ...secondPerson, [kind]: false },
              changedAt,
            };
          }),
        )),
      ],
    };
    const declared = (endpoints as readonly Endpoint[]).filter(
      (one): one is OperatorEndpoint => !isKeyEndpoint(one) && one.secondPerson !== undefined,
    );
    expect(Object.keys(cases).toSorted()).toEqual(declared.map(({ name }) => name).toSorted());
    // What the server counts and measures by itself, every few seconds.
    const counted = ["alert_evaluation", "usage_hours", "usage_minutes"];
    const storedByCalls = async () =>
      [...(await everythingStored(database))].filter(([name]) => !counted.includes(name));
    const before = await storedByCalls();
    for (const { name, method, path } of declared) {
      const [id, ...bodies] = cases[name]!;
      for (const body of bodies) {
        const options = method === "POST" && Object.keys(body).length === 0 ? {} : { body };
        const answer = await root.request(method, path.replace(":id", id), options);
        expect(answer.body, `${name} ${answer.text}`).toMatchObject(needed);
      }
    }
    expect(await storedByCalls()).toEqual(before);

    // What decides whether a change is right, besides its target.
    const shown: Record<string, object> = {
      "operator.create": { role: "sales", name: "New", email: "new@console.test" },
      "operator.resetPassword": { email: "sales@console.test" },
      "applicant.approve": { role: "sales", email: registration.email },
      "provisioning.token.add": { invites: false },
      "clientApp.library.grant": { libraries: expect.stringContaining("Faces 9") as string },
    };

    // Each of them can be sent and approved, and no secret is stored while it waits.
    for (const { name, method, path } of declared) {
      const [id, body] = cases[name]!;
      if (name === "securityPolicy.update") continue;
      const options = method === "POST" && Object.keys(body!).length === 0 ? {} : { body };
      const asked = await root.request(method, path.replace(":id", id), {
        ...options,
        ...because(),
      });
      expect(asked.body, `${name} ${asked.text}`).toMatchObject(sent);
      const stored = [...(await everythingStored(database)).values()].join("\n");
      expect(stored).not.toContain(provider.clientSecret);
      const approval = await waiting();
      expect(approval.details).toMatchObject(shown[name] ?? {});
      const approved = await decide(grace, approval.id, "approve");
      expect(approved.status, `${name} ${approved.text}`).toBe(200);
      const { secret } = approved.body as { secret: string | null };
      expect(secret !== null).toBe(name === "provisioning.token.add");
      if (secret !== null) expect(stored).not.toContain(secret);
    }
    const { clientSecret } = await database
      .selectFrom("identityProviders")
      .select("clientSecret")
      .where("id", "=", providerId)
      .executeTakeFirstOrThrow();
    const sealing = { kind: "identity-provider", owner: providerId } as const;
    expect(await services.sealer.open(database, clientSecret!, sealing)).toBe(
      provider.clientSecret,
    );
  });
});
