import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("signing out ends the session in the database and removes the cookie", async () => {
  const sales = await server.as("sales");
  const answer = await sales.request("GET", "/auth/session/logout");
  expect(answer.status).toBe(200);
  expect(answer.body).toBe(true);
  expect(answer.cookies[0]).toMatch(/^console-session=;/);
  expect(answer.cookies[0]).toMatch(/Expires=Thu, 01 Jan 1970/);
  expect((await sales.request("GET", "/auth/account/info")).status).toBe(401);
  expect(await server.services.database.selectFrom("sessions").selectAll().execute()).toEqual([]);
});

test("signing out returns true without a session, and with an ended one", async () => {
  expect((await server.request("GET", "/auth/session/logout")).body).toBe(true);
  const answer = await server.request("GET", "/auth/session/logout", {
    cookie: "console-session=gone",
  });
  expect(answer.body).toBe(true);
});

test("the operator's other sessions stay", async () => {
  const [one, other] = [await server.as("sales"), await server.as("sales")];
  await one.request("GET", "/auth/session/logout");
  expect((await other.request("GET", "/auth/account/info")).status).toBe(200);
});

const sites = [undefined, "same-origin", "same-site", "cross-site", "none"];
const modes = [undefined, "cors", "no-cors", "same-origin", "navigate"];
test.each(sites.flatMap((site) => modes.map((mode) => ({ site, mode }))))(
  "a request of site $site and mode $mode @security-9",
  async ({ site, mode }) => {
    const sales = await server.as("sales");
    const answer = await sales.request("GET", "/auth/session/logout", {
      headers: {
        ...(site && { "sec-fetch-site": site }),
        ...(mode && { "sec-fetch-mode": mode }),
      },
    });
    const after = await sales.request("GET", "/auth/account/info");
    const obeyed = (site === undefined || site === "same-origin") && mode !== "navigate";
    if (obeyed) {
      expect(answer).toMatchObject({ status: 200, body: true });
      expect(after.status).toBe(401);
    } else {
      expect(answer).toMatchObject({ status: 403, cookies: [] });
      // A navigation gets a page.
      if (mode !== "navigate") expect(answer.body).toMatchObject({ code: "cross_site" });
      expect(after.status).toBe(200);
    }
  },
);
