/** What the thread of the reports is asked, one thing at a time. */
export type ReportQuestion =
  | { do: "begin"; sql: string; parameters: readonly unknown[] }
  | { do: "next" }
  | { do: "stop" };

/** Some rows of the statement, or why there are none. */
export type ReportReply =
  | { rows: unknown[]; isDone: boolean }
  | { error: unknown; errcode: unknown };
