import { type KeyEndpoint, publicEndpoints } from "@console-shell/contract";
import { startTestServer, testPassword, type TestServer } from "@console-shell/testing/server";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { decodingSlots, inDecodingSlot } from "#kernel/open-image.ts";
import { plainImage, uploadOf } from "#modules/catalog/testing/images.ts";
import { storedImage } from "#modules/catalog/testing/stored-image.ts";
import { addClientAppWithKey, type ClientAppWithKey } from "../testing/add-client-app-with-key.ts";

// Access by key to a client app's libraries and pictures; those of others don't exist for it.

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const clientAppOf = (
  options?: Parameters<typeof addClientAppWithKey>[2],
): Promise<ClientAppWithKey> => {
  const { services, operatorIds, clock } = server;
  const facts = { database: services.database, ownerId: operatorIds.sales, now: clock.now() };
  return addClientAppWithKey(server, facts, options);
};
const give = ({ clientAppId }: ClientAppWithKey, libraryId: string) =>
  server.services.database
    .insertInto("applicationLibraries")
    .values({ applicationId: clientAppId, libraryId })
    .execute();
const libraries = "/api/v1/libraries";
const jpeg = (colour: string) => plainImage(colour).jpeg().toBuffer();
type Body = Record<string, unknown>;

describe("a client app", () => {
  test("creates a library, fills it, reads it and empties it", async () => {
    const { request, clientAppId } = await clientAppOf();
    const made = await request("POST", libraries, {
      body: { name: `Shoes ${clientAppId}`, kind: "objects" },
    });
    expect(made).toMatchObject({ status: 201, body: { imageCount: 0, kind: "objects" } });
    const library = made.body as { id: string };
    expect(JSON.stringify(made.body)).not.toContain(server.operatorIds.sales);

    const images = `${libraries}/${library.id}/images`;
    const bytes = (await jpeg("#258")).subarray(0, -20);
    const uploaded = await request("POST", images, { upload: uploadOf(bytes, "left.jpg") });
    expect(uploaded).toMatchObject({ status: 201, body: { fileName: "left.jpg", width: 120 } });
    const { alterations, ...image } = uploaded.body as { id: string; alterations: string[] };
    expect(alterations).toEqual(["repaired"]);
    const again = await request("POST", images, { upload: uploadOf(bytes, "again.jpg") });
    expect(again).toMatchObject({ status: 409, body: { fields: [{ code: "duplicate" }] } });

    expect((await request("GET", images)).body).toMatchObject({
      items: [{ id: image.id }],
      total: 1,
    });
    expect((await request("GET", images, { query: { search: "right" } })).body).toMatchObject({
      total: 0,
    });
    expect((await request("GET", `${images}/${image.id}`)).body).toEqual(image);
    expect((await request("GET", libraries)).body).toMatchObject({
      items: [{ imageCount: 1 }],
      total: 1,
    });
    const content = await request("GET", `${images}/${image.id}/content`);
    expect(content.headers.get("content-type")).toBe("image/jpeg");
    expect(content.headers.get("cache-control")).toBe("no-store");
    expect(content.bytes.subarray(0, 3).toString("hex")).toBe("ffd8ff");

    expect((await request("DELETE", `${images}/${image.id}`)).body).toBe(true);
    expect((await request("DELETE", `${images}/${image.id}`)).status).toBe(404);
    expect((await request("GET", `${libraries}/${library.id}`)).body).toMatchObject({
      imageCount: 0,
    });
  });

  test("waits while other pictures are decoded, and sign-ins don't @security-36", async () => {
    const { request, clientAppId } = await clientAppOf();
    const made = await request("POST", libraries, {
      body: { name: `Waiting ${clientAppId}`, kind: "objects" },
    });
    const images = `${libraries}/${(made.body as { id: string }).id}/images`;
    const { promise, resolve } = Promise.withResolvers<void>();
    const others = Array.from({ length: decodingSlots.slots }, (_, owner) =>
      inDecodingSlot(() => promise, `other ${owner}`),
    );
    onTestFinished(() => resolve());
    const order: string[] = [];
    const upload = request("POST", images, { upload: uploadOf(await jpeg("#abc")) }).finally(() =>
      order.push("upload"),
    );
    const signIn = await server.request("POST", "/auth/session/login", {
      body: { account: "sales", password: testPassword },
    });
    order.push("sign-in");
    expect(signIn.status).toBe(200);
    resolve();
    await Promise.all(others);
    expect((await upload).status).toBe(201);
    expect(order).toEqual(["sign-in", "upload"]);
  });

  test("acts in the console as its client app's owner", async () => {
    const { request, clientAppId } = await clientAppOf();
    const made = await request("POST", libraries, {
      body: { name: `Owned ${clientAppId}`, kind: "general" },
    });
    const { id } = made.body as { id: string };
    await request("POST", `${libraries}/${id}/images`, { upload: uploadOf(await jpeg("#123")) });
    const root = await server.as("root");
    const sales = { id: server.operatorIds.sales };
    const library = await root.call("GET /cc-api/library/:id", { params: { id } });
    expect(library.createdBy).toMatchObject(sales);
    const { items } = await root.call("GET /cc-api/library/:id/image/list", { params: { id } });
    expect(items[0]!.uploadedBy).toMatchObject(sales);
  });

  test("is recorded in erasures with its key, its client app and the key's creator", async () => {
    const { request, clientAppId, keyId } = await clientAppOf();
    const { database } = server.services;
    await database
      .updateTable("apiKeys")
      .set({ createdBy: server.operatorIds.admin })
      .where("id", "=", keyId)
      .execute();
    const made = await request("POST", libraries, {
      body: { name: `Erased ${clientAppId}`, kind: "general" },
    });
    const { id } = made.body as { id: string };
    const images = `${libraries}/${id}/images`;
    const uploaded = await request("POST", images, { upload: uploadOf(await jpeg("#321")) });
    await request("DELETE", `${images}/${(uploaded.body as { id: string }).id}`);
    const root = await server.as("root");
    const { items } = await root.call("GET /cc-api/erasure/list", { query: { libraryId: id } });
    const [erasure] = items;
    const prefix = (
      await root.call("GET /cc-api/client-app/:id/key/list", {
        params: { id: clientAppId },
        query: {},
      })
    ).items[0]!.prefix;
    const clientApp = { id: clientAppId, name: `Client app ${clientAppId}` };
    expect(erasure).toMatchObject({
      cause: "program",
      erasedBy: null,
      byClientApp: { key: { name: "Key", prefix }, clientApp, keyMadeBy: { name: "Test admin" } },
    });
    const event = await (
      await server.chained()
    )
      .selectFrom("auditEvents")
      .select(["actor", "actorId", "details"])
      .where("targetId", "=", id)
      .where("action", "=", "pictures.erased")
      .executeTakeFirstOrThrow();
    expect(event).toMatchObject({ actor: prefix, actorId: null });
    expect(JSON.parse(event.details)).toMatchObject({
      reason: "program",
      application: clientApp.name,
      key: "Key",
      keyMadeBy: "admin",
    });
  });

  test("leaves nothing behind when a library's name is taken", async () => {
    const { request, clientAppId } = await clientAppOf();
    const body = { name: `Twice ${clientAppId}`, kind: "general" };
    expect((await request("POST", libraries, { body })).status).toBe(201);
    expect(await request("POST", libraries, { body })).toMatchObject({
      status: 409,
      body: { fields: [{ path: "name", code: "taken" }] },
    });
    expect((await request("GET", libraries)).body).toMatchObject({ total: 1 });
  });
});

describe("between two client apps", () => {
  // Searches need more than a picture; see search/search.http.test.ts.
  const isOfLibraries = ({ meter }: KeyEndpoint) =>
    meter === "image-upload" || meter === "library-call";
  const withIds = (publicEndpoints as readonly KeyEndpoint[]).filter(
    (endpoint) => endpoint.params && isOfLibraries(endpoint),
  );
  const titled = withIds.map((endpoint): [string, KeyEndpoint] => [
    `${endpoint.method} ${endpoint.path}`,
    endpoint,
  ]);

  test.each(titled)("%s is 404 for the other's data @security-33", async (_title, endpoint) => {
    const mine = await clientAppOf();
    const other = await clientAppOf();
    const { libraryId, imageId } = await storedImage(server, "general");
    const own = await storedImage(server, "general");
    await give(mine, libraryId);
    await give(other, own.libraryId);
    const upload = endpoint.upload && uploadOf(await jpeg("#f90"));
    const call = ({ request }: ClientAppWithKey, library: string) =>
      request(endpoint.method, endpoint.path.replace(":id", library).replace(":imageId", imageId), {
        ...(upload && { upload }),
      });
    expect((await call(other, libraryId)).status).toBe(404);
    // Nor through a library of its own.
    if (endpoint.path.includes(":imageId"))
      expect((await call(other, own.libraryId)).status).toBe(404);
    // It existed all the time.
    expect((await call(mine, libraryId)).status).toBeLessThan(300);
  });

  test("lists contain only own libraries, and a removed one is gone from the next call @security-33", async () => {
    const mine = await clientAppOf();
    const other = await clientAppOf();
    const { libraryId } = await storedImage(server, "general");
    await give(mine, libraryId);
    expect((await mine.request("GET", libraries)).body).toMatchObject({ total: 1 });
    expect((await other.request("GET", libraries)).body).toEqual({ items: [], total: 0 });
    await server.services.database
      .deleteFrom("applicationLibraries")
      .where("applicationId", "=", mine.clientAppId)
      .execute();
    expect((await mine.request("GET", `${libraries}/${libraryId}`)).status).toBe(404);
  });
});

test.each([
  ["/api/v1/face-collections", "faces", "POST /cc-api/face-search/collection/create"],
  ["/api/v1/object-collections", "objects", "POST /cc-api/object-search/collection/create"],
] as const)("%s: only those whose libraries the client app all has", async (path, kind, create) => {
  const clientApp = await clientAppOf();
  const first = await storedImage(server, kind);
  const second = await storedImage(server, kind);
  const root = await server.as("root");
  const labels = kind === "objects" ? { labels: ["shoe"] } : {};
  await root.call(create, {
    body: {
      name: `Both ${clientApp.clientAppId}`,
      libraryIds: [first.libraryId, second.libraryId],
      defaultThreshold: 0.8,
      ...labels,
    },
  });
  await give(clientApp, first.libraryId);
  expect((await clientApp.request("GET", path)).body).toEqual({ items: [], total: 0 });
  await give(clientApp, second.libraryId);
  const answer = (await clientApp.request("GET", path)).body as { items: Body[]; total: number };
  expect(answer.total).toBe(1);
  expect(answer.items[0]).toMatchObject({
    name: `Both ${clientApp.clientAppId}`,
    libraryIds: [first.libraryId, second.libraryId].toSorted(),
    ...labels,
  });
});

describe("a sandbox", () => {
  const granting = async ({ clientAppId }: ClientAppWithKey, libraryId: string) => {
    const root = await server.as("root");
    const at = `/cc-api/client-app/${clientAppId}/library`;
    const offered = await root.request("GET", `${at}/candidates`, { query: { pageSize: 100 } });
    const granted = await root.request("POST", `${at}/grant`, {
      body: { libraryIds: [libraryId] },
    });
    const isOffered = (offered.body as { items: { id: string }[] }).items.some(
      ({ id }) => id === libraryId,
    );
    expect(isOffered).toBe(granted.status === 200);
    return granted;
  };
  const otherEnvironment = (path: string) => ({
    status: 400,
    body: { fields: [{ path, code: "other_environment" }] },
  });

  test("can't reach production data, and production keys can't reach sandbox data @security-33", async () => {
    const sandbox = await clientAppOf({ environment: "sandbox" });
    const production = await clientAppOf();
    const root = await server.as("root");
    const madeBy = async ({ request }: ClientAppWithKey) => {
      const made = await request("POST", libraries, {
        body: { name: `Shelf ${crypto.randomUUID()}`, kind: "general" },
      });
      expect(made.status, made.text).toBe(201);
      const { id } = made.body as { id: string };
      return root.call("GET /cc-api/library/:id", { params: { id } });
    };
    const test = await madeBy(sandbox);
    const real = await madeBy(production);
    expect([test.environment, real.environment]).toEqual(["sandbox", "production"]);
    expect(await granting(sandbox, real.id)).toMatchObject(otherEnvironment("libraryIds"));
    expect(await granting(production, test.id)).toMatchObject(otherEnvironment("libraryIds"));
    expect((await granting(await clientAppOf({ environment: "sandbox" }), test.id)).status).toBe(
      200,
    );
    expect((await granting(await clientAppOf(), real.id)).status).toBe(200);
  });

  test("a library in use by client apps keeps its environment, and its pictures stay @security-33", async () => {
    const { libraryId, imageId } = await storedImage(server, "general");
    const { id: otherId } = await (
      await server.as("operation")
    ).call("POST /cc-api/library/create", {
      body: { name: `Test ${libraryId}`, kind: "general", environment: "sandbox" },
    });
    const operation = await server.as("operation");
    const moved = await operation.request("POST", `/cc-api/library/${libraryId}/image/move`, {
      body: { ids: [imageId], libraryId: otherId },
    });
    expect(moved).toMatchObject(otherEnvironment("libraryId"));
    // Nor by a detour.
    const { id: emptyId } = await operation.call("POST /cc-api/library/create", {
      body: { name: `Empty ${libraryId}`, kind: "general" },
    });
    const { changeId } = (
      await operation.request("POST", `/cc-api/library/${libraryId}/image/move`, {
        body: { ids: [imageId], libraryId: emptyId },
      })
    ).body as { changeId: string };
    const intoSandbox = (id: string) =>
      operation.request("PUT", `/cc-api/library/${id}`, {
        body: { name: `Turned ${id}`, kind: "general", environment: "sandbox" },
      });
    expect(await intoSandbox(emptyId)).toMatchObject({
      status: 409,
      body: { fields: [{ path: "environment", code: "has_pictures" }] },
    });
    expect((await intoSandbox(libraryId)).status).toBe(200);
    expect(
      await operation.request("POST", `/cc-api/picture-change/${changeId}/undo`),
    ).toMatchObject(otherEnvironment("libraryId"));
    const sandbox = await clientAppOf({ environment: "sandbox" });
    expect((await granting(sandbox, otherId)).status).toBe(200);
    const body = { name: `Test ${libraryId}`, kind: "general" };
    const turn = (environment?: string) =>
      operation.request("PUT", `/cc-api/library/${otherId}`, { body: { ...body, environment } });
    expect(await turn("production")).toMatchObject({
      status: 409,
      body: { fields: [{ path: "environment", code: "in_use" }] },
    });
    expect((await turn()).body).toMatchObject({ environment: "sandbox" });
    await give(await clientAppOf(), emptyId);
    const root = await server.as("root");
    await root.request(
      "POST",
      `/cc-api/client-app/${sandbox.clientAppId}/library/${otherId}/withdraw`,
    );
    expect((await turn("production")).body).toMatchObject({ environment: "production" });
  });
});
