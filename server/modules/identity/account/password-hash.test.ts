import { expect, test } from "vitest";
import { decoy, isOutdated } from "./password-hash.ts";

test("what is checked for an account that does not exist takes as long as a real password", () => {
  expect(isOutdated(decoy)).toBe(false);
});
