// Mass assignment: no one can set undeclared fields. An extra key is refused by name in every object of every body,
// even if the rest is valid and the caller has every permission.
import { type Endpoint, endpoints, isKeyEndpoint, publicEndpoints } from "@console-shell/contract";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import type { TestAnswer, TestClient, TestRequest } from "@console-shell/testing/test-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import {
  addClientAppWithKey,
  type ClientAppWithKey,
} from "#modules/clients/public-api/testing/add-client-app-with-key.ts";
import { goodInput } from "./testing/good-input.ts";

let server: TestServer;
let root: TestClient;
let clientApp: ClientAppWithKey;
beforeAll(async () => {
  server = await startTestServer();
  root = await server.as("root");
  const { services, operatorIds, clock } = server;
  const facts = { database: services.database, ownerId: operatorIds.root, now: clock.now() };
  clientApp = await addClientAppWithKey(server, facts);
});
afterAll(() => server.close());

interface JsonObject {
  type?: string;
  properties?: Record<string, JsonObject>;
  items?: JsonObject;
  anyOf?: JsonObject[];
  additionalProperties?: boolean | JsonObject;
}
type Body = Record<string, unknown>;
interface Place {
  endpoint: Endpoint;
  schema: z.ZodType;
  /** Path of the object in the body; empty for the body itself. */
  path: string[];
  declared: string[];
}

/**
 * Every object that a schema accepts, the first one of each list; one in a union would have to be reached another way.
 */
const objectsIn = (json: JsonObject, path: string[] = []): Omit<Place, "endpoint" | "schema">[] => {
  const { properties = {}, items, anyOf = [] } = json;
  // An object or nothing.
  const [object, nothing] = anyOf;
  if (anyOf.length === 2 && object?.type === "object" && nothing?.type === "null")
    return objectsIn(object, path);
  for (const hidden of anyOf)
    if (hidden.type === "object") throw new Error(`An object in a union at ${path.join(".")}`);
  if (items) return objectsIn(items, [...path, "0"]);
  if (json.type !== "object") return [];
  // A map from names to texts, possibly with null to remove one: any key is one of its entries.
  const { additionalProperties: entry } = json;
  if (typeof entry === "object" && (entry.anyOf?.[0] ?? entry).type === "string") return [];
  if (json.additionalProperties !== false) throw new Error(`Any key is taken at ${path.join(".")}`);
  return [
    { path, declared: Object.keys(properties) },
    ...Object.entries(properties).flatMap(([name, one]) => objectsIn(one, [...path, name])),
  ];
};

const all: readonly Endpoint[] = [...endpoints, ...publicEndpoints];
const places = all.flatMap((endpoint): Place[] => {
  const { body: schema } = endpoint;
  if (!schema) return [];
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonObject;
  return objectsIn(json).map((found) => ({ endpoint, schema, ...found }));
});
const titled = places.map((place): [string, Place] => [
  `${place.endpoint.name}, at ${place.path.join(".") || "the body"}`,
  place,
]);

const objectAt = (body: unknown, path: readonly string[]): Body | undefined =>
  path.reduce<unknown>((inner, name) => (inner as Body | undefined)?.[name], body) as
    | Body
    | undefined;

const goodBodies = new Map<z.ZodType, Body[]>();

/** A valid body for the call, with an object at this path; places share them, because making one takes long. */
const goodBody = ({ schema, path }: Place): Body => {
  const isWanted = (body: unknown) =>
    Boolean(objectAt(body, path)) && typeof objectAt(body, path) === "object";
  const made = goodBodies.get(schema) ?? [];
  goodBodies.set(schema, made);
  let body = made.find(isWanted);
  if (!body) made.push((body = goodInput(schema, isWanted) as Body));
  return structuredClone(body);
};

/* Columns an attacker would want to set. */
const wanted = ["role", "status", "operatorId", "password_hash", "isAdmin", "id", "createdAt"];

const nobody = "00000000-0000-7000-8000-000000000000";
const addressOf = ({ path }: Endpoint) => path.replaceAll(/:\w+/g, nobody);

/** With every permission: root, or a key with every scope. */
const ask = (endpoint: Endpoint, options: TestRequest) =>
  (isKeyEndpoint(endpoint) ? clientApp : root).request(
    endpoint.method,
    addressOf(endpoint),
    options,
  );

const expectNamed = (answer: TestAnswer, paths: string[]) => {
  expect(answer.status, answer.text).toBe(400);
  const { code, fields } = answer.body as {
    code: string;
    fields: { path: string; code: string }[];
  };
  expect(code).toBe("bad_input");
  const unknown = fields.filter((field) => field.code === "unrecognized_key");
  expect(unknown.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
};

describe("an undeclared key", () => {
  test.each(titled)("%s @security-23", async (_title, place) => {
    const { endpoint, path, declared } = place;
    const undeclared = wanted.filter((name) => !declared.includes(name));
    const body = goodBody(place);
    const object = objectAt(body, path)!;
    for (const name of undeclared) object[name] = "root";
    const paths = undeclared.map((name) => [...path, name].join("."));
    expectNamed(await ask(endpoint, { body }), paths);
  });

  const bodies = titled.filter(([, { path }]) => path.length === 0);
  test.each(bodies)("%s, as a form @security-23", async (_title, { endpoint, declared }) => {
    const undeclared = wanted.filter((name) => !declared.includes(name));
    const form = Object.fromEntries(undeclared.map((name) => [name, "root"]));
    expectNamed(await ask(endpoint, { form }), undeclared);
  });

  const without = all
    .filter(({ method, body, upload }) => method !== "GET" && !body && !upload)
    .map((endpoint): [string, Endpoint] => [endpoint.name, endpoint]);
  test.each(without)("%s, without a body @security-23", async (_title, endpoint) => {
    const body = { role: "root" };
    expectNamed(await ask(endpoint, { body }), ["role"]);
    expectNamed(await ask(endpoint, { form: body }), ["role"]);
  });
});

describe("a prototype key", () => {
  test.each(titled)("%s @security-27", async (_title, place) => {
    const { endpoint, path } = place;
    for (const poison of ['"__proto__":{"role":"root"}', '"constructor":{"prototype":{"a":1}}']) {
      const body = goodBody(place);
      objectAt(body, path)!["poison"] = 0;
      const answer = await ask(endpoint, {
        form: JSON.stringify(body).replace('"poison":0', () => poison),
        headers: { "content-type": "application/json" },
      });
      expect(answer.status, answer.text).toBe(400);
      expect(answer.body).toMatchObject({ code: "bad_input" });
    }
    expect(({} as { role?: string }).role).toBeUndefined();
  });
});
