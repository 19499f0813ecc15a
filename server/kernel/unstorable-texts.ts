import type { RefusedField } from "./refusal.ts";

/**
 * Reports every text that databases can't store unchanged: with a NUL character, which PostgreSQL refuses, or with an
 * unpaired surrogate, which isn't a character.
 */
export const unstorableTexts = (value: unknown, path: readonly string[] = []): RefusedField[] => {
  if (typeof value === "string")
    return value.includes("\0") || !value.isWellFormed()
      ? [{ path: path.join("."), code: "forbidden_character" }]
      : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => unstorableTexts(item, [...path, key]));
};
