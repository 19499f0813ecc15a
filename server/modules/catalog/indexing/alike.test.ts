import * as fc from "fast-check";
import { expect, test } from "vitest";
import { difference, maxDifference, partsOf, distinctivePartsOf } from "./alike.ts";

const hash = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });
const text = (bits: bigint) => bits.toString(16).padStart(16, "0");

test("hashes that differ in few bits share a part, so lookups by part find them", () => {
  const bits = fc.uniqueArray(fc.bigInt({ min: 0n, max: 63n }), { maxLength: 20 });
  fc.assert(
    fc.property(hash, bits, (one, changed) => {
      const other = changed.reduce((all, bit) => all ^ (1n << bit), one);
      expect(difference(text(one), text(other))).toBe(changed.length);
      const shared = partsOf(text(one)).some((part) => partsOf(text(other)).includes(part));
      if (changed.length <= maxDifference) expect(shared).toBe(true);
    }),
  );
});

test("plain borders don't cause matches, unless the whole picture is plain", () => {
  expect(distinctivePartsOf("00ff00a1000000ff")).toEqual([3 * 256 + 0xa1]);
  expect(distinctivePartsOf("0000000000000000")).toEqual(partsOf("0000000000000000"));
});
