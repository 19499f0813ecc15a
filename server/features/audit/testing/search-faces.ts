import type { TestServer } from "@console-shell/testing/server";
import { sessionCookieName } from "../../../http/session-cookie.ts";
import { createSession } from "../../session/create-session.ts";
import { plainPicture, uploadOf } from "../../library/testing/pictures.ts";

/** One browser, which answers what was answered. */
interface Browser {
  done: (
    method: string,
    path: string,
    body?: Record<string, unknown>,
  ) => Promise<Record<string, unknown>>;
}

/** Somebody is searched for, looked at and decided on; two faces are compared. */
export const searchFaces = async (server: TestServer, browser: Browser): Promise<void> => {
  const at = "/cc-api/face-search";
  const library = { name: "Badges", kind: "faces" };
  const { id: libraryId } = await browser.done("POST", "/cc-api/library/create", library);
  const collection = { name: "Everyone", libraryIds: [libraryId], defaultThreshold: 0.5 };
  const { id: collectionId } = await browser.done("POST", `${at}/collection/create`, collection);
  // An upload is no JSON: it comes from another session of the same operator.
  const { services } = server;
  const operator = await browser.done("GET", "/auth/account/info");
  const token = await createSession(services, operator["id"] as string, {
    now: server.clock.now(),
  });
  const looked = await server.request("POST", "/cc-api/probe/create", {
    upload: uploadOf(await plainPicture().jpeg().toBuffer()),
    cookie: `${sessionCookieName(services.publicUrl)}=${token}`,
  });
  const { id: probeId } = looked.body as { id: string };
  const key = () => ({ idempotencyKey: crypto.randomUUID(), purpose: "Lost badge" });
  const face = { probeId, face: 0 };
  const search = { ...face, collectionId, threshold: 0.5, ...key() };
  const { id: queryId } = await browser.done("POST", `${at}/query/create`, search);
  await browser.done("GET", `${at}/query/${queryId as string}`);
  const decision = { decision: "no_match", note: "Nobody" };
  await browser.done("POST", `${at}/query/${queryId as string}/review`, decision);
  const pair = { one: face, other: face, ...key() };
  const { id } = await browser.done("POST", `${at}/comparison/create`, pair);
  await browser.done("GET", `${at}/comparison/${id as string}`);
};
