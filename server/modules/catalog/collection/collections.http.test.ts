import type { TestServer } from "@console-shell/testing/server";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "#platform/database/id.ts";
import { startLibraryServer } from "../testing/start.ts";
import { storedImage } from "../testing/stored-image.ts";

let server: TestServer;
let operation: Awaited<ReturnType<TestServer["as"]>>;

beforeAll(async () => {
  server = await startLibraryServer();
  operation = await server.as("operation");
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.database.deleteFrom("collections").execute();
  await server.services.database.deleteFrom("libraries").execute();
});

describe.each([
  {
    base: "/cc-api/face-search/collection",
    own: "faces",
    foreign: "objects",
    extra: {},
  },
  {
    base: "/cc-api/object-search/collection",
    own: "objects",
    foreign: "faces",
    extra: { labels: ["cup", "杯子"] },
  },
] as const)("$base", ({ base, own, foreign, extra }) => {
  const input = async () => {
    const { libraryId } = await storedImage(server, own, "Own");
    return { name: "Everyone", libraryIds: [libraryId], defaultThreshold: 0.75, ...extra };
  };
  const create = (body: object) => operation.request("POST", `${base}/create`, { body });
  const made = async () => {
    const body = await input();
    const answer = await create(body);
    return { body, collection: answer.body as { id: string } };
  };

  test("is created, read, listed, changed and deleted", async () => {
    const body = await input();
    const created = await create(body);
    expect(created.status).toBe(201);
    const collection = created.body as { id: string };
    expect(collection).toEqual({
      id: expect.any(String),
      name: "Everyone",
      description: "",
      libraries: [{ id: body.libraryIds[0], name: "Own", kind: own, imageCount: 1 }],
      defaultThreshold: 0.75,
      ...extra,
      createdBy: { id: server.operatorIds.operation, name: "Test operation" },
      createdAt: server.clock.now(),
      updatedAt: server.clock.now(),
    });
    server.clock.advance(1000);
    const general = await storedImage(server, "general", "Also");
    const change = {
      ...body,
      name: "All",
      description: "Both",
      libraryIds: [...body.libraryIds, general.libraryId, general.libraryId],
      defaultThreshold: 1,
    };
    const changed = await operation.request("PUT", `${base}/${collection.id}`, { body: change });
    expect(changed.body).toMatchObject({
      name: "All",
      description: "Both",
      libraries: [{ name: "Also" }, { name: "Own" }],
      defaultThreshold: 1,
      updatedAt: server.clock.now(),
    });
    expect((await operation.request("GET", `${base}/${collection.id}`)).body).toEqual(changed.body);
    const found = await operation.request("GET", `${base}/list`, { query: { search: "BOTH" } });
    expect(found.body).toEqual({ items: [changed.body], total: 1 });
    const none = await operation.request("GET", `${base}/list`, { query: { search: "x" } });
    expect(none.body).toEqual({ items: [], total: 0 });
    expect((await operation.request("DELETE", `${base}/${collection.id}`)).body).toBe(true);
    expect((await operation.request("GET", `${base}/${collection.id}`)).status).toBe(404);
  });

  test("accepts only libraries of its own kind and general ones", async () => {
    const { libraryId } = await storedImage(server, foreign, "Foreign");
    const body = { name: "Wrong", defaultThreshold: 0.5, ...extra };
    for (const id of [libraryId, newId()]) {
      const answer = await create({ ...body, libraryIds: [id] });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ fields: [{ path: "libraryIds", code: "unknown" }] });
    }
    await storedImage(server, "general", "General");
    const offered = await operation.request("GET", `${base}/libraries`);
    expect(offered.body).toMatchObject([{ name: "General" }]);
    // The refused collections left nothing behind.
    expect((await operation.request("GET", `${base}/list`)).body).toMatchObject({ total: 0 });
  });

  test("rejects invalid input", async () => {
    const body = await input();
    const refused: [object, string][] = [
      [{ ...body, name: "" }, "name"],
      [{ ...body, libraryIds: [] }, "libraryIds"],
      [{ ...body, defaultThreshold: 1.01 }, "defaultThreshold"],
      [{ ...body, defaultThreshold: "high" }, "defaultThreshold"],
      [{ ...body, kind: "face-collection" }, "kind"],
    ];
    for (const [bad, path] of refused) {
      const answer = await create(bad);
      expect(answer.status, path).toBe(400);
      expect(answer.body).toMatchObject({ fields: [{ path }] });
    }
  });

  test("has a unique name, also for concurrent calls", async () => {
    const body = await input();
    const answers = await Promise.all([create(body), create({ ...body, name: "EVERYONE" })]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const other = (await create({ ...body, name: "Other" })).body as { id: string };
    const renamed = await operation.request("PUT", `${base}/${other.id}`, { body });
    expect(renamed.status).toBe(409);
    expect(renamed.body).toMatchObject({ fields: [{ path: "name", code: "taken" }] });
  });

  test("drops a deleted library", async () => {
    const { body, collection } = await made();
    await operation.request("DELETE", `/cc-api/library/${body.libraryIds[0]}`, {
      query: { confirmName: "Own" },
    });
    const { body: left } = await operation.request("GET", `${base}/${collection.id}`);
    expect(left).toMatchObject({ libraries: [] });
  });
});

test("an object collection's labels are unique, and a face collection has none", async () => {
  const { libraryId } = await storedImage(server, "general");
  const body = { name: "Set", libraryIds: [libraryId], defaultThreshold: 0.5 };
  const face = await operation.request("POST", "/cc-api/face-search/collection/create", {
    body: { ...body, labels: ["cup"] },
  });
  expect(face.body).toMatchObject({ fields: [{ path: "labels", code: "unrecognized_key" }] });
  const twice = await operation.request("POST", "/cc-api/object-search/collection/create", {
    body: { ...body, labels: ["cup", "cup"] },
    headers: { "accept-language": "zh-CN" },
  });
  expect(twice.body).toMatchObject({ fields: [{ path: "labels", code: "duplicated" }] });
});

test("a face collection isn't found among object collections", async () => {
  const { libraryId } = await storedImage(server, "general");
  const collection = await operation.call("POST /cc-api/face-search/collection/create", {
    body: { name: "Faces", libraryIds: [libraryId], defaultThreshold: 0.5 },
  });
  const path = `/cc-api/object-search/collection/${collection.id}`;
  expect((await operation.request("GET", path)).status).toBe(404);
  expect((await operation.request("DELETE", path)).status).toBe(404);
});
