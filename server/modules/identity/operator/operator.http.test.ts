import type { Role } from "@console-shell/contract";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addOperator, takeMailedToken } from "./testing/add-operator.ts";

const nobody = "01890a5d-ac96-774b-bcce-b302099a8057";

describe("operators", () => {
  let server: TestServer;
  let count = 0;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  /** A new operator of a role, invited by root. */
  const add = (role: Role = "sales") => {
    count += 1;
    const account = `extra${count}`;
    return addOperator(server, {
      account,
      name: `Extra ${count}`,
      email: `${account}@console.test`,
      role,
    });
  };
  const signIn = (account: string, password: string) =>
    server.request("POST", "/auth/session/login", { body: { account, password } });
  const isSignedIn = async (cookie: string) =>
    (await server.request("GET", "/auth/account/info", { cookie })).status === 200;

  describe("list", () => {
    it("can be paged, sorted, searched and filtered", async () => {
      const admin = await server.as("admin");
      const first = await admin.call("GET /mc-api/operator/list", {
        query: { page: 1, pageSize: 2, sort: "account", order: "asc" },
      });
      expect(first.total).toBeGreaterThanOrEqual(6);
      expect(first.items.map((one) => one.account)).toEqual(["admin", "bizDirector"]);
      const last = await admin.call("GET /mc-api/operator/list", {
        query: { pageSize: 1, sort: "role", order: "desc" },
      });
      expect(last.items[0]?.role).toBe("sales");
      const found = await admin.call("GET /mc-api/operator/list", {
        query: { search: "CLIENTMANAGER@console" },
      });
      expect(found.items.map((one) => one.account)).toEqual(["clientManager"]);
      const roots = await admin.call("GET /mc-api/operator/list", {
        query: { role: "root", status: "active" },
      });
      expect(roots.items.every((one) => one.role === "root" && one.status === "active")).toBe(true);
      const percent = await admin.call("GET /mc-api/operator/list", { query: { search: "%" } });
      expect(percent.total).toBe(0);
    });

    it("sorts operators who never signed in last, on both databases", async () => {
      const { operatorIds, services, clock } = server;
      await services.database
        .updateTable("operators")
        .set({ lastSignInAt: clock.now() })
        .where("id", "=", operatorIds.operation)
        .execute();
      const { items } = await (
        await server.as("root")
      ).call("GET /mc-api/operator/list", { query: { sort: "lastSignInAt", order: "asc" } });
      expect(items[0]?.account).toBe("operation");
    });

    it("exports all matches", async () => {
      const admin = await server.as("admin");
      const file = await admin.request("GET", "/mc-api/operator/export?role=sales&search=console");
      expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
      const [head, ...lines] = file.text.trimEnd().split("\r\n");
      expect(head).toBe(
        "account,name,email,phone,role,status,awaitsPassword,secondFactors,provisioned,createdAt,lastSignInAt",
      );
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(line).toMatch(/,sales,(?:active|disabled),(?:true|false),/);
      const refused = await (await server.as("sales")).request("GET", "/mc-api/operator/export");
      expect(refused.status).toBe(403);
    });

    it("never contains a password", async () => {
      const answer = await (await server.as("root")).request("GET", "/mc-api/operator/list");
      expect(answer.text.replaceAll("awaitsPassword", "")).not.toMatch(/password|argon2/i);
    });

    it.each([{ page: 0 }, { pageSize: 1000 }, { role: "emperor" }, { sort: "passwordHash" }])(
      "rejects %o",
      async (query) => {
        const root = await server.as("root");
        expect((await root.request("GET", "/mc-api/operator/list", { query })).status).toBe(400);
      },
    );
  });

  describe("permissions", () => {
    it.each([
      ["GET", "/mc-api/operator/list"],
      ["GET", `/mc-api/operator/${nobody}`],
      ["POST", "/mc-api/operator/create"],
      ["PATCH", `/mc-api/operator/${nobody}`],
      ["POST", `/mc-api/operator/${nobody}/disable`],
      ["POST", `/mc-api/operator/${nobody}/enable`],
      ["POST", `/mc-api/operator/${nobody}/reset-password`],
      ["POST", `/mc-api/operator/${nobody}/end-sessions`],
      ["GET", "/mc-api/role/list"],
    ])("%s %s needs a session and the permission", async (method, path) => {
      expect((await server.request(method, path)).status).toBe(401);
      expect((await (await server.as("sales")).request(method, path)).status).toBe(403);
    });

    it("let a reader read and not write", async () => {
      const director = await server.as("bizDirector");
      expect((await director.request("GET", "/mc-api/operator/list")).status).toBe(200);
      const path = `/mc-api/operator/${server.operatorIds.sales}`;
      const patch = await director.request("PATCH", path, { body: { name: "X" } });
      expect(patch.status).toBe(403);
    });
  });

  describe("create", () => {
    const invite = async (account: string, locale?: "zh-CN") => {
      const root = await server.as("root");
      const email = `${account}@console.test`;
      const body = { account, name: "Alma", email, role: "operation" as const };
      const operator = await root.call("POST /mc-api/operator/create", {
        body: locale ? { ...body, locale } : body,
      });
      return { root, operator, email };
    };

    it("creates an operator without a password until the mailed link sets one", async () => {
      const { root, operator, email } = await invite("invited1");
      expect(operator).toMatchObject({
        role: "operation",
        status: "active",
        awaitsPassword: true,
        lastSignInAt: null,
      });
      await expect.poll(() => server.mails.at(-1)).toMatchObject({ to: email, locale: "en-US" });
      expect(server.mails.at(-1)?.subject).toBe("You’re invited to Console Shell");
      expect(server.mails.at(-1)?.text).toContain("invited1");
      const token = await takeMailedToken(server, email);
      const newPassword = "otter gravel lantern 7";
      await server.call("POST /auth/invitation/accept", { body: { token, newPassword } });
      expect((await signIn("invited1", newPassword)).status).toBe(200);
      const detail = await root.call("GET /mc-api/operator/:id", { params: { id: operator.id } });
      expect(detail.awaitsPassword).toBe(false);
    });

    it("mails in the chosen language", async () => {
      const { email } = await invite("invited2", "zh-CN");
      await expect.poll(() => server.mails.at(-1)).toMatchObject({ to: email, locale: "zh-CN" });
      expect(server.mails.at(-1)?.text).toMatch(/\p{Script=Han}/u);
    });

    it("sends the link to the corrected e-mail address", async () => {
      const { root, operator, email } = await invite("invited4");
      const wrong = await takeMailedToken(server, email);
      const right = "corrected@console.test";
      const params = { id: operator.id };
      await root.call("PATCH /mc-api/operator/:id", { params, body: { email: right } });
      const token = await takeMailedToken(server, right);
      const accept = (given: string) =>
        server.request("POST", "/auth/invitation/accept", {
          body: { token: given, newPassword: "otter gravel lantern 7" },
        });
      expect((await accept(wrong)).status).toBe(400);
      expect((await accept(token)).status).toBe(200);
    });

    it("sends another link, which replaces the one before", async () => {
      const { root, operator, email } = await invite("invited3");
      const first = await takeMailedToken(server, email);
      const params = { id: operator.id };
      await root.call("POST /mc-api/operator/:id/reset-password", { params });
      await expect.poll(() => server.mails.at(-1)?.to).toBe(email);
      expect(server.mails.at(-1)?.subject).toBe("You’re invited to Console Shell");
      const second = await takeMailedToken(server, email);
      const accept = (token: string) =>
        server.request("POST", "/auth/invitation/accept", {
          body: { token, newPassword: "otter gravel lantern 7" },
        });
      expect((await accept(first)).body).toMatchObject({ code: "wrong_link" });
      expect((await accept(second)).status).toBe(200);
    });

    it("names the taken or invalid fields", async () => {
      const root = await server.as("root");
      const body = { account: "SALES", name: "N", email: "sales@console.test", role: "sales" };
      const taken = await root.request("POST", "/mc-api/operator/create", { body });
      expect(taken.status).toBe(409);
      expect(taken.body).toMatchObject({
        code: "conflict",
        message: "This is already in use.",
        fields: [
          { path: "account", code: "taken" },
          { path: "email", code: "taken" },
        ],
      });
      const wrong = await root.request("POST", "/mc-api/operator/create", {
        body: { ...body, account: "a b", email: "nowhere", status: "active" },
      });
      expect(wrong.status).toBe(400);
    });

    it("lets only root give root and admin", async () => {
      const admin = await server.as("admin");
      for (const role of ["root", "admin"]) {
        const answer = await admin.request("POST", "/mc-api/operator/create", {
          body: { account: "climber", name: "C", email: "climber@console.test", role },
          headers: { "accept-language": "zh-CN" },
        });
        expect(answer.status).toBe(403);
        expect(answer.body).toMatchObject({
          fields: [{ path: "role", code: "only_root", message: "仅超级管理员可执行此操作" }],
        });
      }
    });
  });

  describe("detail", () => {
    it("returns the operator, the role's permissions and active sessions", async () => {
      const { operator } = await add("sales");
      const root = await server.as("root");
      const params = { id: operator.id };
      const detail = await root.call("GET /mc-api/operator/:id", { params });
      const { link: _, ...shown } = operator;
      expect(detail).toMatchObject({ ...shown, liveSessions: 0 });
      expect(detail.permissions).toContain("finance:client:read");
      expect(detail.permissions).not.toContain("finance:client:create");
      const known = await root.call("GET /mc-api/operator/:id", {
        params: { id: server.operatorIds.root },
      });
      expect(known.liveSessions).toBeGreaterThan(0);
    });

    it("returns 404 for an unknown id and 400 for a malformed one", async () => {
      const root = await server.as("root");
      expect((await root.request("GET", `/mc-api/operator/${nobody}`)).status).toBe(404);
      expect((await root.request("GET", "/mc-api/operator/seven")).status).toBe(400);
    });
  });

  describe("update", () => {
    it("changes fields, and a role from the next request", async () => {
      const { operator, password } = await add("sales");
      const { cookies } = await signIn(operator.account, password);
      const cookie = cookies[0]?.split(";")[0] ?? "";
      const params = { id: operator.id };
      const root = await server.as("root");
      const changed = await root.call("PATCH /mc-api/operator/:id", {
        params,
        body: { name: "Renamed", phone: "+86 10 5555 0100", role: "bizDirector" },
      });
      expect(changed).toMatchObject({ name: "Renamed", role: "bizDirector" });
      const list = await server.request("GET", "/mc-api/operator/list", { cookie });
      expect(list.status).toBe(200);
      await root.call("PATCH /mc-api/operator/:id", { params, body: { role: "sales" } });
      const after = await server.request("GET", "/mc-api/operator/list", { cookie });
      expect(after.status).toBe(403);
    });

    it("rejects a taken e-mail address in any case, no field, and an unknown field", async () => {
      const root = await server.as("root");
      const path = `/mc-api/operator/${server.operatorIds.sales}`;
      const taken = await root.request("PATCH", path, { body: { email: "ROOT@console.test" } });
      expect(taken.body).toMatchObject({ status: 409, fields: [{ path: "email", code: "taken" }] });
      expect((await root.request("PATCH", path, { body: {} })).status).toBe(400);
      expect((await root.request("PATCH", path, { body: { status: "x" } })).status).toBe(400);
      expect(
        (await root.request("PATCH", `/mc-api/operator/${nobody}`, { body: { name: "N" } })).status,
      ).toBe(404);
    });

    it("keeps an admin from root operators and from granting admin @security-23", async () => {
      const admin = await server.as("admin");
      const { sales, root } = server.operatorIds;
      const alter = await admin.request("PATCH", `/mc-api/operator/${root}`, {
        body: { name: "Owned" },
      });
      expect(alter.status).toBe(403);
      const grant = await admin.request("PATCH", `/mc-api/operator/${sales}`, {
        body: { role: "admin" },
      });
      expect(grant.status).toBe(403);
      for (const verb of ["disable", "reset-password", "end-sessions"]) {
        const answer = await admin.request("POST", `/mc-api/operator/${root}/${verb}`);
        expect(answer.status).toBe(403);
      }
    });

    it("rejects demoting, disabling or resetting oneself", async () => {
      const root = await server.as("root");
      const path = `/mc-api/operator/${server.operatorIds.root}`;
      const demote = await root.request("PATCH", path, { body: { role: "sales" } });
      expect(demote.body).toMatchObject({ status: 403, fields: [{ code: "own_account" }] });
      expect((await root.request("POST", `${path}/disable`)).status).toBe(403);
      expect((await root.request("POST", `${path}/reset-password`)).status).toBe(403);
      expect((await root.request("PATCH", path, { body: { name: "Root" } })).status).toBe(200);
    });
  });

  describe("disable and enable", () => {
    it("ends the sessions at once and locks the account until it's enabled", async () => {
      const { operator, password } = await add();
      const { cookies } = await signIn(operator.account, password);
      const cookie = cookies[0]?.split(";")[0] ?? "";
      expect(await isSignedIn(cookie)).toBe(true);
      const root = await server.as("root");
      const params = { id: operator.id };
      const disabled = await root.call("POST /mc-api/operator/:id/disable", { params });
      expect(disabled).toMatchObject({ operator: { status: "disabled" }, endedSessions: 1 });
      expect(await isSignedIn(cookie)).toBe(false);
      expect((await signIn(operator.account, password)).status).toBe(401);
      await root.call("POST /mc-api/operator/:id/enable", { params });
      expect(await isSignedIn(cookie)).toBe(false);
      expect((await signIn(operator.account, password)).status).toBe(200);
    });
  });

  describe("reset password and end sessions", () => {
    it("replaces the password and ends the sessions and running resets", async () => {
      const { operator, password } = await add();
      const { database } = server.services;
      await signIn(operator.account, password);
      await signIn(operator.account, password);
      await database
        .insertInto("resetTokens")
        .values({ tokenHash: "h", operatorId: operator.id, expiresAt: 9e12, usedAt: null })
        .execute();
      const root = await server.as("root");
      const params = { id: operator.id };
      const reset = await root.call("POST /mc-api/operator/:id/reset-password", { params });
      expect(reset.endedSessions).toBe(2);
      expect(reset.operator.awaitsPassword).toBe(true);
      expect((await signIn(operator.account, password)).status).toBe(401);
      expect(
        await database
          .selectFrom("resetTokens")
          .selectAll()
          .where("operatorId", "=", operator.id)
          .execute(),
      ).toEqual([]);
      await expect.poll(() => server.mails.at(-1)?.to).toBe(operator.email);
      expect(server.mails.at(-1)?.subject).toBe("Set a new password for Console Shell");
      const token = await takeMailedToken(server, operator.email);
      const newPassword = "otter gravel lantern 7";
      await server.call("POST /auth/invitation/accept", { body: { token, newPassword } });
      expect((await signIn(operator.account, newPassword)).status).toBe(200);
      const ended = await root.call("POST /mc-api/operator/:id/end-sessions", { params });
      expect(ended.endedSessions).toBe(1);
    });

    it("withdraws a disabled operator's password, and mails the link when enabled", async () => {
      const { operator, password } = await add();
      const root = await server.as("root");
      const params = { id: operator.id };
      await root.call("POST /mc-api/operator/:id/disable", { params });
      await root.call("POST /mc-api/operator/:id/reset-password", { params });
      await server.services.background.settled();
      expect(server.mails.filter(({ to }) => to === operator.email)).toEqual([]);
      await root.call("POST /mc-api/operator/:id/enable", { params });
      expect((await signIn(operator.account, password)).status).toBe(401);
      const token = await takeMailedToken(server, operator.email);
      const newPassword = "otter gravel lantern 7";
      await server.call("POST /auth/invitation/accept", { body: { token, newPassword } });
      expect((await signIn(operator.account, newPassword)).status).toBe(200);
    });

    it("mails an account that was used before", async () => {
      const { operator, password } = await add();
      await signIn(operator.account, password);
      const root = await server.as("root");
      const params = { id: operator.id };
      await root.call("POST /mc-api/operator/:id/reset-password", { params });
      const token = await takeMailedToken(server, operator.email);
      const newPassword = "otter gravel lantern 7";
      await server.call("POST /auth/invitation/accept", { body: { token, newPassword } });
      await expect.poll(() => server.mails.at(-1)?.to).toBe(operator.email);
      expect(server.mails.at(-1)?.subject).toBe("Your password was changed");
    });
  });

  describe("roles", () => {
    it("returns each role's current permissions and its number of operators", async () => {
      const { database } = server.services;
      const root = await server.as("root");
      await database
        .deleteFrom("rolePermissions")
        .where("role", "=", "sales")
        .where("permission", "=", "finance:invoice:read")
        .execute();
      const { items, total } = await root.call("GET /mc-api/role/list");
      expect(total).toBe(6);
      const sales = items.find((one) => one.role === "sales");
      expect(sales?.permissions).not.toContain("finance:invoice:read");
      expect(sales?.operators).toBeGreaterThan(0);
    });
  });
});
