import type { TestServer } from "@console-shell/testing/server";
import { expect } from "vitest";
import { sessionCookieName } from "#kernel/session-cookie.ts";
import { createSession } from "#modules/identity/session/writes.ts";
import { addClientAppWithKey } from "#modules/clients/public-api/testing/add-client-app-with-key.ts";
import { plainImage, uploadOf } from "#modules/catalog/testing/images.ts";
import type { Browser } from "./browser.ts";

/** Two faces become a person, who is renamed, split, restored, merged, reduced and deleted. */
const groupFaces = async (browser: Browser, at: string, collectionId: string, faces: string[]) => {
  const [one = "", two = ""] = faces;
  const made = { collectionId, name: "Somebody", faceIds: [one] };
  const { id } = await browser.done("POST", `${at}/create`, made);
  const person = `${at}/${id as string}`;
  await browser.done("PATCH", person, { name: "Robin" });
  await browser.done("POST", `${person}/face/add`, { faceIds: [two] });
  await browser.done("GET", `${at}/list`);
  const listed = await browser.done("GET", `${person}/face/list`);
  const [face] = listed["items"] as { id: string }[];
  const part = { name: "Not Robin", faceIds: [face?.id] };
  const split = await browser.done("POST", `${person}/split`, part);
  const [operation] = split["operations"] as { id: string; other: { id: string } }[];
  await browser.done("POST", `${person}/merge`, { personId: operation?.other.id });
  await browser.done("POST", `${person}/face/remove`, { faceIds: [face?.id] });
  const { operations } = await browser.done("GET", person);
  const [last] = operations as { id: string }[];
  await browser.done("POST", `${person}/operation/${last?.id ?? ""}/undo`);
  await browser.done("DELETE", person);
};

/** A client app searches the collection for a face, and compares one with a picture's. */
const searchAsClientApp = async (
  server: TestServer,
  ownerId: string,
  { libraryId, collectionId }: { libraryId: string; collectionId: string },
) => {
  const { database } = server.services;
  const clientApp = await addClientAppWithKey(server, {
    database,
    ownerId,
    now: server.clock.now(),
  });
  await database
    .insertInto("applicationLibraries")
    .values({ applicationId: clientApp.clientAppId, libraryId })
    .execute();
  const { id } = await database
    .selectFrom("images")
    .select("id")
    .where("libraryId", "=", libraryId)
    .executeTakeFirstOrThrow();
  for (const path of [
    `/api/v1/face-collections/${collectionId}/search`,
    `/api/v1/libraries/${libraryId}/images/${id}/compare`,
  ]) {
    const upload = uploadOf(await plainImage("#765").jpeg().toBuffer());
    const answer = await clientApp.request("POST", path, { upload });
    expect(answer.status, answer.text).toBe(200);
  }
};

/** A face is searched for, viewed and reviewed; two faces are compared. */
export const searchFaces = async (server: TestServer, browser: Browser): Promise<void> => {
  const at = "/cc-api/face-search";
  const library = { name: "Badges", kind: "faces" };
  const { id: libraryId } = await browser.done("POST", "/cc-api/library/create", library);
  const collection = { name: "Everyone", libraryIds: [libraryId], defaultThreshold: 0.5 };
  const { id: collectionId } = await browser.done("POST", `${at}/collection/create`, collection);
  // An upload isn't JSON: it comes from another session of the same operator.
  const { services } = server;
  const operator = await browser.done("GET", "/auth/account/info");
  const token = await createSession(services, operator["id"] as string, {
    now: server.clock.now(),
  });
  const cookie = `${sessionCookieName(services.publicUrl)}=${token}`;
  const send = async (path: string) =>
    server.request("POST", path, {
      upload: uploadOf(await plainImage().jpeg().toBuffer()),
      cookie,
    });
  await send(`/cc-api/library/${libraryId as string}/image/upload`);
  const faces = () => services.database.selectFrom("faces").select("id").execute();
  await expect.poll(async () => (await faces()).length).toBe(2);
  const looked = await send("/cc-api/query-image/create");
  const { id: queryImageId } = looked.body as { id: string };
  const key = () => ({ idempotencyKey: crypto.randomUUID(), purpose: "Lost badge" });
  const face = { queryImageId, face: 0 };
  const search = { ...face, collectionId, threshold: 0.5, ...key() };
  const { id: queryId } = await browser.done("POST", `${at}/query/create`, search);
  await browser.done("GET", `${at}/query/${queryId as string}`);
  const decision = { decision: "no_match", note: "Nobody" };
  await browser.done("POST", `${at}/query/${queryId as string}/review`, decision);
  const pair = { one: face, other: face, ...key() };
  const { id } = await browser.done("POST", `${at}/comparison/create`, pair);
  await browser.done("GET", `${at}/comparison/${id as string}`);
  const found = (await faces()).map((one) => one.id);
  await searchAsClientApp(server, operator["id"] as string, {
    libraryId: libraryId as string,
    collectionId: collectionId as string,
  });
  await groupFaces(browser, `${at}/person`, collectionId as string, found);
};
