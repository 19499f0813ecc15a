import { openTestDatabase } from "@console-shell/testing/test-database";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type SharedReads, sharedReadsOf } from "./shared-reads.ts";
import { signal } from "./signal.ts";

const permission = "management:applicant:decide";
let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let now: number;
let shared: SharedReads;
/** The reads that have begun, to be answered. */
let begun: PromiseWithResolvers<number>[];
beforeEach(async () => {
  opened = await openTestDatabase();
  now = 0;
  begun = [];
  shared = sharedReadsOf({ ...opened, clock: () => now });
});
afterEach(() => opened.close());

const ask = () =>
  shared.read({
    key: "applicants",
    permissions: [permission],
    read() {
      const asked = Promise.withResolvers<number>();
      begun.push(asked);
      return asked.promise;
    },
  });
const change = () => signal(opened.database, [{ event: "waiting", permission }]);
const begins = (count: number) => expect.poll(() => begun.length).toBe(count);

test("those who ask at the same time share a read, and so do those who ask soon after", async () => {
  const asked = [ask(), ask(), ask()];
  await begins(1);
  begun[0]!.resolve(3);
  expect(await Promise.all(asked)).toEqual([3, 3, 3]);
  expect(await ask()).toBe(3);
  expect(begun).toHaveLength(1);
  now += 2_000;
  const later = ask();
  await begins(2);
  begun[1]!.resolve(4);
  expect(await later).toBe(4);
});

test.each([
  { what: "signalled, on any node", change: () => change() },
  { what: "written on this node", change: async () => shared.forget() },
])("a read that began before something was $what answers nobody who asks after", async (of) => {
  const before = ask();
  await begins(1);
  await of.change();
  const after = [ask(), ask()];
  // They have asked by now, and wait for the one under way to end.
  await opened.database.selectFrom("signals").selectAll().execute();
  expect(begun).toHaveLength(1);
  begun[0]!.resolve(3);
  expect(await before).toBe(3);
  await begins(2);
  begun[1]!.resolve(4);
  expect(await Promise.all(after)).toEqual([4, 4]);
});

test("at most one read is under way, however many changes there are", async () => {
  const asked = [ask()];
  await begins(1);
  for (let read = 1; read <= 3; read += 1) {
    await change();
    asked.push(ask(), ask());
    // The look-up of signals ends before this does.
    await opened.database.selectFrom("signals").selectAll().execute();
    expect(begun).toHaveLength(read);
    begun.at(-1)!.resolve(read);
    await begins(read + 1);
  }
  begun.at(-1)!.resolve(4);
  expect(await Promise.all(asked)).toEqual([1, 2, 2, 3, 3, 4, 4]);
});

test("a failed read is shared with nobody who asks later", async () => {
  const failing = ask();
  await begins(1);
  begun[0]!.reject(new Error("away"));
  await expect(failing).rejects.toThrow("away");
  const again = ask();
  await begins(2);
  begun[1]!.resolve(5);
  expect(await again).toBe(5);
});
