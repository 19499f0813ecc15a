import { expect, test } from "vitest";
import { isBuilt } from "../build/fingerprint.ts";
import { umiHost } from "./umi-host.ts";

test("the committed build of the umi host is of its sources: else run `node tools/examples.ts --rebuild`", () => {
  expect(isBuilt(umiHost)).toBe(true);
});
