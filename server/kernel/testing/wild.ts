import { anyCharacter } from "@console-shell/testing/any-character";
import * as fc from "fast-check";

/** Texts that have broken servers before. */
const nasty = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "\u202egnp.exe",
  "%",
  "_",
  "\\",
  "'; drop table operators; --",
  "<script>alert(1)</script>",
  "../../../etc/passwd",
  "a\r\nSet-Cookie: x=y",
  "null",
  "true",
  "NaN",
  "-0",
  "1e400",
  "9007199254740993",
  "Ǆ".repeat(40),
  "𝒳".repeat(130),
  "__proto__",
  "toString",
];

const numbers = [
  0,
  -0,
  -1,
  0.1,
  2 ** 31,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 53) + 1,
  2 ** 63,
  1e12,
  1e308,
  8.64e15 + 1,
];

export const wildText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...nasty),
  fc.string({ unit: anyCharacter, maxLength: 300 }),
);

/** Any JSON number. */
export const wildNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(...numbers),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Any JSON value. */
export const wildValue: fc.Arbitrary<unknown> = fc.oneof(
  wildText,
  wildNumber,
  fc.constantFrom(null, true, false, [], {}, [[]], { a: { b: null } }),
  fc.array(wildText, { maxLength: 5 }),
);
