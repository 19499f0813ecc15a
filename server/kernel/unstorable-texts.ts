import type { RefusedField } from "./refusal.ts";

/**
 * Names every text of an input that no database keeps as it is: with a zero character, which
 * PostgreSQL refuses, or with half of a surrogate pair, which is no character at all.
 */
export const unstorableTexts = (value: unknown, path: readonly string[] = []): RefusedField[] => {
  if (typeof value === "string")
    return value.includes("\0") || !value.isWellFormed()
      ? [{ path: path.join("."), code: "forbidden_character" }]
      : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => unstorableTexts(item, [...path, key]));
};
