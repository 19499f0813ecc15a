import { describe, expect, test } from "vitest";
import { apiCall } from "../playground/api-call.ts";
import { type ApiDocument, exampleBody, operationsOf } from "../playground/operations.ts";
import { curlOf, typescriptOf } from "../playground/snippets.ts";

const document: ApiDocument = {
  servers: [{ url: "https://console.example" }],
  paths: {
    "/api/v1/libraries/{id}/images": {
      get: {
        operationId: "api.image.list",
        "x-scope": "library:read",
        parameters: [
          { name: "id", in: "path", required: true, schema: { type: "string" } },
          { name: "search", in: "query", required: false, schema: { type: "string" } },
          { name: "page", in: "query", required: false, schema: { type: "integer", default: 1 } },
        ],
      },
      post: {
        operationId: "api.image.upload",
        "x-scope": "library:write",
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
        requestBody: {
          content: { "multipart/form-data": { schema: { properties: { file: {} } } } },
        },
      },
    },
    "/api/v1/libraries": {
      post: {
        operationId: "api.library.create",
        "x-scope": "library:write",
        parameters: [
          { name: "idempotency-key", in: "header", required: false, schema: { type: "string" } },
        ],
        requestBody: {
          content: {
            "application/json": {
              schema: {
                properties: {
                  name: { type: "string" },
                  kind: { enum: ["faces", "objects"] },
                  retentionDays: { anyOf: [{ type: "integer" }], default: null },
                },
              },
            },
          },
        },
      },
    },
  },
};
const [list, upload, create] = operationsOf(document);
const origin = "https://console.example";

describe("a playground call", () => {
  test("has exactly what was filled in, in the right places", () => {
    const parameters = { id: " a/b ", search: "red & blue", page: undefined };
    expect(apiCall(list!, { parameters })).toEqual({
      method: "GET",
      path: "/api/v1/libraries/a%2Fb/images?search=red+%26+blue",
    });
    expect(apiCall(list!, { parameters: {} }).path).toBe("/api/v1/libraries/{id}/images");
  });

  test("starts with an example body", () => {
    expect(JSON.parse(exampleBody(create!.body!))).toEqual({
      name: "name",
      kind: "faces",
      retentionDays: null,
    });
  });

  test("is the same by curl and fetch, without a key", () => {
    const call = apiCall(create!, { parameters: {}, body: '{ "name": "Ann\'s" }' });
    expect(curlOf(call, origin)).toBe(
      [
        `curl -X POST 'https://console.example/api/v1/libraries'`,
        `  -H "Authorization: Bearer $CONSOLE_KEY"`,
        `  -H "Idempotency-Key: $(uuidgen)"`,
        `  -H 'Content-Type: application/json'`,
        String.raw`  -d '{"name":"Ann'\''s"}'`,
      ].join(" \\\n"),
    );
    const code = typescriptOf(call, origin);
    expect(code).toContain("authorization: `Bearer ${process.env.CONSOLE_KEY}`");
    expect(code).toContain('"name": "Ann\'s"');
    expect(code).toContain("const idempotencyKey = crypto.randomUUID();");
    const again = apiCall(create!, { parameters: { "idempotency-key": "order-17" } });
    expect(again.path).toBe("/api/v1/libraries");
    expect(curlOf(again, origin)).toContain("-H 'Idempotency-Key: order-17'");
    expect(typescriptOf(again, origin)).toContain('const idempotencyKey = "order-17";');
    expect(typescriptOf(apiCall(list!, { parameters: {} }), origin)).not.toContain("dempotency");
  });

  test("sends a file as the documented part", () => {
    const file = new File(["x"], "left.jpg");
    const call = apiCall(upload!, { parameters: { id: "1" }, file });
    expect(call.file).toEqual({ part: "file", name: "left.jpg", content: file });
    expect(curlOf(call, origin)).toContain("-F 'file=@left.jpg'");
    expect(typescriptOf(call, origin)).toContain('openAsBlob("left.jpg")');
    const none = apiCall(upload!, { parameters: { id: "1" } });
    expect(curlOf(none, origin)).toContain("-F 'file=@picture.jpg'");
  });
});
