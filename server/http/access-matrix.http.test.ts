// Who may call what: every call of the contract by every role and by nobody, compared with the
// permission table, over HTTP.
import { defaultGrants, type Endpoint, endpoints, type Role, roles } from "@console-shell/contract";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import type { TestClient } from "@console-shell/testing/test-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

let server: TestServer;
let clients: Record<Role, TestClient & { cookie: string }>;
beforeAll(async () => {
  server = await startTestServer();
  const entries = await Promise.all(roles.map(async (role) => [role, await server.as(role)]));
  clients = Object.fromEntries(entries) as typeof clients;
});
afterAll(() => server.close());

/* Nobody has this identifier: a call that is let in finds nothing, and so changes nothing. */
const nobody = "00000000-0000-7000-8000-000000000000";
const addressOf = ({ path }: Endpoint) => path.replaceAll(/:\w+/g, nobody);

/**
 * Sends what passes the door and fails the schema, wherever there is a body, so that each answer
 * is about access alone and no call leaves a trace.
 */
const attempt = (client: TestClient, endpoint: Endpoint) => {
  if (endpoint.upload) {
    const upload = new FormData();
    upload.append("nothing", "x");
    return client.request(endpoint.method, addressOf(endpoint), { upload });
  }
  return client.request(endpoint.method, addressOf(endpoint), {
    ...(endpoint.method !== "GET" && { body: { thisFieldIsUnknown: true } }),
  });
};

const mayCall = ({ access }: Endpoint, role: Role): boolean =>
  access === "public" || access === "signed-in" || defaultGrants[role].includes(access);

/* Signing out ends the session that the other calls need. */
const calls = endpoints
  .filter(({ name }) => name !== "session.logout")
  .map((endpoint): [string, Endpoint] => [`${endpoint.method} ${endpoint.path}`, endpoint]);

describe.each(calls)("%s", (_title, endpoint) => {
  test("is refused to nobody but those who lack the permission", async () => {
    const allowed: Role[] = [];
    for (const role of roles) {
      const answer = await attempt(clients[role], endpoint);
      if (answer.status !== 403) {
        // 401 would be an answer about the session, 5xx about a fault.
        expect([200, 400, 404], `${role}: ${answer.text}`).toContain(answer.status);
        allowed.push(role);
        continue;
      }
      expect(answer.body).toMatchObject({
        code: "forbidden",
        fields: [{ path: "permission", code: endpoint.access }],
      });
    }
    expect(allowed).toEqual(roles.filter((role) => mayCall(endpoint, role)));
  });

  test("is refused to a stranger unless it is public", async () => {
    const answer = await attempt(server, endpoint);
    if (endpoint.access === "public") {
      expect(answer.status).toBe(400);
      return;
    }
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code: "not_signed_in" });
  });
});

test("signing out is for everybody", async () => {
  for (const client of [server, await server.as("sales")])
    expect((await client.request("GET", "/auth/session/logout")).body).toBe(true);
});

describe("what a session may do", () => {
  const { path } = endpoints.find(({ name }) => name === "operator.list")!;

  test("follows the operator's role from the next call on", async () => {
    const { database } = server.services;
    const change = (role: Role) =>
      database
        .updateTable("operators")
        .set({ role })
        .where("id", "=", server.operatorIds.sales)
        .execute();
    const sales = await server.as("sales");
    expect((await sales.request("GET", path)).status).toBe(403);
    await change("admin");
    expect((await sales.request("GET", path)).status).toBe(200);
    await change("sales");
    expect((await sales.request("GET", path)).status).toBe(403);
  });

  test("follows the grants of the role from the next call on", async () => {
    const { database } = server.services;
    const admin = await server.as("admin");
    const grant = { role: "admin", permission: "management:operator:read" } as const;
    await database
      .deleteFrom("role_permissions")
      .where("role", "=", grant.role)
      .where("permission", "=", grant.permission)
      .execute();
    expect((await admin.request("GET", path)).status).toBe(403);
    await database.insertInto("role_permissions").values(grant).execute();
    expect((await admin.request("GET", path)).status).toBe(200);
  });
});
