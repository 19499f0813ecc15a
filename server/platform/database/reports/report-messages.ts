/** Requests to the report thread, one at a time. */
export type ReportQuestion =
  | { do: "begin"; sql: string; parameters: readonly unknown[] }
  | { do: "next" }
  | { do: "stop" };

/** Some rows of the statement. */
export interface ReportRows {
  rows: unknown[];
  isDone: boolean;
}
