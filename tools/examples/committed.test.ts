import { expect, test } from "vitest";
import { isBuilt } from "../build/fingerprint.ts";
import { committedTargets } from "./list.ts";

test.each(committedTargets())("the committed build of $name matches its sources", (target) => {
  expect(isBuilt(target), "run: node tools/examples.ts --rebuild").toBe(true);
});
