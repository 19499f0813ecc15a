import { openTestDatabase } from "@console-shell/testing/test-database";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { firstIdAt } from "../../../../platform/database/id.ts";
import { createSignalReader } from "./read-signals.ts";

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let look: () => Promise<number[]>;
const start = Date.UTC(2026, 2, 2, 9);
beforeEach(async () => {
  opened = await openTestDatabase();
  vi.useFakeTimers({ toFake: ["Date"], now: start });
  const read = createSignalReader(opened);
  look = async () => {
    const { signals, keep } = await read();
    keep();
    return signals.map(({ at }) => at - start);
  };
});
afterEach(async () => {
  vi.useRealTimers();
  await opened.close();
});

/** A signal that is committed now, with an earlier timestamp in milliseconds. */
const commit = (written: number) =>
  opened.database
    .insertInto("signals")
    .values({
      id: firstIdAt(start + written).replace(/0{12}$/, crypto.randomUUID().slice(-12)),
      at: start + written,
      event: "announcements",
      operatorId: null,
      permission: null,
      notificationId: null,
    })
    .execute();

test("each signal is seen once, even if its transaction ends after later ones were seen", async () => {
  await look();
  vi.setSystemTime(start + 1_000);
  await commit(900);
  await commit(1_000);
  expect((await look()).toSorted((a, b) => a - b)).toEqual([900, 1_000]);
  vi.setSystemTime(start + 3_000);
  await commit(500);
  expect(await look()).toEqual([500]);
  expect(await look()).toEqual([]);
});

test("a signal that is very late, or from a slow clock, is seen within ten seconds", async () => {
  vi.setSystemTime(start + 30_000);
  await look();
  await commit(1_000);
  vi.setSystemTime(start + 38_000);
  expect(await look()).toEqual([]);
  vi.setSystemTime(start + 40_000);
  expect(await look()).toEqual([1_000]);
  vi.setSystemTime(start + 50_000);
  expect(await look()).toEqual([]);
});

test("signals read by a failed poll are read again", async () => {
  const read = createSignalReader(opened);
  (await read()).keep();
  vi.setSystemTime(start + 1_000);
  await commit(1_000);
  vi.setSystemTime(start + 2_000);
  expect((await read()).signals).toHaveLength(1);
  vi.setSystemTime(start + 8_000);
  const again = await read();
  expect(again.signals).toHaveLength(1);
});
