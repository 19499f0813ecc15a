import { roles } from "@console-shell/contract";
import type { Image } from "@console-shell/contract/calls/image";
import type { TestServer } from "@console-shell/testing/server";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { plainImage, uploadOf } from "../testing/images.ts";
import { startLibraryServer } from "../testing/start.ts";

let server: TestServer;
let operation: Awaited<ReturnType<TestServer["as"]>>;
let libraryPath: string;

beforeAll(async () => {
  server = await startLibraryServer();
  operation = await server.as("operation");
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.database.deleteFrom("libraries").execute();
  const library = await operation.call("POST /cc-api/library/create", {
    body: { name: "Shelf", kind: "objects" },
  });
  libraryPath = `/cc-api/library/${library.id}`;
});

const upload = (form: FormData, client: Pick<TestServer, "request"> = operation) =>
  client.request("POST", `${libraryPath}/image/upload`, { upload: form });
const uploaded = async (form: FormData) => (await upload(form)).body as Image;
const library = async () => (await operation.request("GET", libraryPath)).body;
describe("listing pictures", () => {
  const names = async (query: Record<string, unknown> = {}) => {
    const answer = await operation.request("GET", `${libraryPath}/image/list`, { query });
    const { items, total } = answer.body as { items: Image[]; total: number };
    return [items.map((item) => item.fileName), total];
  };
  let ids: string[];
  beforeEach(async () => {
    ids = [];
    for (const [index, name] of ["Cup.jpg", "cup 2.jpg", "Chair.jpg"].entries()) {
      server.clock.advance(1000);
      const bytes = await plainImage(`#00${index}`).jpeg().toBuffer();
      ids.push((await uploaded(uploadOf(bytes, name))).id);
    }
  });

  test("shows the newest first, by page and by part of the name", async () => {
    expect(await names()).toEqual([["Chair.jpg", "cup 2.jpg", "Cup.jpg"], 3]);
    expect(await names({ page: 2, pageSize: 2 })).toEqual([["Cup.jpg"], 3]);
    expect(await names({ search: "CUP" })).toEqual([["cup 2.jpg", "Cup.jpg"], 2]);
  });

  test("returns a picture's neighbors in the same order and search", async () => {
    const neighbours = async (id: string, search?: string) => {
      const path = `${libraryPath}/image/${id}`;
      const { body } = await operation.request("GET", path, { query: { search } });
      const { previousId, nextId } = body as { previousId: string; nextId: string };
      return [previousId, nextId];
    };
    const [cup, cup2, chair] = ids as [string, string, string];
    expect(await neighbours(cup2)).toEqual([chair, cup]);
    expect(await neighbours(cup2, "cup")).toEqual([null, cup]);
    expect(await neighbours(cup)).toEqual([cup2, null]);
  });

  test("deletes several into the bin, skips missing ones, and erases them with their files", async () => {
    const remove = (body: object) =>
      operation.request("POST", `${libraryPath}/image/delete`, { body });
    expect((await remove({ ids: ids.slice(0, 2) })).body).toMatchObject({ deleted: 2 });
    expect((await remove({ ids })).body).toMatchObject({ deleted: 1 });
    expect(await library()).toMatchObject({ imageCount: 0, bytes: 0 });
    const erased = await operation.request("POST", `${libraryPath}/image/erase`, { body: { ids } });
    expect(erased.body).toEqual({ erased: 3 });
    for (const id of ids)
      await expect(server.services.files.read(`images/${id}.jpg`)).rejects.toThrow("ENOENT");
    expect((await remove({ ids: [] })).status).toBe(400);
    expect((await remove({ ids: ["1"] })).status).toBe(400);
  });

  test("doesn't reach another library's pictures", async () => {
    const other = await operation.call("POST /cc-api/library/create", {
      body: { name: "Other", kind: "general" },
    });
    const path = `/cc-api/library/${other.id}/image`;
    expect((await operation.request("GET", `${path}/${ids[0]}/content`)).status).toBe(404);
    const removed = await operation.request("POST", `${path}/delete`, { body: { ids } });
    expect(removed.body).toEqual({ deleted: 0, changeId: null });
    expect(await library()).toMatchObject({ imageCount: 3 });
  });
});

describe("the bytes of a picture", () => {
  let content: string;
  beforeEach(async () => {
    const image = await uploaded(uploadOf(await plainImage().png().toBuffer(), "a.png"));
    content = `${libraryPath}/image/${image.id}/content`;
  });

  test("come with their type, privately cached and revalidated", async () => {
    const answer = await operation.request("GET", content);
    expect(answer.headers.get("content-type")).toBe("image/png");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    const headers = { "if-none-match": answer.headers.get("etag")! };
    const again = await operation.request("GET", content, { headers });
    expect(again.status).toBe(304);
    expect(again.bytes.length).toBe(0);
  });

  test.each(roles)("for %s require the permission, cached or not", async (role) => {
    const { headers } = await operation.request("GET", content);
    const client = await server.as(role);
    const allowed = ["root", "admin", "operation"].includes(role);
    const cached = { headers: { "if-none-match": headers.get("etag")! } };
    for (const path of [content, content.replace("/content", "/thumbnail")])
      expect((await client.request("GET", path)).status).toBe(allowed ? 200 : 403);
    expect((await client.request("GET", content, cached)).status).toBe(allowed ? 304 : 403);
    const form = uploadOf(await plainImage("#fed").jpeg().toBuffer());
    expect((await upload(form, client)).status).toBe(allowed ? 201 : 403);
  });

  test("are 404 if the file disappeared just before its row", async () => {
    const { imageId } = /image\/(?<imageId>[^/]+)\//.exec(content)!.groups as { imageId: string };
    await server.services.files.remove(`images/${imageId}.png`);
    const answer = await operation.request("GET", content);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("require a session", async () => {
    expect((await server.request("GET", content)).status).toBe(401);
    expect((await upload(uploadOf(Buffer.alloc(3)), server)).status).toBe(401);
  });
});
