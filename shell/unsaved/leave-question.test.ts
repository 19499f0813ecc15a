import { expect, test } from "vitest";
import { createLeaveQuestion } from "./leave-question.ts";
import { createUnsaved } from "./unsaved.ts";

test("the question names each reason once, of the parts that are left", async () => {
  const unsaved = createUnsaved();
  const question = createLeaveQuestion(unsaved);
  const undo = unsaved.hold("finance");
  unsaved.hold("finance");
  unsaved.hold("finance/", "upload");
  unsaved.hold("user-info", "shown-once");
  void question.ask(new Set(["finance", "finance/"]));
  expect(question.question.get()?.reasons).toEqual(["changes", "upload"]);
  undo();
  void question.ask();
  expect(question.question.get()?.reasons).toEqual(["changes", "upload", "shown-once"]);
});

test("a confirmed leave that fails keeps its changes unsaved; a successful one doesn't", async () => {
  const unsaved = createUnsaved();
  const question = createLeaveQuestion(unsaved);
  unsaved.hold("finance");
  const mayLeave = question.mayLeave();
  question.question.get()?.answer(true);
  expect([await mayLeave, unsaved.get().size]).toEqual([true, 1]);
  const leaves = question.ask();
  question.question.get()?.answer(true);
  expect([await leaves, unsaved.get().size]).toEqual([true, 0]);
});
