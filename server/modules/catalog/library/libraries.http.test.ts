import type { TestServer } from "@console-shell/testing/server";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "#platform/database/id.ts";
import { plainImage, uploadOf } from "../testing/images.ts";
import { storedImage } from "../testing/stored-image.ts";
import { startLibraryServer } from "../testing/start.ts";

let server: TestServer;
let operation: Awaited<ReturnType<TestServer["as"]>>;

beforeAll(async () => {
  server = await startLibraryServer();
  operation = await server.as("operation");
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.database.deleteFrom("libraries").execute();
});

const input = {
  name: "Visitors",
  purpose: "Front desk",
  kind: "faces",
  retentionDays: 30,
} as const;
const create = (body: object = input) =>
  operation.request("POST", "/cc-api/library/create", { body });
const made = async (body: object = input) => (await create(body)).body as { id: string };

describe("creating a library", () => {
  test("returns the empty library with its creator", async () => {
    const answer = await create();
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      ...input,
      id: expect.any(String),
      environment: "production",
      imageCount: 0,
      deletedCount: 0,
      bytes: 0,
      coverImageIds: [],
      gate: { minimumWidth: null, faces: "any", refusedFlaws: [] },
      indexing: { waiting: 0, failed: 0, faceless: 0 },
      createdBy: { id: server.operatorIds.operation, name: "Test operation" },
      createdAt: server.clock.now(),
    });
  });

  test.each([
    [{ ...input, name: "  " }, "name"],
    [{ ...input, kind: "cats" }, "kind"],
    [{ ...input, retentionDays: 0 }, "retentionDays"],
    [{ ...input, retentionDays: 1.5 }, "retentionDays"],
    [{ ...input, imageCount: 9 }, "imageCount"],
    [{ name: "Only a name" }, "kind"],
  ])("rejects %j", async (body, path) => {
    const answer = await create(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: "bad_input", fields: [{ path }] });
  });

  test("rejects a taken name, case-insensitively", async () => {
    await create();
    const answer = await create({ ...input, name: "VISITORS" });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ fields: [{ path: "name", code: "taken" }] });
  });

  test("succeeds once for concurrent calls with one name", async () => {
    const answers = await Promise.all([create(), create(), create()]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409,
    ]);
  });
});

describe("listing libraries", () => {
  beforeEach(async () => {
    await create({ name: "Badges", kind: "faces", purpose: "Staff of Änderung" });
    await create({ name: "Shoes 100%", kind: "objects" });
    await create({ name: "杂项", kind: "general" });
  });
  const names = async (query: Record<string, unknown>) => {
    const answer = await operation.request("GET", "/cc-api/library/list", { query });
    const { items, total } = answer.body as { items: { name: string }[]; total: number };
    return { names: items.map((item) => item.name), total };
  };

  test("pages in the requested order", async () => {
    const query = { sort: "name", order: "asc", pageSize: 2 };
    expect(await names(query)).toEqual({ names: ["Badges", "Shoes 100%"], total: 3 });
    expect(await names({ ...query, page: 2 })).toEqual({ names: ["杂项"], total: 3 });
  });

  test("filters by kind and by text, with wildcards as plain text", async () => {
    expect(await names({ kind: "objects" })).toEqual({ names: ["Shoes 100%"], total: 1 });
    expect(await names({ search: "änderung" })).toEqual({ names: ["Badges"], total: 1 });
    expect(await names({ search: "杂" })).toEqual({ names: ["杂项"], total: 1 });
    expect(await names({ search: "100%" })).toEqual({ names: ["Shoes 100%"], total: 1 });
    expect(await names({ search: "_" })).toEqual({ names: [], total: 0 });
    const query = { kind: "objects" };
    const file = await operation.request("GET", "/cc-api/library/export", { query });
    expect(file.text.trim().split("\n").slice(1)).toEqual([expect.stringContaining("Shoes 100%")]);
  });

  test.each([{ page: 0 }, { pageSize: 1000 }, { sort: "password" }, { kind: "cats" }])(
    "rejects %j",
    async (query) => {
      const answer = await operation.request("GET", "/cc-api/library/list", { query });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ fields: [{ path: Object.keys(query)[0] }] });
    },
  );
});

describe("changing a library", () => {
  test("replaces its description", async () => {
    const { id } = await made();
    const body = { name: "Guests", purpose: "", kind: "general", retentionDays: null };
    const answer = await operation.request("PUT", `/cc-api/library/${id}`, { body });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id, ...body });
    expect((await operation.request("GET", `/cc-api/library/${id}`)).body).toMatchObject(body);
  });

  test("keeps its own name but can't use another library's", async () => {
    const { id } = await made();
    await create({ ...input, name: "Other" });
    const put = (name: string) =>
      operation.request("PUT", `/cc-api/library/${id}`, { body: { ...input, name } });
    expect((await put("visitors")).status).toBe(200);
    expect((await put("OTHER")).status).toBe(409);
  });
});

describe("deleting a library", () => {
  const remove = (id: string, confirmName?: string) =>
    operation.request("DELETE", `/cc-api/library/${id}`, { query: { confirmName } });

  test("without pictures needs no confirmation", async () => {
    const { id } = await made();
    expect((await remove(id)).body).toBe(true);
    expect((await operation.request("GET", `/cc-api/library/${id}`)).status).toBe(404);
  });

  test("that has a name from before names were normalized needs it as it's typed", async () => {
    const { id } = await made();
    const upload = uploadOf(await plainImage().jpeg().toBuffer());
    await operation.request("POST", `/cc-api/library/${id}/image/upload`, { upload });
    const name = "ＡＢＣ\u3000东京";
    await server.services.database.updateTable("libraries").set({ name }).execute();
    expect((await remove(id, name)).status).toBe(200);
  });

  test("with pictures needs its name, and deletes the files", async () => {
    const { id } = await made();
    const picture = await plainImage().jpeg().toBuffer();
    await operation.request("POST", `/cc-api/library/${id}/image/upload`, {
      upload: uploadOf(picture),
    });
    const [image] = await server.services.database.selectFrom("images").selectAll().execute();
    const refused = await remove(id);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ fields: [{ path: "confirmName", code: "confirm_name" }] });
    expect((await remove(id, "visitors")).status).toBe(400);
    // A picture in the bin would still be lost for good.
    await operation.request("POST", `/cc-api/library/${id}/image/delete`, {
      body: { ids: [image!.id] },
    });
    const { body } = await operation.request("GET", `/cc-api/library/${id}`);
    expect(body).toMatchObject({ imageCount: 0, deletedCount: 1 });
    expect((await remove(id)).status).toBe(400);
    expect((await remove(id, "Visitors")).body).toBe(true);
    await expect(server.services.files.read(`images/${image!.id}.jpg`)).rejects.toThrow("ENOENT");
    expect(await server.services.database.selectFrom("images").selectAll().execute()).toEqual([]);
  });

  test.runIf(process.env["TEST_DATABASE"] === "postgres")(
    "has a longer deadline, for hundreds of thousands of pictures",
    async () => {
      const { database } = server.services;
      const { id } = await made();
      await sql`create function require_time() returns trigger language plpgsql as
        'begin assert current_setting(''statement_timeout'')::interval > interval ''9 minutes''; return null; end'`.execute(
        database,
      );
      await sql`create trigger require_time before delete on libraries
        for each statement execute function require_time()`.execute(database);
      const { body } = await remove(id);
      await sql`drop function require_time cascade`.execute(database);
      expect(body).toBe(true);
    },
  );
});

test("an unknown library is 404, and a malformed id is bad input", async () => {
  const calls: [string, string, object?][] = [
    ["GET", ""],
    ["PUT", "", input],
    ["DELETE", ""],
    ["GET", "/image/list"],
    ["POST", "/image/delete", { ids: [newId()] }],
    ["GET", `/image/${newId()}`],
    ["GET", `/image/${newId()}/content`],
    ["GET", `/image/${newId()}/thumbnail`],
  ];
  for (const [method, path, body] of calls) {
    const to = (id: string) => operation.request(method, `/cc-api/library/${id}${path}`, { body });
    expect((await to(newId())).status, `${method} ${path}`).toBe(404);
    expect((await to("1")).status, `${method} ${path}`).toBe(400);
  }
});

test("a picture without a face in a face library counts as faceless, not as pending or failed", async () => {
  const faces = await storedImage(server, "faces", "With faces");
  const general = await storedImage(server, "general", "With anything");
  await server.services.database.updateTable("images").set({ faceCount: 0 }).execute();
  for (const [{ libraryId, imageId }, faceless] of [
    [faces, 1],
    [general, 0],
  ] as const) {
    const params = { id: libraryId };
    const library = await operation.call("GET /cc-api/library/:id", { params });
    expect(library.indexing.faceless).toBe(faceless);
    const query = { show: "faceless" } as const;
    const found = await operation.call("GET /cc-api/library/:id/image/list", { params, query });
    expect(found.total).toBe(faceless);
    const image = await operation.call("GET /cc-api/library/:id/image/:imageId", {
      params: { ...params, imageId },
    });
    expect(image.isFaceless).toBe(faceless === 1);
  }
});

test("images added in the last 30 days are counted per day, without those in the bin", async () => {
  const one = await made();
  const other = await made({ ...input, name: "Empty" });
  const { database } = server.services;
  const add = async (color: string, hours: number) => {
    const { id } = await operation.call("POST /cc-api/library/:id/image/upload", {
      params: { id: one.id },
      body: uploadOf(await plainImage(color).jpeg().toBuffer(), `${color}.jpg`),
    });
    const createdAt = server.clock.now() - hours * 3_600_000;
    await database.updateTable("images").set({ createdAt }).where("id", "=", id).execute();
    return id;
  };
  await add("#111", 1);
  await add("#444", 23);
  await add("#777", 25);
  await add("#aaa", 24 * 31);
  const binned = await add("#ddd", 2);
  await operation.call("POST /cc-api/library/:id/image/delete", {
    params: { id: one.id },
    body: { ids: [binned] },
  });

  const ids = `${one.id},${other.id}`;
  const answer = await operation.request("GET", "/cc-api/library/added", { query: { ids } });
  const none = Array.from({ length: 30 }, () => 0);
  expect(answer.body).toEqual([
    { libraryId: one.id, days: [...none.slice(2), 1, 2] },
    { libraryId: other.id, days: none },
  ]);
  const wrong = await operation.request("GET", "/cc-api/library/added", { query: { ids: "x" } });
  expect(wrong.status).toBe(400);
});
