import { NewPasswordSchema } from "@console-shell/contract/calls/password";
import { assert, integer, oneof, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { commonPasswords } from "./common-passwords.ts";
import { leakedPasswords, weaknessOf } from "./weakness.ts";

const owner = { account: "chen.yu", email: "yu.chen@example.com" };

/* fast-check's own "binary" takes seconds to start. */
const character = oneof(
  integer({ min: 0x20, max: 0x2fff }),
  integer({ min: 0xe000, max: 0x10_ffff }),
).map((point) => String.fromCodePoint(point));

describe("length of a password", () => {
  const length = (text: string) => text.replaceAll(/./gsu, ".").length;
  const accepted = (text: string) => NewPasswordSchema.safeParse(text).success;

  test("12 to 128 code points of any Unicode are accepted, and nothing is trimmed @security-15", () => {
    assert(
      property(string({ unit: character, minLength: 12, maxLength: 128 }), (password) => {
        const inside = length(password) >= 12 && length(password) <= 128;
        expect(accepted(password)).toBe(inside);
        if (inside) expect(NewPasswordSchema.parse(password)).toBe(password);
      }),
    );
    expect(accepted("🔒".repeat(12))).toBe(true);
    expect(accepted("🔒".repeat(128))).toBe(true);
    expect(NewPasswordSchema.parse("  spaces stay here  ")).toBe("  spaces stay here  ");
  });

  test("11 and 129 code points are rejected", () => {
    expect(accepted("🔒".repeat(11))).toBe(false);
    expect(accepted("a".repeat(11))).toBe(false);
    expect(accepted("🔒".repeat(129))).toBe(false);
    expect(accepted("a".repeat(129))).toBe(false);
  });
});

describe("weak passwords", () => {
  test("every listed password, in any case @security-16", () => {
    expect(leakedPasswords().size).toBeGreaterThan(40_000);
    expect(commonPasswords.size).toBeGreaterThan(300);
    for (const password of [...leakedPasswords(), ...commonPasswords]) {
      if (password.length < 12) expect.fail(`${password} is too short to need a list`);
      for (const typed of [password, password.toUpperCase()])
        if (!weaknessOf(typed, owner)) expect.fail(`${typed} was taken`);
    }
  });

  test("only a whole listed password counts, not a part of it or a longer one", () => {
    expect(weaknessOf("!2h7=aol64#exq0q", owner)).toBe("too_common");
    expect(weaknessOf("!2h7=aol64#exq0", owner)).toBeNull();
    expect(weaknessOf("over !2h7=aol64#exq0q", owner)).toBeNull();
  });

  test.each([
    "P@ssw0rd!2031",
    "Admin20310101",
    "Welcome-12-12",
    "iloveyou-secret",
    "qwertyuiop98",
    "mnbvcxz98765",
    "aaaaaaaaaaaaab",
    "kfkfkfkfkfkf",
    "abcdabcdabcd",
    "98765432109876",
    "密密密密密密密密密密密密",
    "correct horse battery",
    "Correct-Horse-Battery 42!",
    "c0rrect h0rse battery staple",
    "I love you so much",
    "open sesame open sesame",
    "To be, or not to be",
    "好好学习天天向上2026",
    "P a s s w o r d 1 2 3 4",
    "dragon 123 456",
    "1 2 3 4 5 6 7 8",
  ])("%s is common or predictable @security-16", (password) => {
    expect(["too_common", "predictable"]).toContain(weaknessOf(password, owner));
  });

  test("the account name, the local part of the e-mail address or the product's name, anywhere @security-16", () => {
    const around = string({ minLength: 8, maxLength: 20 });
    assert(
      property(around, around, (before, after) => {
        expect(weaknessOf(`${before}Chen.Yu${after}`, owner)).toBe("contains_account");
        expect(weaknessOf(`${before}chen-yu${after}`, owner)).toBe("contains_account");
        expect(weaknessOf(`${before}YU.CHEN${after}`, owner)).toBe("contains_account");
      }),
    );
    expect(weaknessOf("my-Console-Shell-key", owner)).toBe("contains_product");
    expect(weaknessOf("consoleshell forever", owner)).toBe("contains_product");
  });
});

test.each([
  "otter gravel lantern 7",
  "purple-harbour-kite",
  "9431 8850 2176 4402",
  "三只猫在屋顶上看着月亮慢慢升起",
  "xK4#vw9Lq2!z",
  "ünïcödé wörds äre fïne",
  "my admin keeps a hedgehog",
  "correct the horse, not its battery",
  "let it be a walrus in the garden",
])("%s is accepted", (password) => {
  expect(weaknessOf(password, owner)).toBeNull();
});
