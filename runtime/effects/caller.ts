type CaptureStackTrace = (target: object, above?: unknown) => void;
const capture = (Error as { captureStackTrace?: CaptureStackTrace }).captureStackTrace;
const location = /((?:https?|file|blob):[^\s)]+?)(?::\d+){1,2}\)?$/;

/**
 * Notes on `target` who called the function `above`: one frame, formatted only when somebody reads
 * it, because most effects end before anybody asks. Without captureStackTrace (before Safari 17 and
 * Firefox 138) nothing is noted: the frames of the runtime could not be told from the host's.
 */
export const noteCaller = (target: object, above: unknown): void => {
  if (!capture) return;
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 1;
  capture(target, above);
  Error.stackTraceLimit = limit;
};

/** URLs of the files in a stack, innermost first. */
export const urlsOf = (stack: unknown): string[] =>
  typeof stack === "string"
    ? stack.split("\n").flatMap((line) => location.exec(line.trim())?.[1] ?? [])
    : [];
