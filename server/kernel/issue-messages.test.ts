import type { Locale } from "@console-shell/contract";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { failsWith } from "@console-shell/contract/calls/schemas";
import { fieldMessage } from "./field-messages.ts";
import { refusedBy } from "./issue-messages.ts";

const first = (schema: z.ZodType, value: unknown, locale: Locale) => {
  const issue = schema.safeParse(value, { reportInput: true }).error!.issues[0]!;
  const refused = refusedBy(issue, locale);
  return [refused.code, fieldMessage(refused, locale)];
};

describe("a schema issue's message, in both languages", () => {
  test.each<[string, z.ZodType, unknown, string, string, string]>([
    ["missing", z.string(), undefined, "required", "Enter a value", "请填写此项"],
    ["empty", z.string().min(1), "", "required", "Enter a value", "请填写此项"],
    ["no choice made", z.enum(["a"]), undefined, "required", "Enter a value", "请填写此项"],
    ["another type", z.number(), "x", "invalid_type", "This must be a number", "此项必须是数字"],
    ["a fraction", z.int(), 1.5, "invalid_type", "This must be a whole number", "此项必须是整数"],
    [
      "short",
      z.string().min(3),
      "a",
      "too_small",
      "Must have at least 3 characters",
      "至少 3 个字符",
    ],
    ["long", z.string().max(1), "ab", "too_big", "Must have at most 1 character", "最多 1 个字符"],
    ["low", z.number().min(2), 1, "too_small", "Must be at least 2", "不能小于 2"],
    ["high", z.number().max(2), 3, "too_big", "Must be at most 2", "不能大于 2"],
    ["not above", z.number().gt(2), 2, "too_small", "Must be more than 2", "必须大于 2"],
    ["few", z.array(z.string()).min(2), [], "too_small", "Must have at least 2 items", "至少 2 项"],
    [
      "e-mail",
      z.email(),
      "x",
      "invalid_format",
      "Enter a valid e-mail address",
      "请输入有效的邮箱地址",
    ],
    [
      "form",
      z.string().regex(/a/),
      "b",
      "invalid_format",
      "This doesn’t have the right format",
      "格式不正确",
    ],
    [
      "choice",
      z.enum(["a", "b"]),
      "c",
      "invalid_value",
      "Must be one of: a, b",
      "只能是以下之一：a, b",
    ],
    [
      "step",
      z.number().multipleOf(5),
      3,
      "not_multiple_of",
      "Must be a multiple of 5",
      "必须是 5 的倍数",
    ],
    [
      "union",
      z.union([z.int(), z.boolean()]),
      "x",
      "invalid_union",
      "This has none of the accepted forms",
      "不符合任何允许的格式",
    ],
    [
      "own code",
      z.string().refine(() => false, failsWith("taken")),
      "x",
      "taken",
      "This is already in use",
      "已被使用",
    ],
  ])("%s", (_name, schema, value, code, english, chinese) => {
    expect(first(schema, value, "en-US")).toEqual([code, english]);
    expect(first(schema, value, "zh-CN")).toEqual([code, chinese]);
  });

  test("a check without a code is a programmer's mistake", () => {
    expect(() =>
      first(
        z.string().refine(() => false),
        "x",
        "en-US",
      ),
    ).toThrow("sets no code");
  });
});
