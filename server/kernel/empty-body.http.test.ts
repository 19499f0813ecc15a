// Many programs send a content type with every request: a request without content is the same call with any type or none.
import {
  type Endpoint,
  endpoints,
  isKeyEndpoint,
  publicEndpoints,
  scimEndpoints,
  scimMediaType,
} from "@console-shell/contract";
import { repeats } from "@console-shell/testing/repeats";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import type { TestAnswer } from "@console-shell/testing/test-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addClientAppWithKey } from "#modules/clients/public-api/testing/add-client-app-with-key.ts";

let server: TestServer;
/** With every permission: root's session, a key with every scope, or a provisioning token. */
let credentials: (endpoint: Endpoint) => Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  const root = await server.as("root");
  const { services, operatorIds, clock } = server;
  const facts = { database: services.database, ownerId: operatorIds.root, now: clock.now() };
  const { secret: key } = await addClientAppWithKey(server, facts);
  const { secret } = await root.call("POST /mc-api/provisioning/token/add", {
    body: { name: "Directory", invites: false, expiresAt: clock.now() + 86_400_000 },
  });
  credentials = (endpoint): Record<string, string> => {
    if (!isKeyEndpoint(endpoint) && !endpoint.scim) return { cookie: root.cookie };
    return { authorization: `Bearer ${isKeyEndpoint(endpoint) ? key : secret}` };
  };
});
afterAll(() => server.close());

/* Nothing has this identifier, so most calls change nothing. */
const nobody = "00000000-0000-7000-8000-000000000000";

const types: Record<string, string>[] = [
  { "content-type": "application/json; charset=utf-8" },
  { "content-type": "Application/JSON", "content-length": "0" },
  { "content-type": scimMediaType },
  { "content-type": "application/x-www-form-urlencoded" },
  { "content-type": "multipart/form-data; boundary=x", "content-length": "0" },
  { "content-type": "text/plain" },
  { "content-type": "nonsense" },
  // Empty, too, but that shows only at its end.
  { "content-type": "application/json", "transfer-encoding": "chunked" },
  { "content-type": "nonsense", "transfer-encoding": "chunked" },
  { "transfer-encoding": "chunked" },
];

const told = ({ status, body }: TestAnswer) => {
  const { code, fields, detail } = (body ?? {}) as Record<string, unknown>;
  return { status, code, fields, detail };
};

const all: readonly Endpoint[] = [...endpoints, ...publicEndpoints, ...scimEndpoints];
const calls = all
  // Signing out ends the session that the others need, and a stream has no end.
  .filter(({ name, upload, stream }) => name !== "session.logout" && !upload && !stream)
  .map((endpoint): [string, Endpoint] => [`${endpoint.method} ${endpoint.path}`, endpoint]);

const ask = (endpoint: Endpoint, headers: Record<string, string> = {}) =>
  server.request(endpoint.method, endpoint.path.replaceAll(/:\w+/g, nobody), {
    headers: { ...credentials(endpoint), ...headers },
  });

/** The same code reads the bodies of all calls: each is asked with some of the types, and with all in the full run. */
const typesAtOnce = repeats(2, types.length);

test.each(calls)("%s", async (_title, endpoint) => {
  const untyped = told(await ask(endpoint));
  const first = calls.findIndex(([, one]) => one === endpoint) * typesAtOnce;
  for (let at = first; at < first + typesAtOnce; at++) {
    const type = types[at % types.length]!;
    expect(told(await ask(endpoint, type)), JSON.stringify(type)).toEqual(untyped);
  }
  // Where a body is required, the answer names its fields.
  expect(JSON.stringify(untyped)).not.toMatch(/malformed|couldn’t be read/);
});

const uploads = all
  .filter(({ upload, params }) => upload && !params)
  .map((endpoint): [string, Endpoint] => [`${endpoint.method} ${endpoint.path}`, endpoint]);

test.each(uploads)("%s names the file that is missing", async (_title, endpoint) => {
  const type = { "content-type": "multipart/form-data; boundary=x", "content-length": "0" };
  expect(told(await ask(endpoint, type))).toMatchObject({
    status: 400,
    fields: [{ path: "file" }],
  });
});
