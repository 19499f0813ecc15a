import type { TestServer } from "@console-shell/testing/server";
import { newId } from "../../../../platform/database/id.ts";
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
      library_id: id as string,
      file_name: "one.png",
      media_type: "image/png",
      bytes: 1,
      width: 1,
      height: 1,
      sha256: "0".repeat(64),
      uploaded_by: (createdBy as { id: string }).id,
      created_at: clock(),
    })
    .execute();
  await root.done("DELETE", `/cc-api/library/${id as string}?confirmName=${made.name}`);
};
