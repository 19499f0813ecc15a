import { randomBytes } from "node:crypto";
import { anyCharacter } from "@console-shell/testing/any-character";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createSealer } from "./sealer.ts";

const sealer = createSealer(randomBytes(32));

test("any text is decrypted for its owner", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), fc.string(), (text, owner) => {
      expect(sealer.open(sealer.seal(text, owner), owner)).toBe(text);
    }),
  );
});

test("encrypting the same text twice gives different results", () => {
  expect(sealer.seal("secret", "lin")).not.toBe(sealer.seal("secret", "lin"));
});

test("altered text, another owner's and another key's can't be decrypted @security-20", () => {
  const sealed = sealer.seal("secret", "lin");
  expect(() => sealer.open(sealed, "max")).toThrow();
  expect(() => createSealer(randomBytes(32)).open(sealed, "lin")).toThrow();
  for (let index = 0; index < sealed.length; index += 1) {
    const bytes = Buffer.from(sealed, "base64url");
    const position = index % bytes.length;
    bytes[position] = bytes[position]! ^ 1;
    expect(() => sealer.open(bytes.toString("base64url"), "lin")).toThrow();
  }
  expect(() => sealer.open("", "lin")).toThrow();
});

test("the fingerprint distinguishes keys", () => {
  const key = randomBytes(32);
  expect(createSealer(key).fingerprint).toBe(createSealer(key).fingerprint);
  expect(createSealer(key).fingerprint).not.toBe(sealer.fingerprint);
});
