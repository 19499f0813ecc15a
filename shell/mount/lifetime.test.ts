import { expect, test } from "vitest";
import { createLifetime } from "./lifetime.ts";

test("undoes everything in reverse, and at once what is registered after the end", async () => {
  const { onEnd, end, signal } = createLifetime();
  const undone: string[] = [];
  onEnd(() => undone.push("first"));
  onEnd(() => undone.push("second"));
  await end();
  expect(undone).toEqual(["second", "first"]);
  expect(signal.aborted).toBe(true);
  // What was waiting for a file when the console was left begins something for all that.
  onEnd(() => undone.push("late"));
  expect(undone).toEqual(["second", "first", "late"]);
});
