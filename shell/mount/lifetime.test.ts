import { expect, test } from "vitest";
import { createLifetime } from "./lifetime.ts";

test("undoes everything in reverse, and later registrations at once", async () => {
  const lifetime = createLifetime();
  const undone: string[] = [];
  lifetime.onEnd(() => undone.push("first"));
  lifetime.onEnd(() => undone.push("second"));
  await lifetime.end();
  expect(undone).toEqual(["second", "first"]);
  expect(lifetime.signal.aborted).toBe(true);
  // Something that was waiting for a file at unmount may still start afterwards.
  lifetime.onEnd(() => undone.push("late"));
  expect(undone).toEqual(["second", "first", "late"]);
});
