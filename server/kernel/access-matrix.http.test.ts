// Access matrix: every operation of the OpenAPI document, called by every role and by nobody over HTTP, compared with
// the permission table.
import {
  defaultGrants,
  endpoints,
  type Permission,
  publicEndpoints,
  scimEndpoints,
  type Role,
  roles,
} from "@console-shell/contract";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import type { TestClient } from "@console-shell/testing/test-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { openApiDocument } from "./openapi/document.ts";
import { reservedNames } from "#modules/registry/pages/registry.ts";
import { routesOf } from "./testing/routes-of.ts";

interface Operation {
  operationId: string;
  "x-access": "public" | "signed-in" | Permission;
  "x-also-access"?: Permission[];
  "x-token-scopes"?: string[];
  security?: unknown;
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { description?: string }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
}

const { paths } = openApiDocument(endpoints, {
  url: "http://console.test",
  sessionCookie: "console-session",
}) as unknown as Document;
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    ...operation,
    method: method.toUpperCase(),
    path,
    access: operation["x-access"],
    also: operation["x-also-access"] ?? [],
  })),
);
type Call = (typeof operations)[number];

let server: TestServer;
let clients: Record<Role, TestClient & { cookie: string }>;
beforeAll(async () => {
  server = await startTestServer();
  const entries = await Promise.all(roles.map(async (role) => [role, await server.as(role)]));
  clients = Object.fromEntries(entries) as typeof clients;
});
afterAll(() => server.close());

/* An identifier that doesn't exist: a permitted call finds nothing, and so changes nothing. */
const nobody = "00000000-0000-7000-8000-000000000000";
const addressOf = ({ path }: Call) => path.replaceAll(/\{\w+\}/g, nobody);

/**
 * Sends bodies that pass the access check and fail the schema, so that each response only reflects access and no call
 * leaves a trace.
 */
const attempt = (client: TestClient, call: Call) => {
  if (call.requestBody?.content["multipart/form-data"]) {
    const upload = new FormData();
    upload.append("nothing", "x");
    return client.request(call.method, addressOf(call), { upload });
  }
  return client.request(call.method, addressOf(call), {
    ...(call.method !== "GET" && { body: { thisFieldIsUnknown: true } }),
  });
};

const mayCall = ({ access, also }: Call, role: Role): boolean =>
  access === "public" ||
  access === "signed-in" ||
  [access, ...also].some((permission) => defaultGrants[role].includes(permission));

/* Signing out ends the session that the other calls need. */
const calls = operations
  .filter(({ operationId }) => operationId !== "session.logout")
  .map((call): [string, Call] => [`${call.method} ${call.path}`, call]);

describe.each(calls)("%s", (_title, call) => {
  test("is rejected only without the permission @security-23", async () => {
    const allowed: Role[] = [];
    // At once, so that their sessions are read together.
    const answers = await Promise.all(roles.map((role) => attempt(clients[role], call)));
    for (const [place, answer] of answers.entries()) {
      const role = roles[place]!;
      if (answer.status !== 403) {
        // 401 would mean a session problem, 5xx a server error.
        expect([200, 400, 404], `${role}: ${answer.text}`).toContain(answer.status);
        allowed.push(role);
        continue;
      }
      expect(answer.body).toMatchObject({
        code: "forbidden",
        fields: [{ path: "permission", code: call.access }],
      });
      expect(call.responses["403"]?.description).toContain("forbidden");
    }
    expect(allowed).toEqual(roles.filter((role) => mayCall(call, role)));
  });

  test("requires a session unless it is public @security-23", async () => {
    const answer = await attempt(server, call);
    const either = call["x-token-scopes"] ? [{ session: [] }, { token: [] }] : [{ session: [] }];
    expect(call.security).toEqual(call.access === "public" ? undefined : either);
    if (call.access === "public") {
      expect(answer.status).toBe(400);
      return;
    }
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code: "not_signed_in" });
  });
});

test("anyone can sign out", async () => {
  for (const client of [server, await server.as("sales")])
    expect((await client.request("GET", "/auth/session/logout")).body).toBe(true);
});

describe("outside the documented calls", () => {
  test("the server serves this document @security-23", async () => {
    const { body } = await server.request("GET", "/openapi.json");
    expect((body as Document).paths).toEqual(paths);
  });

  test("there are only the routes of pages and health @security-23", async () => {
    const app = await createApp(server.services);
    const documented = [
      ...operations.map(({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`),
      // Access to these is tested in modules/clients/public-api/key-access.http.test.ts.
      ...publicEndpoints.map(({ method, path }) => `${method} ${path}`),
      // Access to these is tested in modules/identity/scim/scim.http.test.ts.
      ...scimEndpoints.map(({ method, path }) => `${method} ${path}`),
    ];
    const others = routesOf(app).filter((route) => !documented.includes(route));
    await app.close();
    expect(others).toEqual([
      "DELETE /-/apps/:name/api/*",
      "GET /*",
      "GET /-/apps/:name/:version/*",
      "GET /-/apps/:name/api/*",
      "GET /-/sdk/:file",
      "GET /-/sub-apps/:file",
      "GET /.well-known/jwks.json",
      "GET /api/v1/openapi.json",
      "GET /dev/mailbox",
      "GET /docs",
      "GET /docs/assets/*",
      "GET /guest/classic.js",
      "GET /guest/console.json",
      "GET /guest/index.html",
      "GET /healthz",
      "GET /help",
      "GET /help/*",
      "GET /metrics",
      "GET /openapi.json",
      "GET /readyz",
      "HEAD /*",
      "HEAD /-/apps/:name/:version/*",
      "HEAD /-/apps/:name/api/*",
      "HEAD /docs",
      "HEAD /docs/assets/*",
      "HEAD /healthz",
      "HEAD /help",
      "HEAD /help/*",
      "HEAD /readyz",
      "PATCH /-/apps/:name/api/*",
      "POST /-/apps/:name/api/*",
      "PUT /-/apps/:name/api/*",
    ]);
    const segments = [...documented, ...others].flatMap(
      (route) => /^\w+ \/([a-z][\w-]*)(?:\/|$)/.exec(route)?.slice(1) ?? [],
    );
    const free = segments.filter((segment) => !reservedNames.has(segment));
    expect(free, "routes that a sub-application could be named after").toEqual([]);
  });
});

describe("a session's permissions", () => {
  const { path } = endpoints.find(({ name }) => name === "operator.list")!;

  test("follow the operator's role from the next call", async () => {
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

  test("follow the role's grants from the next call", async () => {
    const { database } = server.services;
    const admin = await server.as("admin");
    const grant = { role: "admin", permission: "management:operator:read" } as const;
    await database
      .deleteFrom("rolePermissions")
      .where("role", "=", grant.role)
      .where("permission", "=", grant.permission)
      .execute();
    expect((await admin.request("GET", path)).status).toBe(403);
    await database.insertInto("rolePermissions").values(grant).execute();
    expect((await admin.request("GET", path)).status).toBe(200);
  });
});
