/** Texts that stand in the code on purpose: the same in every language, or none. Each says why. */
export const writtenOnPurpose: ReadonlySet<string> = new Set([
  // The page that loads says so in Chinese in every language; English readers get a gloss below it.
  "控制台加载中…",
  "Loading the console…",
]);

/** Texts that are the same in both languages, by key. */
export const sameInEveryLanguage: ReadonlySet<string> = new Set([
  // The product's name.
  "brand.name",
  // What the trade calls the 95th percentile.
  "column.p95",
  // Values alone: names of data with a mark between them.
  "query.from",
  "query.result",
  // Names of a program and of a language.
  "playground.curl",
  "playground.typescript",
]);
