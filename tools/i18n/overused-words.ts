/**
 * Words that made the English read as a translation; a plainer one says the same. What is good
 * English stays out: no longer, take effect, and what takes a few seconds.
 */
const overused =
  /\b(whoever|alone|beside|anew|meanwhile|unless told|stands|is no(?! longer)|of which|so that it|looks at|takes(?! (effect|a few)))\b|\bwhat\b[^.?]*\bis\b/gi;

/** The overused words of an English text, in lower case. */
export const overusedWords = (text: string): string[] =>
  Array.from(text.matchAll(overused), ([words]) => words.toLowerCase());
