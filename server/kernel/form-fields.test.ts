import { describe, expect, test } from "vitest";
import { z } from "zod";
import { parseForm, parseFormFields } from "./form-fields.ts";
import { shapeFields } from "./shape-fields.ts";

describe("fields of a form or a query", () => {
  test("repeated names keep all their values, in order", () => {
    expect(parseFormFields("a=1&b=2&a=3&a=4")).toEqual({ a: ["1", "3", "4"], b: "2" });
  });

  test("text is decoded; undecodable text stays readable", () => {
    expect(parseFormFields("a=%E6%8E%A7+%2B&b=%")).toEqual({ a: "控 +", b: "%" });
  });

  test("a form with too many fields isn't read", () => {
    expect(parseForm("a&".repeat(1_900))["a"]).toHaveLength(1_900);
    expect(() => parseForm("a&".repeat(2_000_000))).toThrow("too_large");
  });

  test("a forbidden name doesn't reach a prototype", () => {
    const fields = parseFormFields("__proto__=x&constructor=y");
    expect(Object.keys(fields)).toEqual(["__proto__", "constructor"]);
    expect(Object.getPrototypeOf(fields)).toBeNull();
  });
});

describe("fields shaped for a schema", () => {
  const schema = z
    .strictObject({
      count: z.int().optional(),
      active: z.boolean().default(true),
      tags: z.array(z.string()),
      limits: z.array(z.number()).nullable(),
      name: z.string(),
      minutes: z.literal([5, 15, 60]),
      side: z.literal("15"),
    })
    .partial()
    .refine(() => true);

  test.each([
    ["count=5", { count: 5 }],
    ["count=five", { count: "five" }],
    ["count=", { count: "" }],
    ["active=false", { active: false }],
    ["active=no", { active: "no" }],
    ["tags=a", { tags: ["a"] }],
    ["limits=1&limits=2", { limits: [1, 2] }],
    ["name=5", { name: "5" }],
    ["minutes=15", { minutes: 15 }],
    ["minutes=soon", { minutes: "soon" }],
    ["side=15", { side: "15" }],
    ["name=a&name=b", { name: ["a", "b"] }],
    ["unknown=1", { unknown: "1" }],
    ["toString=1", { toString: "1" }],
  ])("%s", (text, expected) => {
    expect(shapeFields(schema, parseFormFields(text))).toEqual(expected);
  });
});
