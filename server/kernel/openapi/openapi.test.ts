import { brotliDecompressSync } from "node:zlib";
import {
  type Endpoint,
  endpoints,
  type KeyEndpoint,
  type OperatorEndpoint,
  publicEndpoints,
} from "@console-shell/contract";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { fastify } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addOpenApi } from "./routes.ts";

interface Operation {
  operationId: string;
  "x-access": string;
  responses: Record<string, unknown>;
  parameters: { name: string; in: string }[];
  requestBody?: { content: Record<string, unknown> };
}
type Paths = Record<string, Record<string, Operation>>;

let server: TestServer;
let paths: Paths;
beforeAll(async () => {
  server = await startTestServer();
  const answer = await server.request("GET", "/openapi.json");
  paths = (answer.body as { paths: Paths }).paths;
});
afterAll(() => server.close());

const all: readonly OperatorEndpoint[] = endpoints;
const operationOf = (endpoint: Endpoint): Operation => {
  const path = endpoint.path.replaceAll(/:(\w+)/g, "{$1}");
  return paths[path]![endpoint.method.toLowerCase()]!;
};

describe("the OpenAPI document", () => {
  test("is version 3.1", async () => {
    const { body } = await server.request("GET", "/openapi.json");
    expect(body).toMatchObject({ openapi: "3.1.1" });
  });

  test.each(all.map((endpoint) => [endpoint.name, endpoint] as const))(
    "%s: access, input, output and errors",
    (_name, endpoint) => {
      const operation = operationOf(endpoint);
      expect(operation.operationId).toBe(endpoint.name);
      expect(operation["x-access"]).toBe(endpoint.access);
      const statuses = Object.keys(operation.responses);
      expect(statuses).toEqual(
        expect.arrayContaining([String(endpoint.status ?? 200), "500", "default"]),
      );
      if (endpoint.access !== "public") expect(statuses).toContain("401");
      if (endpoint.access.includes(":")) expect(statuses).toContain("403");
      if (endpoint.body ?? endpoint.query) expect(statuses).toContain("400");
      const names = operation.parameters.map(({ name }) => name);
      expect(names).toEqual([
        ...Object.keys(endpoint.params?.shape ?? {}),
        ...Object.keys(endpoint.query?.shape ?? {}),
      ]);
      if (endpoint.body)
        expect(Object.keys(operation.requestBody?.content ?? {})).toContain("application/json");
    },
  );

  test("offers a form body only where a form can express the input", () => {
    const types = (method: string, path: string) =>
      Object.keys(paths[path]![method]!.requestBody!.content);
    const form = "application/x-www-form-urlencoded";
    // The frames are lists of lists; a sign-in's passkey, an object, is optional.
    expect(types("post", "/auth/cam/login")).not.toContain(form);
    expect(types("post", "/auth/session/login")).toContain(form);
    expect(types("post", "/mc-api/role/change")).not.toContain(form);
    expect(types("post", "/cc-api/library/{id}/image/tag")).toContain(form);
  });

  test("has nothing that isn't in the contract", () => {
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    expect(operations).toHaveLength(all.length);
  });
});

describe("the document of the public API", () => {
  test("has only its calls, each with its scope, its key and the rate limit headers", async () => {
    const { body, status } = await server.request("GET", "/api/v1/openapi.json");
    expect(status).toBe(200);
    const { paths, components } = body as {
      paths: Paths;
      components: { securitySchemes: unknown };
    };
    expect(components.securitySchemes).toMatchObject({ key: { type: "http", scheme: "bearer" } });
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    expect(operations).toHaveLength(publicEndpoints.length);
    for (const {
      name,
      access,
      meter,
      path,
      status = 200,
    } of publicEndpoints as readonly KeyEndpoint[]) {
      const operation = operations.find(({ operationId }) => operationId === name);
      expect(path).toMatch(/^\/api\/v1\//);
      expect(operation).toMatchObject({
        "x-scope": access.scope,
        "x-meter": meter,
        security: [{ key: [] }],
        responses: {
          [status]: { headers: { "x-ratelimit-remaining": {} } },
          401: { description: "wrong_key" },
          403: {
            description:
              access.scope === "any"
                ? "application_suspended"
                : "application_suspended, scope_missing",
          },
          429: { description: meter === null ? "rate_limited" : "rate_limited, quota_used_up" },
        },
      });
    }
  });
});

test("writing calls accept an idempotency key, reading calls don't", async () => {
  const { body } = await server.request("GET", "/api/v1/openapi.json");
  const { paths } = body as { paths: Paths };
  const methods = Object.values(paths).flatMap((one) => Object.entries(one));
  for (const [method, { parameters, responses }] of methods) {
    const names = parameters.map(({ name }) => name);
    expect(names.includes("idempotency-key")).toBe(method !== "get");
    expect("422" in responses).toBe(method !== "get");
  }
});

test.each(["/openapi.json", "/api/v1/openapi.json"])(
  "%s is rendered once, however many requests ask for it @security-36",
  async (path) => {
    let reads = 0;
    const calls = [all[0]!, publicEndpoints[0]].map((one) => ({
      ...one,
      get summary() {
        reads += 1;
        return one.summary;
      },
    }));
    const app = fastify();
    app.decorate("services", server.services);
    addOpenApi(app, calls);
    const first = await app.inject(path);
    const readsOfFirst = reads;
    const second = await app.inject(path);
    expect(readsOfFirst).toBeGreaterThan(0);
    expect(reads).toBe(readsOfFirst);
    expect(second.body).toBe(first.body);
  },
);

test("a document is compressed for browsers, with the same content", async () => {
  const app = fastify();
  app.decorate("services", server.services);
  addOpenApi(app, all);
  const whole = await app.inject("/openapi.json");
  const { headers, rawPayload } = await app.inject({
    url: "/openapi.json",
    headers: { "accept-encoding": "gzip, br" },
  });
  expect(headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
  expect(rawPayload.length).toBeLessThan(whole.rawPayload.length / 10);
  expect(brotliDecompressSync(rawPayload).toString()).toBe(whole.body);
});
