import { openTestDatabase, type TestDatabase } from "@console-shell/testing/test-database";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countWaiting } from "./testing/count-waiting.ts";
import { transactionWithDeadline } from "./transaction-with-deadline.ts";

const isPostgres = process.env["TEST_DATABASE"] === "postgres";
let opened: TestDatabase;
beforeEach(async () => {
  opened = await openTestDatabase();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await opened.close();
});

const counter = (key: string) => ({ key, count: 1, resetsAt: 1 });
const stored = async () =>
  (await opened.database.selectFrom("throttleCounters").select("key").execute()).map(
    ({ key }) => key,
  );

test("a write in time is committed, a late one is rolled back", async () => {
  const { database } = opened;
  const write = (key: string, afterwards?: () => void) =>
    transactionWithDeadline(database, async (transaction) => {
      await transaction.insertInto("throttleCounters").values(counter(key)).execute();
      afterwards?.();
      return key;
    });
  expect(await write("in time")).toBe("in time");
  const turnClock = vi.fn<() => void>(() => {
    const later = performance.now() + 10_000;
    vi.spyOn(performance, "now").mockReturnValue(later);
  });
  await expect(write("too late", turnClock)).rejects.toThrow("too long");
  expect(turnClock).toHaveBeenCalledOnce();
  expect(await stored()).toEqual(["in time"]);
});

test.runIf(isPostgres)(
  "a write that waits too long for a lock is given up, and not written once the lock is free",
  async () => {
    const { database } = opened;
    await database.insertInto("throttleCounters").values(counter("locked")).execute();
    const locked = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const holding = database.transaction().execute(async (transaction) => {
      await transaction.updateTable("throttleCounters").set({ count: 2 }).execute();
      locked.resolve();
      await mayEnd.promise;
    });
    await locked.promise;
    const late = transactionWithDeadline(
      database,
      async (transaction) => {
        await transaction.insertInto("throttleCounters").values(counter("before")).execute();
        await transaction.updateTable("throttleCounters").set({ count: 9 }).execute();
      },
      500,
    );
    await expect(late).rejects.toThrow("statement timeout");
    mayEnd.resolve();
    await holding;
    await expect.poll(() => countWaiting(database)).toBe(0);
    expect(await stored()).toEqual(["locked"]);
  },
);
