import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { probe, probeEndpoints } from "./test-endpoints.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ features: [probe], endpoints: probeEndpoints });
});
afterAll(() => server.close());

describe("bodies and queries", () => {
  test("a JSON body reaches the handler parsed", async () => {
    const answer = await server.request("POST", "/mc-api/probe/7?limit=5", {
      body: { name: " Ada ", age: 36, active: true, tags: ["a"] },
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id: 7,
      query: { tag: [], limit: 5 },
      body: { name: "Ada", age: 36, active: true, tags: ["a"] },
      locale: "en-US",
    });
  });

  test("a form body means the same as a JSON one @security-27", async () => {
    const answer = await server.request("POST", "/mc-api/probe/7", {
      form: { name: "Ada", age: "36", active: "true", tags: ["a", "b"] },
    });
    expect(answer.body).toMatchObject({
      body: { name: "Ada", age: 36, active: true, tags: ["a", "b"] },
    });
  });

  test("a single value of a list is a list of one, in a query and a form", async () => {
    const answer = await server.request("POST", "/mc-api/probe/7?tag=x", {
      form: { name: "Ada", tags: "a" },
    });
    expect(answer.body).toMatchObject({ query: { tag: ["x"] }, body: { tags: ["a"] } });
    const several = await server.request("POST", "/mc-api/probe/7?tag=x&tag=y", {
      body: { name: "Ada" },
    });
    expect(several.body).toMatchObject({ query: { tag: ["x", "y"] } });
  });

  test("a repeated key for a single value is named as an error", async () => {
    const answer = await server.request("POST", "/mc-api/probe/7", { form: "name=a&name=b" });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: [{ path: "name", code: "invalid_type" }] });
  });

  test("all errors are named at once: parameter, query, body, unknown keys", async () => {
    const answer = await server.request("POST", "/mc-api/probe/x?limit=many", {
      body: { name: "", age: -1, role: "root", admin: true },
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      status: 400,
      code: "bad_input",
      fields: expect.arrayContaining([
        expect.objectContaining({ path: "id", code: "invalid_type" }),
        expect.objectContaining({ path: "limit", code: "invalid_type" }),
        expect.objectContaining({ path: "name", code: "required" }),
        expect.objectContaining({ path: "age", code: "too_small" }),
        expect.objectContaining({ path: "role", code: "unrecognized_key" }),
        expect.objectContaining({ path: "admin", code: "unrecognized_key" }),
      ]) as unknown,
    });
  });

  test("a missing body names the required fields", async () => {
    const answer = await server.request("POST", "/mc-api/probe/7");
    expect(answer.body).toMatchObject({ fields: [{ path: "name", code: "required" }] });
  });

  test.each([
    ["a form", { form: "name=a&__proto__=b" }],
    ["a query", { query: { ["__proto__"]: "b" }, body: { name: "a" } }],
    [
      "JSON",
      {
        form: '{"name":"a","__proto__":{"age":1}}',
        headers: { "content-type": "application/json" },
      },
    ],
  ])("__proto__ in %s is rejected @security-27", async (_kind, request) => {
    const path = "query" in request ? "/mc-api/probe/7?__proto__=b" : "/mc-api/probe/7";
    const answer = await server.request("POST", path, {
      ...request,
      ...("query" in request && { query: undefined }),
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: "bad_input" });
  });

  test.each(["a\0b", "a\ud800b", "\udc00"])(
    "the text %j can't be stored and is named",
    async (tag) => {
      const body = { name: "a", tags: ["good", tag] };
      const answer = await server.request("POST", "/mc-api/probe/7", { body });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        code: "bad_input",
        fields: [{ path: "tags.1", code: "forbidden_character" }],
      });
    },
  );

  test("a NUL in a query or a form is named too", async () => {
    const answer = await server.request("POST", "/mc-api/probe/7?tag=%00", { form: "name=%00" });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: [{ path: "tag.0" }, { path: "name" }] });
  });

  test("only the first hundred of many field errors are listed", async () => {
    const many = Array.from({ length: 4_000 }, (_, index) => [`field${index}`, 1]);
    const answer = await server.request("POST", "/mc-api/probe/7", {
      body: { name: "a", ...(Object.fromEntries(many) as object) },
    });
    expect(answer.status).toBe(400);
    expect((answer.body as { fields: unknown[] }).fields).toHaveLength(100);
  });

  test("a form with too many fields is rejected at once @security-27", async () => {
    const answer = await server.request("POST", "/mc-api/probe/7", {
      form: "a&".repeat(20_000),
    });
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ code: "too_large" });
  });

  test("the content type is case-insensitive", async () => {
    const answer = await server.request("POST", "/mc-api/probe/7", {
      form: "name=Ada&age=36",
      headers: { "content-type": "Application/X-WWW-Form-URLEncoded" },
    });
    expect(answer.body).toMatchObject({ body: { name: "Ada", age: 36 } });
  });

  test("malformed JSON is bad input", async () => {
    const answer = await server.request("POST", "/mc-api/probe/7", {
      form: "{",
      headers: { "content-type": "application/json" },
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: "bad_input", fields: [{ code: "malformed" }] });
  });

  test.each([70_000, 5_000_000])(
    "a body over the limit is too large: %i bytes @security-27",
    async (bytes) => {
      const answer = await server.request("POST", "/mc-api/probe/7", {
        body: { name: "a".repeat(bytes) },
      });
      expect(answer.status).toBe(413);
      expect(answer.body).toMatchObject({ code: "too_large" });
    },
  );

  test("a body that is nested too deeply is rejected unparsed @security-36", async () => {
    const answer = await server.request("POST", "/mc-api/probe/7", {
      // Parsed, it would be malformed.
      form: "[".repeat(30_000),
      headers: { "content-type": "application/json" },
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: "bad_input",
      fields: [{ path: "", code: "too_deep", message: "This is nested too deeply" }],
    });
  });

  test.each(["text/plain", "application/xml", "multipart/form-data; boundary=x"])(
    "a body of type %s is rejected",
    async (type) => {
      const answer = await server.request("POST", "/mc-api/probe/7", {
        form: "name=a",
        headers: { "content-type": type },
      });
      expect(answer.status).toBe(415);
      expect(answer.body).toMatchObject({ code: "unsupported_media" });
    },
  );

  test("an upload is read by its handler, and must be multipart", async () => {
    const form = new FormData();
    form.append("file", new Blob(["12345"]), "five.txt");
    const answer = await server.request("POST", "/mc-api/probe/upload/files", { upload: form });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ bytes: 5 });
    const json = await server.request("POST", "/mc-api/probe/upload/files", { body: {} });
    expect(json.status).toBe(415);
  });

  test("an upload over the limit is too large @security-27", async () => {
    const form = new FormData();
    form.append("file", new Blob([Buffer.alloc(10 * 1024 * 1024 + 1)]), "large.bin");
    const answer = await server.request("POST", "/mc-api/probe/upload/files", { upload: form });
    expect(answer.status).toBe(413);
  });
});

describe("access", () => {
  test("401 without a session; with one, the result without undeclared fields", async () => {
    const stranger = await server.request("GET", "/mc-api/probe/secret");
    expect(stranger.status).toBe(401);
    expect(stranger.body).toMatchObject({ code: "not_signed_in" });
    const sales = await server.as("sales");
    const answer = await sales.request("GET", "/mc-api/probe/secret");
    expect(answer.body).toEqual({ account: "sales" });
  });

  test("403 without the permission, which is named", async () => {
    const sales = await server.as("sales");
    const refused = await sales.request("GET", "/mc-api/probe/guarded");
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      code: "forbidden",
      fields: [
        {
          path: "permission",
          code: "management:operator:update",
          message: "Missing permission: management:operator:update",
        },
      ],
    });
    const admin = await server.as("admin");
    expect((await admin.request("GET", "/mc-api/probe/guarded")).body).toBe(true);
  });

  test("access is checked before the body is read", async () => {
    const answer = await server.request("GET", "/mc-api/probe/guarded", {
      headers: { "content-type": "text/plain" },
    });
    expect(answer.status).toBe(401);
  });
});

describe("addresses", () => {
  test("an unknown call is 404", async () => {
    const answer = await server.request("GET", "/mc-api/nothing", {
      headers: { accept: "text/html" },
    });
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ code: "not_found" });
  });

  test("a known address with another method lists the allowed ones", async () => {
    const answer = await server.request("PUT", "/mc-api/probe/7", { body: {} });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("POST");
    expect(answer.body).toMatchObject({ code: "method_not_allowed" });
  });

  test("an address that can't be decoded is bad input", async () => {
    const answer = await server.request("GET", "/mc-api/probe/%ff");
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: "bad_input" });
  });

  test.each(["/healthz", "/readyz"])("HEAD %s answers as health, not as a page", async (path) => {
    const answer = await server.request("HEAD", path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toContain("application/json");
  });

  test("a feature's page carries its nonce in the policy", async () => {
    const answer = await server.request("GET", "/dev/probe");
    const nonce = /en-US (\S+)<\/p>/.exec(answer.text)?.[1];
    expect(answer.headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);
    const again = await server.request("GET", "/dev/probe");
    expect(again.text).not.toBe(answer.text);
  });
});

describe("errors", () => {
  test.each([
    [
      "unterminated headers",
      `GET / HTTP/1.1\r\nhost: a\r\nx-long: ${"a".repeat(20_000)}`,
      "too_large",
    ],
    ["malformed HTTP", "NONSENSE\r\n\r\n", "bad_input"],
    [
      "a request with two hosts",
      "GET /healthz HTTP/1.1\r\nhost: a\r\nHost: b\r\n\r\n",
      "bad_input",
    ],
  ])("%s is reported like any other error @security-27", async (_kind, sent, code) => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.end(sent);
    const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
    const answer = JSON.parse(body) as Record<string, unknown>;
    expect(answer).toMatchObject({ code, message: expect.any(String) as string });
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${String(answer["status"])} `));
    expect(head).toContain(`x-trace-id: ${String(answer["traceId"])}`);
  });

  test("an unexpected error exposes no internals @security-25", async () => {
    const answer = await server.request("GET", "/mc-api/probe/failing");
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      status: 500,
      code: "internal",
      message: "Something went wrong on the server. Try again later.",
      traceId: answer.headers.get("x-trace-id"),
    });
  });

  test.each([
    ["zh-CN,zh;q=0.9,en;q=0.8", "部分输入无效，请检查标出的字段。", "最多 10 个字符"],
    ["zh-TW", "部分输入无效，请检查标出的字段。", "最多 10 个字符"],
    [
      "en;q=0.9, zh;q=0.1",
      "Some of the input isn’t valid. Check the fields named.",
      "Must have at most 10 characters",
    ],
    [
      "fr",
      "Some of the input isn’t valid. Check the fields named.",
      "Must have at most 10 characters",
    ],
  ])("the message is in the request's language: %s", async (language, message, field) => {
    const answer = await server.request("POST", "/mc-api/probe/7", {
      body: { name: "a".repeat(11) },
      headers: { "accept-language": language },
    });
    expect(answer.body).toMatchObject({ message, fields: [{ message: field }] });
  });
});

describe("headers of every response", () => {
  const paths = [
    "/mc-api/probe/secret",
    "/mc-api/probe/failing",
    "/mc-api/nothing",
    "/mc-api/probe/picture",
    "/mc-api/probe/%ff",
    "/healthz",
    "/readyz",
    "/dev/probe",
  ];
  test.each(paths)("%s", async (path) => {
    const { headers } = await server.request("GET", path);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).not.toContain("unsafe");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("strict-transport-security")).toBeNull();
    expect(headers.get("x-trace-id")).toMatch(/^[a-f0-9]{32}$/);
    if (!path.endsWith("picture")) expect(headers.get("cache-control")).toBe("no-store");
  });

  test("a handler's own cache headers stay", async () => {
    const { headers, bytes } = await server.request("GET", "/mc-api/probe/picture");
    expect(headers.get("cache-control")).toBe("private, max-age=60");
    expect([...bytes]).toEqual([0x89, 0x50]);
  });

  test("a caller's trace id is kept, in either header, and anything else is replaced", async () => {
    const traceIdFor = async (headers: Record<string, string>) =>
      (await server.request("GET", "/healthz", { headers })).headers.get("x-trace-id");
    const traceId = "0af7651916cd43dd8448eb211c80319c";
    const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
    expect(await traceIdFor({ traceparent, "x-trace-id": "f".repeat(32) })).toBe(traceId);
    expect(await traceIdFor({ "x-trace-id": traceId })).toBe(traceId);
    for (const bad of ["a b<c>", "abcd-1234-efgh", "0".repeat(32)])
      expect(await traceIdFor({ "x-trace-id": bad })).toMatch(/^(?!0{32})[a-f0-9]{32}$/);
  });
});
