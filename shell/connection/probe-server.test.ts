import { afterEach, expect, test, vi } from "vitest";
import { probeServer } from "./probe-server.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["the server's own response", () => Response.json({ status: "alive" }), true],
  ["a gateway's page", () => new Response("<h1>Bad gateway</h1>", { status: 502 }), false],
  ["a gateway's JSON", () => Response.json({ error: "upstream" }, { status: 503 }), false],
  ["another site's page", () => new Response("<h1>Sign in to the network</h1>"), false],
  ["nothing", () => Promise.reject(new TypeError("Failed to fetch")), false],
])("%s", async (_, answer, reached) => {
  vi.stubGlobal("fetch", async () => answer());
  expect(await probeServer()).toBe(reached);
});
