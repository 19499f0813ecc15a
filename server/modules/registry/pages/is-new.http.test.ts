import { startTestServer } from "@console-shell/testing/server";
import { expect, test, vi } from "vitest";
import { createIsNew } from "./is-new.ts";

test("a read that fails isn't remembered as an answer", async () => {
  const server = await startTestServer();
  try {
    const { database } = server.services;
    await database.deleteFrom("operators").execute();
    const isNew = createIsNew({ database });
    const reads = vi.spyOn(database, "selectFrom").mockImplementationOnce(() => {
      throw new Error("The database doesn't answer");
    });
    expect([await isNew(), await isNew()]).toEqual([false, true]);
    reads.mockRestore();
  } finally {
    await server.close();
  }
});
