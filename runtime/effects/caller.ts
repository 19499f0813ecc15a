/** A captured stack, formatted only when somebody asks: most effects end before anybody does. */
export interface Trace {
  stack?: string;
}

type CaptureStackTrace = (target: object, above?: unknown) => void;
const capture = (Error as { captureStackTrace?: CaptureStackTrace }).captureStackTrace;
const location = /((?:https?|file|blob):[^\s)]+?)(?::\d+){1,2}\)?$/;

/** The two frames above the function `above`. */
export const traceAbove = (above: unknown): Trace => {
  // Without captureStackTrace the frames of the runtime can't be told from the host's.
  if (!capture) return {};
  const trace: Trace = {};
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 2;
  capture(trace, above);
  Error.stackTraceLimit = limit;
  return trace;
};

/** URLs of the files in a stack, innermost first. */
export const urlsOf = (stack: string | undefined): string[] => {
  if (typeof stack !== "string") return [];
  return stack.split("\n").flatMap((line) => location.exec(line.trim())?.[1] ?? []);
};
