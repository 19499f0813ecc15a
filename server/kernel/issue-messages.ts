import {
  type FieldCode,
  fieldCodes,
  type Locale,
  type LocalizedText,
} from "@console-shell/contract";
import type { z } from "zod";
import type { RefusedField } from "./refusal.ts";

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
    default:
      return undefined;
  }
};

const isFieldCode = (code: unknown): code is FieldCode => fieldCodes.includes(code as FieldCode);

/** The code of an issue. A schema's own check sets it by `failsWith`; one that doesn't is a programmer's mistake. */
const codeOf = (issue: Issue): FieldCode => {
  const missing =
    (issue.code === "invalid_type" || issue.code === "invalid_value") && issue.input === undefined;
  const empty = issue.code === "too_small" && issue.origin === "string" && issue.minimum === 1;
  if (missing || empty) return "required";
  const code = issue.code === "custom" ? issue.params?.["code"] : issue.code;
  if (isFieldCode(code)) return code;
  throw new Error(
    `The check of ${issue.path.join(".")} sets no code of contract/words/field-codes.ts`,
  );
};

/** The refused field of a schema's issue, with a message where the issue has more to say than its code. */
export const refusedBy = (issue: Issue, locale: Locale): RefusedField => {
  const path = issue.path.map(String).join(".");
  const code = codeOf(issue);
  const text = code === "required" ? undefined : textOf(issue);
  return text ? { path, code, message: text[locale] } : { path, code };
};
