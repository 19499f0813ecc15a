import { startTestServer, type TestServer } from "@console-shell/testing/server";
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
const bodies = [
  { body: { name: "Ada" } },
  { form: { name: "Ada" } },
  { form: "name=Ada", headers: { "content-type": "text/plain" } },
];

const cases = (Object.keys(origins) as Origin[]).flatMap((origin) =>
  sites.flatMap((site) => bodies.map((body) => ({ origin, site, body }))),
);

describe("a write", () => {
  test.each(cases)(
    "from origin $origin, site $site, with $body",
    async ({ origin, site, body }) => {
      const sentOrigin = origins[origin]();
      const answer = await server.request("POST", "/mc-api/probe/7", {
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
        expect(answer.status).toBe(body.headers ? 415 : 200);
      }
    },
  );
});

test("behind https the answers ask for https from then on", async () => {
  const { headers } = await server.request("GET", "/healthz");
  expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
});

test("behind https the session is read from the cookie bound to the host", async () => {
  const sales = await server.as("sales");
  expect(sales.cookie).toMatch(/^__Host-console-session=/);
  const answer = await sales.request("GET", "/mc-api/probe/secret");
  expect(answer.body).toEqual({ account: "sales" });
  const unbound = await server.request("GET", "/mc-api/probe/secret", {
    cookie: sales.cookie.replace("__Host-", ""),
  });
  expect(unbound.status).toBe(401);
});
