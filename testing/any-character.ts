import * as fc from "fast-check";

const beforeSurrogates = 0xd7ff;
const afterSurrogates = 0xe000;
const last = 0x10ffff;

/**
 * Any Unicode character, for `fc.string({ unit: anyCharacter })`. fast-check's own `binary` is
 * equivalent, but takes seconds to start on a busy machine.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .oneof(
    { weight: 4, arbitrary: fc.integer({ min: 0, max: 0xff }) },
    { weight: 3, arbitrary: fc.integer({ min: 0, max: beforeSurrogates }) },
    { weight: 3, arbitrary: fc.integer({ min: afterSurrogates, max: last }) },
  )
  .map((code) => String.fromCodePoint(code));
