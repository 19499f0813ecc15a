import { startTestServer, type TestServer } from "@console-shell/testing/server";
import type { TestRequest } from "@console-shell/testing/test-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { probe, probeEndpoints } from "./test-endpoints.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    features: [probe],
    endpoints: probeEndpoints,
    publicUrl: "https://console.example",
  });
});
afterAll(() => server.close());

type Origin = "none" | "own" | "public" | "foreign" | "null";
const origins: Record<Origin, () => string | undefined> = {
  none: () => undefined,
  own: () => server.url,
  public: () => "https://console.example",
  foreign: () => "https://evil.example",
  null: () => "null",
};
const sites = [undefined, "same-origin", "none", "same-site", "cross-site"];

const uploadOf = () => {
  const upload = new FormData();
  upload.append("file", new Blob(["12345"]), "five.txt");
  return upload;
};
/* Every kind of body that a form of another site can send, and the one it can't. */
const multipart = "multipart/form-data; boundary=x";
const kinds: { kind: string; path?: string; sent: () => TestRequest; status: number }[] = [
  { kind: "JSON", sent: () => ({ body: { name: "Ada" } }), status: 200 },
  { kind: "a form", sent: () => ({ form: { name: "Ada" } }), status: 200 },
  {
    kind: "plain text",
    sent: () => ({ form: '{"name":"Ada"}', headers: { "content-type": "text/plain" } }),
    status: 415,
  },
  {
    kind: "multipart where no file belongs",
    sent: () => ({ form: "--x--", headers: { "content-type": multipart } }),
    status: 415,
  },
  {
    kind: "an upload",
    path: "/mc-api/probe/upload/files",
    sent: () => ({ upload: uploadOf() }),
    status: 201,
  },
];

const cases = (Object.keys(origins) as Origin[]).flatMap((origin) =>
  sites.flatMap((site) => kinds.map((kind) => ({ origin, site, ...kind }))),
);

describe("a write", () => {
  test.each(cases)(
    "from origin $origin, site $site, with $kind @security-8",
    async ({ origin, site, path = "/mc-api/probe/7", sent, status }) => {
      const sentOrigin = origins[origin]();
      const body = sent();
      const answer = await server.request("POST", path, {
        ...body,
        headers: {
          ...body.headers,
          ...(sentOrigin && { origin: sentOrigin }),
          ...(site && { "sec-fetch-site": site }),
        },
      });
      const foreign =
        origin === "foreign" || origin === "null" || site === "same-site" || site === "cross-site";
      if (foreign) {
        expect(answer.status).toBe(403);
        expect(answer.body).toMatchObject({ code: "cross_site" });
      } else {
        expect(answer.status).toBe(status);
      }
    },
  );
});

test("behind https, responses set HSTS", async () => {
  const { headers } = await server.request("GET", "/healthz");
  expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
});

test("behind https, the session is read from the __Host- cookie", async () => {
  const sales = await server.as("sales");
  expect(sales.cookie).toMatch(/^__Host-console-session=/);
  const answer = await sales.request("GET", "/mc-api/probe/secret");
  expect(answer.body).toEqual({ account: "sales" });
  const unbound = await server.request("GET", "/mc-api/probe/secret", {
    cookie: sales.cookie.replace("__Host-", ""),
  });
  expect(unbound.status).toBe(401);
});
