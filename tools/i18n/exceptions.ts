/** Texts that are the same in both languages, by key. */
export const sameInEveryLanguage: ReadonlySet<string> = new Set([
  // The product's name.
  "brand.name",
  // The usual name of the 95th percentile.
  "column.p95",
  // Only values: names of data with a separator.
  "query.from",
  "query.result",
  // What developers call it, and units.
  "webhook.title",
  "channel.webhook",
  "unit.share",
  "unit.bytes",
  // Names of a program and a language.
  "playground.curl",
  "playground.typescript",
]);
