import type { TestServer } from "@console-shell/testing/server";
import { newId } from "#platform/database/id.ts";
import type { Browser } from "./browser.ts";

/** A library is deleted with its only picture, which is inserted by hand: the scenario's browser sends no files. */
export const eraseALibrary = async (server: TestServer, root: Browser): Promise<void> => {
  const { database, clock } = server.services;
  const made = { name: "Short-lived", kind: "general" };
  const { id, createdBy } = await root.done("POST", "/cc-api/library/create", made);
  await database
    .insertInto("images")
    .values({
      id: newId(),
      libraryId: id as string,
      fileName: "one.png",
      mediaType: "image/png",
      bytes: 1,
      width: 1,
      height: 1,
      sha256: "0".repeat(64),
      uploadedBy: (createdBy as { id: string }).id,
      createdAt: clock(),
    })
    .execute();
  await root.done("DELETE", `/cc-api/library/${id as string}?confirmName=${made.name}`);
};
