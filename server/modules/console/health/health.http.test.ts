import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { newId } from "../../../platform/database/id.ts";
import { afterEach, beforeEach, expect, test } from "vitest";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const parts = async () => {
  const { parts } = await (await server.as("operation")).call("GET /cc-api/health/list");
  return Object.fromEntries(parts.map((part) => [part.part, part]));
};

test("each component of a healthy server reports so, with its measurements", async () => {
  const found = await parts();
  const states = Object.entries(found).map(([name, { state }]) => [name, state]);
  expect(states.map(([name]) => name)).toEqual([
    "process",
    "database",
    "files",
    "mail",
    "stream",
    "sub-apps",
  ]);
  expect(found["database"]).toMatchObject({
    state: "ok",
    kind: server.services.dialect,
    took: expect.any(Number) as number,
  });
  expect(found["files"]).toMatchObject({ freeBytes: expect.any(Number) as number });
  expect(found["mail"]).toMatchObject({ state: "ok", delivers: true, sent: 0, failed: 0 });
  expect(found["stream"]).toMatchObject({ listening: 0 });
});

test("an unsent mail shows for a day", async () => {
  const mail = {
    id: newId(),
    recipient: "a@b.example",
    subject: "",
    text: null,
    locale: "en-US",
    createdAt: server.clock.now(),
    sentAt: null,
    error: "refused",
  } as const;
  await server.services.database.insertInto("mails").values(mail).execute();
  expect((await parts())["mail"]).toMatchObject({ state: "degraded", failed: 1 });
  server.clock.advance(24 * 3_600_000);
  expect((await parts())["mail"]).toMatchObject({ state: "ok", failed: 0 });
});

test("unwritable files are down, and nothing else is", async () => {
  server.services.files.write = () => Promise.reject(new Error("the disk is full"));
  const { files, database } = await parts();
  expect(files).toMatchObject({ state: "down", took: null, freeBytes: null });
  expect(database?.state).toBe("ok");
});

test("health needs the permission to see usage", async () => {
  const answer = await (await server.as("sales")).request("GET", "/cc-api/health/list");
  expect(answer.status).toBe(403);
});
