import { expect, test } from "vitest";
import { decoy, isOutdated } from "./hash.ts";

test("the dummy hash for an unknown account is as slow as a real one", () => {
  expect(isOutdated(decoy)).toBe(false);
});
