import { expect, test } from "vitest";
import { createLeaveQuestion } from "./leave-question.ts";
import { createUnsaved } from "./unsaved.ts";

test("a second prompt replaces the first, and can be answered", async () => {
  const unsaved = createUnsaved();
  unsaved.hold("finance");
  const leave = createLeaveQuestion(unsaved);
  const first = leave.ask();
  const second = leave.ask(new Set(["finance"]));
  expect(await first).toBe(false);
  expect(leave.question.get()).not.toBeNull();
  leave.question.get()?.answer(true);
  expect(await second).toBe(true);
  expect(leave.question.get()).toBeNull();
});
