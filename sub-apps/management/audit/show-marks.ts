/* Not those that join emoji and letters. */
const marks = /(?![\u200c\u200d])\p{Cf}/gu;

/** Shows invisible characters, with which a name could look like another: `Mal[U+202E]yrol`. */
export const showMarks = (text: string): string =>
  text.replace(
    marks,
    (mark) => `[U+${mark.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}]`,
  );
