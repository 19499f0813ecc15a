/** Words that made the English read like a translation, except in their idiomatic uses. */
const overused = new RegExp(
  [
    "whoever",
    // Stand-alone; leave it alone.
    "alone(?<!stand-alone|\\b(?:leav\\w+|left)\\b[^.,;]*alone)",
    "beside",
    "anew",
    "meanwhile",
    "unless told",
    "stands(?! for| out)",
    // There is no such call; it is no longer shown.
    "is no(?!-| longer| more)(?<!there is no)",
    "of which",
    "so that it",
    "looks at",
    // It takes effect, takes a picture, takes two minutes; as long as it takes.
    "takes(?! (?:effect|(?:the )?focus|over|part|place|precedence|\\d+|(?:an? |the |many )?(?:pictures?|samples?))\\b)" +
      "(?![^.;]*\\b(?:long(?:er|est)?|time|seconds?|minutes?|hours?|days?|while|moment)\\b)(?!$|[.,;])",
    "what(?: [\\w'’-]+){0,3} is",
  ]
    .map((words) => `\\b${words}\\b`)
    .join("|"),
  "gi",
);

/** The overused words of an English text, in lower case. */
export const overusedWords = (text: string): string[] =>
  Array.from(text.matchAll(overused), ([words]) => words.toLowerCase());
