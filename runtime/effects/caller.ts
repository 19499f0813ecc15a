const location = /((?:https?|file|blob):[^\s)]+?)(?::\d+){1,2}\)?$/;

/** URLs of the files in a stack, innermost first. */
export const urlsOf = (stack: unknown): string[] =>
  typeof stack === "string"
    ? stack.split("\n").flatMap((line) => location.exec(line.trim())?.[1] ?? [])
    : [];
