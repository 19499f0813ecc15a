import type { Locale, LocalizedText } from "@console-shell/contract";
import type { z } from "zod";
import { fieldMessage, fieldMessages } from "./field-messages.ts";

type Issue = z.core.$ZodIssue;

const both = (english: string, chinese: string): LocalizedText => ({
  "en-US": english,
  "zh-CN": chinese,
});

const types: Record<string, LocalizedText> = {
  string: both("a text", "文本"),
  number: both("a number", "数字"),
  int: both("a whole number", "整数"),
  boolean: both("yes or no", "是或否"),
  array: both("a list", "列表"),
  object: both("an object", "对象"),
};

const formats: Record<string, LocalizedText> = {
  email: both("Enter a valid e-mail address", "请输入有效的邮箱地址"),
  url: both("Enter a valid web address", "请输入有效的网址"),
  uuid: both("This isn’t a valid identifier", "不是有效的标识符"),
  date: both("Enter a valid date", "请输入有效的日期"),
  ipv4: both("Enter a valid network address", "请输入有效的网络地址"),
};

const plural = (count: number | bigint, word: string) => `${count} ${word}${count == 1 ? "" : "s"}`;

const bound = (
  origin: string,
  limit: number | bigint,
  side: "least" | "most",
  inclusive: boolean,
): LocalizedText => {
  const atLeast = side === "least";
  const english = `Must ${origin === "string" || origin === "array" ? "have" : "be"} at ${side}`;
  const chinese = atLeast ? "至少" : "最多";
  if (origin === "string" && atLeast && limit == 1) return fieldMessages["required"]!;
  if (origin === "string")
    return both(`${english} ${plural(limit, "character")}`, `${chinese} ${limit} 个字符`);
  if (origin === "array" || origin === "set")
    return both(`${english} ${plural(limit, "item")}`, `${chinese} ${limit} 项`);
  if (inclusive) return both(`${english} ${limit}`, `不能${atLeast ? "小于" : "大于"} ${limit}`);
  return both(
    `Must be ${atLeast ? "more" : "less"} than ${limit}`,
    `必须${atLeast ? "大于" : "小于"} ${limit}`,
  );
};

const listed = (values: readonly unknown[]) => values.map(String).join(", ");

const textOf = (issue: Issue): LocalizedText | undefined => {
  switch (issue.code) {
    case "invalid_type": {
      const type = types[issue.expected];
      return type && both(`This must be ${type["en-US"]}`, `此项必须是${type["zh-CN"]}`);
    }
    case "too_small":
      return bound(issue.origin, issue.minimum, "least", issue.inclusive ?? true);
    case "too_big":
      return bound(issue.origin, issue.maximum, "most", issue.inclusive ?? true);
    case "invalid_format":
      return formats[issue.format] ?? both("This doesn’t have the right format", "格式不正确");
    case "not_multiple_of":
      return both(`Must be a multiple of ${issue.divisor}`, `必须是 ${issue.divisor} 的倍数`);
    case "invalid_value":
      return both(
        `Must be one of: ${listed(issue.values)}`,
        `只能是以下之一：${listed(issue.values)}`,
      );
    case "custom":
      return issue.params?.["text"] as LocalizedText | undefined;
    default:
      return undefined;
  }
};

/** The machine code of an issue; a schema's own check sets it as `params: { code }`. */
export const issueCode = (issue: Issue): string => {
  if (issue.code === "invalid_type" && issue.input === undefined) return "required";
  if (issue.code === "invalid_value" && issue.input === undefined) return "required";
  if (issue.code === "too_small" && issue.origin === "string" && issue.minimum === 1)
    return "required";
  if (issue.code === "custom" && typeof issue.params?.["code"] === "string")
    return issue.params["code"];
  return issue.code;
};

/**
 * An issue's message. A schema's own check provides its text in both languages as `params: { text }`, or a code of
 * field-messages.ts as `params: { code }`.
 */
export const issueMessage = (issue: Issue, path: string, locale: Locale): string => {
  const code = issueCode(issue);
  const text = code === "required" ? undefined : textOf(issue);
  return text?.[locale] ?? fieldMessage(path, code, locale);
};
