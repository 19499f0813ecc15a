import { openTestDatabase } from "@console-shell/testing/test-database";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { databaseTime } from "#platform/database/dialect/database-time.ts";
import { newId } from "#platform/database/id.ts";
import { createSignalReader } from "./reads.ts";

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let look: () => Promise<string[]>;
beforeEach(async () => {
  opened = await openTestDatabase();
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: Date.UTC(2026, 2, 2, 9) });
  const read = createSignalReader(opened);
  look = async () => {
    const { signals, keep } = await read();
    keep();
    return signals.map(({ id }) => id);
  };
});
afterEach(async () => {
  vi.useRealTimers();
  await opened.close();
});

/** A signal that is committed now, written so many milliseconds ago; returns its identifier. */
const commit = async (ago: number) => {
  const id = newId();
  const { database } = opened;
  await database
    .insertInto("signals")
    .values({
      id,
      at: sql<number>`${databaseTime(database)} - ${ago}`,
      event: "announcements",
      operatorId: null,
      permission: null,
      notificationId: null,
    })
    .execute();
  return id;
};

test("each signal is seen once, even if its transaction ends after later ones were seen", async () => {
  await look();
  vi.advanceTimersByTime(1_000);
  const written = [await commit(100), await commit(0)];
  expect((await look()).toSorted()).toEqual(written.toSorted());
  vi.advanceTimersByTime(2_000);
  const late = await commit(2_500);
  expect(await look()).toEqual([late]);
  expect(await look()).toEqual([]);
});

test("a signal that is very late is seen within ten seconds", async () => {
  await look();
  vi.advanceTimersByTime(8_000);
  const late = await commit(37_000);
  expect(await look()).toEqual([]);
  vi.advanceTimersByTime(2_000);
  expect(await look()).toEqual([late]);
  vi.advanceTimersByTime(10_000);
  expect(await look()).toEqual([]);
});

test.each([-600_000, 600_000])("a clock that jumps by %i ms hides no signal", async (jump) => {
  await look();
  vi.setSystemTime(Date.now() + jump);
  vi.advanceTimersByTime(2_000);
  const written = await commit(0);
  expect(await look()).toEqual([written]);
});

test("signals read by a failed poll are read again", async () => {
  const read = createSignalReader(opened);
  (await read()).keep();
  vi.advanceTimersByTime(1_000);
  await commit(0);
  vi.advanceTimersByTime(1_000);
  expect((await read()).signals).toHaveLength(1);
  vi.advanceTimersByTime(6_000);
  const again = await read();
  expect(again.signals).toHaveLength(1);
});
