import { expect, test } from "vitest";
import { isBuilt } from "../build/fingerprint.ts";
import { scaffoldTargets } from "./list.ts";

test.each(scaffoldTargets())("the committed build of $name is of its sources", (target) => {
  expect(isBuilt(target), "run: node tools/examples.ts --rebuild").toBe(true);
});
