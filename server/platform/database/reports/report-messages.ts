/** Requests to the report thread, one at a time. */
export type ReportQuestion =
  | { do: "begin"; sql: string; parameters: readonly unknown[] }
  | { do: "next" }
  | { do: "stop" };

/** Some rows of the statement, or its error. */
export type ReportReply =
  | { rows: unknown[]; isDone: boolean }
  | { error: unknown; errcode: unknown };
