import type { TestServer } from "@console-shell/testing/server";
import type { TestClient } from "@console-shell/testing/test-client";
import { expect } from "vitest";
import { plainImage, uploadOf } from "./images.ts";

/** Two empty libraries, and an operator's actions on their pictures. */
export const twoShelves = async (server: TestServer) => {
  // A new session each time: some of these tests span a month.
  let operation = await server.as("operation");
  await server.services.database.deleteFrom("libraries").execute();
  const add = async (name: string) =>
    (await operation.call("POST /cc-api/library/create", { body: { name, kind: "general" } })).id;
  const shelf = await add("Shelf");
  const other = await add("Other");

  const upload = async (colour: string, id = shelf) =>
    (
      await operation.call("POST /cc-api/library/:id/image/upload", {
        params: { id },
        body: uploadOf(await plainImage(colour).png().toBuffer(), `${colour}.png`, "image/png"),
      })
    ).id;
  const list = async (query: Record<string, unknown> = {}, id = shelf) => {
    const answer = await operation.call("GET /cc-api/library/:id/image/list", {
      params: { id },
      query,
    });
    expect(answer.total).toBe(answer.items.length);
    return answer.items;
  };
  const names = async (query: Record<string, unknown> = {}, id = shelf) =>
    (await list(query, id)).map(({ fileName }) => fileName).toSorted();
  const undo = (changeId: string | null, client: Pick<TestClient, "request"> = operation) =>
    client.request("POST", `/cc-api/picture-change/${changeId}/undo`);
  /** Number of libraries with searchable vectors. */
  const places = async () => {
    const rows = await server.services.database
      .selectFrom("vectors")
      .select("libraryId")
      .distinct()
      .execute();
    return rows.map((row) => row.libraryId);
  };
  const seen = () =>
    expect
      .poll(() => operation.call("GET /cc-api/job/counts", { query: {} }))
      .toMatchObject({ waiting: 0, working: 0, retrying: 0 });
  /** For tests that span more than a session. */
  const signInAgain = async () => {
    operation = await server.as("operation");
  };
  return { signInAgain, operation, shelf, other, upload, list, names, undo, places, seen };
};

/** See `twoShelves`. */
export type TwoShelves = Awaited<ReturnType<typeof twoShelves>>;
