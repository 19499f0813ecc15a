// Operators who manage others can't change or create anyone with more permissions than their own.
import { endpoints, type Permission, roles } from "@console-shell/contract";
import {
  type OperatorAction,
  operatorActions,
} from "@console-shell/contract/words/operator-actions";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { grantsByRole } from "../role/reads.ts";

const given: Permission[] = [
  "management:operator:read",
  "management:operator:create",
  "management:operator:update",
  "management:operator:view-as",
  "management:session:read",
  "management:session:end",
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // A client manager who also manages operators, and so has all of sales' permissions.
  const root = await server.as("root");
  await root.call("POST /mc-api/role/change", {
    body: { changes: [{ role: "clientManager", give: given, take: [] }] },
  });
});
afterAll(() => server.close());

const writes = endpoints.filter(
  ({ method, path }) => method !== "GET" && /^\/mc-api\/(operator|session)\/:id/.test(path),
);
const bodies: Record<string, object> = {
  "/mc-api/operator/:id": { name: "Owned" },
  "/mc-api/operator/:id/view-as": { reason: "Curious" },
};

const sessionOf = async (account: string) => {
  const root = await server.as("root");
  const { items } = await root.call("GET /mc-api/session/list", { query: { search: account } });
  return items.find((one) => one.account === account)!.id;
};
const ask = async (method: string, path: string, role: "operation" | "admin" | "sales") => {
  const other = await server.as(role);
  const id = path.includes("/session/") ? await sessionOf(role) : server.operatorIds[role];
  const manager = await server.as("clientManager");
  const answer = await manager.request(method, path.replaceAll(/:\w+/g, id), {
    body: bodies[path],
  });
  return { answer, other };
};

test("some calls change an operator", () => {
  expect(writes.length).toBeGreaterThanOrEqual(7);
});

test.each(writes.map(({ method, path }) => [method, path]))(
  "%s %s is rejected for operators with fewer permissions than their target @security-23",
  async (method, path) => {
    for (const role of ["operation", "admin"] as const) {
      const { answer, other } = await ask(method, path, role);
      expect(answer, role).toMatchObject({
        status: 403,
        body: { fields: [{ path: "id", code: "beyond_own" }] },
      });
      expect((await other.request("GET", "/auth/account/info")).status).toBe(200);
    }
  },
);

test("operators with the same permissions can use theirs on each other @security-23", async () => {
  const ended = await ask("POST", "/mc-api/session/:id/end", "sales");
  expect(ended.answer.status).toBe(200);
  expect((await ended.other.request("GET", "/auth/account/info")).status).toBe(401);
  for (const verb of ["reset-password", "disable", "enable"])
    expect((await ask("POST", `/mc-api/operator/:id/${verb}`, "sales")).answer.status).toBe(200);
  // Admins hold the same permissions as each other.
  const root = await server.as("root");
  const account = "admin2";
  const { id } = await root.call("POST /mc-api/operator/create", {
    body: { account, name: "Second", email: "admin2@console.test", role: "admin" },
  });
  const admin = await server.as("admin");
  expect((await admin.request("POST", `/mc-api/operator/${id}/disable`)).status).toBe(200);
});

test("a role can be given only with all its permissions, and root and admin only by root @security-23", async () => {
  const permissionsOf = await grantsByRole(server.services);
  for (const giver of ["root", "admin", "clientManager"] as const)
    for (const role of roles) {
      const held = new Set(permissionsOf(giver));
      const may =
        giver === "root" ||
        (role !== "root" && role !== "admin" && permissionsOf(role).every((one) => held.has(one)));
      const account = `${giver}-${role}`;
      const answer = await (
        await server.as(giver)
      ).request("POST", "/mc-api/operator/create", {
        body: { account, name: account, email: `${account}@console.test`, role },
      });
      expect(answer.status, account).toBe(may ? 201 : 403);
    }
});

const calls: Record<OperatorAction, [method: string, verb: string, body?: object]> = {
  edit: ["PATCH", "", { name: "Changed" }],
  endSessions: ["POST", "/end-sessions"],
  removeSecondFactors: ["POST", "/remove-second-factors"],
  reset: ["POST", "/reset-password"],
  disable: ["POST", "/disable"],
  enable: ["POST", "/enable"],
};

const all = operatorActions.length;

test.each([
  ["clientManager", { root: 0, operation: 0, clientManager: 1, sales: all }],
  ["admin", { root: 0, admin: 1, sales: all }],
] as const)("the options that %s sees match what the server allows", async (caller, offered) => {
  const client = await server.as(caller);
  const { items } = await client.call("GET /mc-api/operator/list", { query: { pageSize: 100 } });
  for (const [role, count] of Object.entries(offered)) {
    const { id, may } = items.find((one) => one.account === role)!;
    const detail = await client.call("GET /mc-api/operator/:id", { params: { id } });
    expect(detail.may, role).toEqual(may);
    expect(may, role).toHaveLength(count);
    for (const action of operatorActions) {
      const [method, verb, body] = calls[action];
      // Enabling one's own account, which is enabled already, changes nothing and isn't refused.
      if (caller === role && action === "enable") continue;
      const answer = await client.request(method, `/mc-api/operator/${id}${verb}`, { body });
      expect(answer.status, `${role}: ${action}`).toBe(may.includes(action) ? 200 : 403);
    }
  }
  const sessions = await client.call("GET /mc-api/session/list", { query: { pageSize: 100 } });
  for (const { id, account, mayEnd } of sessions.items) {
    const answer = await client.request("POST", `/mc-api/session/${id}/end`);
    expect(answer.status, `session of ${account}`).toBe(mayEnd ? 200 : 403);
  }
});

test("operators who can't change others see no options", async () => {
  const reader = await server.as("bizDirector");
  const { items } = await reader.call("GET /mc-api/operator/list");
  expect(items.flatMap(({ may }) => may)).toEqual([]);
});
