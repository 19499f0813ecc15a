import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { removeLeftFiles } from "./left-files.ts";
import { withFiles } from "./with-files.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const key = "probes/a-face.jpg";
const files = { [key]: Buffer.from("a face") };
const stored = async () => {
  const found: string[] = [];
  for await (const one of server.services.files.keys()) found.push(one);
  return found;
};
const noted = async () =>
  (
    await server.services.database.selectFrom("leftFiles").select("key").orderBy("key").execute()
  ).map((row) => row.key);
const sweep = () => {
  server.clock.advance(60_000);
  return removeLeftFiles(server.services, server.clock.now());
};

test("files of a successful commit stay, and their notes are removed", async () => {
  await withFiles(server.services, files, () => Promise.resolve());
  expect([await stored(), await noted()]).toEqual([[key], []]);
  await sweep();
  expect(await stored()).toEqual([key]);
});

test("files of a failed commit are removed at once", async () => {
  const failing = withFiles(server.services, files, () => Promise.reject(new Error("refused")));
  await expect(failing).rejects.toThrow("refused");
  expect([await stored(), await noted()]).toEqual([[], []]);
});

test("files of a process killed before its commit are removed by another process", async () => {
  const write = server.services.files.write.bind(server.services.files);
  const killed = Promise.withResolvers<void>();
  const goesOn = Promise.withResolvers<void>();
  vi.spyOn(server.services.files, "write").mockImplementation(async (...file) => {
    await write(...file);
    killed.resolve();
    await goesOn.promise;
  });
  const commit = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const both = { ...files, "probes/another-face.jpg": Buffer.from("another face") };
  const upload = withFiles(server.services, both, commit);
  await killed.promise;
  expect([await stored(), await noted()]).toEqual([[key], Object.keys(both).toSorted()]);
  await sweep();
  expect([await stored(), await noted()]).toEqual([[], []]);
  // It was only slow after all: no row may refer to removed files.
  goesOn.resolve();
  await expect(upload).rejects.toThrow("took too long");
  expect(commit).not.toHaveBeenCalled();
  await sweep();
  expect([await stored(), await noted()]).toEqual([[], []]);
});

test("files stay if the commit succeeded and only its response was lost", async () => {
  const { database } = server.services;
  const lost = new Error("The connection broke");
  const begin = database.transaction.bind(database);
  let ours: unknown;
  vi.spyOn(database, "transaction").mockImplementation(() => {
    const builder = begin();
    const execute = builder.execute.bind(builder);
    builder.execute = async (work) => {
      let committed: unknown;
      const result = await execute((transaction) => {
        committed = transaction;
        return work(transaction);
      });
      if (committed === ours) throw lost;
      return result;
    };
    return builder;
  });
  const commit = (transaction: unknown) => {
    ours = transaction;
    return Promise.resolve();
  };
  await expect(withFiles(server.services, files, commit)).rejects.toBe(lost);
  await sweep();
  expect([await stored(), await noted()]).toEqual([[key], []]);
});
