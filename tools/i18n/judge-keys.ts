import type { KeyUses } from "./key-uses.ts";

/** Mismatches between a part's keys and its code. */
export interface KeyFaults {
  unused: string[];
  missing: string[];
}

/**
 * Compares keys with their uses. A key built by a template counts as used if each variable part is
 * a word in the code or in `vocabulary`: `operator.${status}` doesn't keep all of `operator.*`
 * alive. `shared` are keys of another catalogue that the part may use.
 */
export const judgeKeys = (
  keys: ReadonlySet<string>,
  uses: readonly KeyUses[],
  vocabulary: ReadonlySet<string>,
  shared: ReadonlySet<string> = new Set(),
): KeyFaults => {
  const words = new Set([...vocabulary, ...uses.flatMap((use) => [...use.words])]);
  const ownWords = new Set(uses.flatMap((use) => [...use.words]));
  const patterns = uses.flatMap((use) => use.patterns);
  const made = (key: string) =>
    patterns.some((pattern) =>
      pattern
        .exec(key)
        ?.slice(1)
        .every((part) => words.has(part)),
    );
  const known = (asked: string | RegExp) =>
    typeof asked === "string"
      ? keys.has(asked) || shared.has(asked)
      : [...keys].some((key) => asked.test(key));
  return {
    unused: [...keys].filter((key) => !ownWords.has(key) && !made(key)),
    missing: uses
      .flatMap((use) => use.asked)
      .filter((asked) => !known(asked))
      .map(String),
  };
};
