import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { builtFixture } from "#modules/registry/pages/fixture.ts";
import { finishDemo, startDemo } from "./run-seeds.ts";
import { shortSeeds } from "./testing/short-seeds.ts";

const password = "an evening in Kyoto";
const fixture = builtFixture();
let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ pages: { root: fixture.root }, imagesAtOnce: 0 });
  // The demo brings operators of the same names.
  await server.services.database.deleteFrom("operators").execute();
  await startDemo(server.services, password, shortSeeds);
});
afterEach(async () => {
  await server.close();
  fixture.remove();
});

const pending = async () => {
  const { database } = server.services;
  return (await database.selectFrom("demoSteps").select("name").execute()).map(({ name }) => name);
};
const count = async (table: "usageHours" | "images" | "proposals" | "webhooks") => {
  const { database } = server.services;
  const rows = await database
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as("all"))
    .execute();
  return Number(rows[0]!.all);
};

test("people sign in and see pages while the demo's data is still being added", async () => {
  const calm = Promise.withResolvers<void>();
  const finishing = finishDemo(server.services, () => calm.promise, shortSeeds);
  const page = await server.request("GET", "/user/login", {
    headers: { accept: "text/html", "sec-fetch-mode": "navigate" },
  });
  expect(page.status).toBe(200);
  const body = { account: "root", password };
  expect(await server.request("POST", "/auth/session/login", { body })).toMatchObject({
    status: 200,
  });
  expect(await pending()).toHaveLength(Object.keys(shortSeeds.later).length);
  calm.resolve();
  await finishing;
  expect(await pending()).toEqual([]);
});

test("a demo that was interrupted is completed, and nothing is added twice", async () => {
  const names = Object.keys(shortSeeds.later);
  const done = names.indexOf("libraries") + 1;
  let steps = 0;
  const stopped = finishDemo(
    server.services,
    () => ((steps += 1) > done ? Promise.reject(new Error("stopped")) : Promise.resolve()),
    shortSeeds,
  );
  await expect(stopped).rejects.toThrow("stopped");
  expect((await pending()).toSorted()).toEqual(names.slice(done).toSorted());
  const [hours, images] = [await count("usageHours"), await count("images")];
  expect(hours * images).toBeGreaterThan(0);
  expect(await count("proposals")).toBe(0);

  // By two nodes at once.
  await Promise.all(
    [1, 2].map(() => finishDemo(server.services, () => Promise.resolve(), shortSeeds)),
  );
  expect(await pending()).toEqual([]);
  expect([await count("usageHours"), await count("images")]).toEqual([hours, images]);
  expect(await count("proposals")).toBeGreaterThan(0);
  expect(await count("webhooks")).toBeGreaterThan(0);
});
