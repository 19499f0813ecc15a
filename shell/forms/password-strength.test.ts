import { expect, test } from "vitest";
import { passwordStrength } from "./password-strength.ts";

test.each([
  ["", "short"],
  ["elevenchars", "short"],
  ["aaaaaaaaaaaaaaaaaaaa", "weak"],
  ["abcdefghijklmnop", "weak"],
  ["123456789012", "weak"],
  ["quiet tables", "fair"],
  ["correct horse battery staple", "strong"],
  ["安静的桌子和一只蓝色的猫在窗边", "strong"],
])("%j is %s", (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test("a password based on one's own name is weak", () => {
  expect(passwordStrength("margaret likes tea", ["Margaret"])).toBe("weak");
});
