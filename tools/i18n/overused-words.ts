/**
 * Words that made the English read like a translation; use a plainer one. Idiomatic uses are
 * allowed: no longer, take effect, takes a few seconds.
 */
const overused =
  /\b(whoever|alone|beside|anew|meanwhile|unless told|stands|is no(?! longer)|of which|so that it|looks at|takes(?! (effect|a few)))\b|\bwhat\b[^.?]*\bis\b/gi;

/** The overused words of an English text, in lower case. */
export const overusedWords = (text: string): string[] =>
  Array.from(text.matchAll(overused), ([words]) => words.toLowerCase());
