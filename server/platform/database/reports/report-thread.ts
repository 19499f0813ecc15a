import { startThread } from "#platform/thread.ts";
import type { ReportQuestion, ReportRows } from "./thread-main.ts";

export interface ReportThread {
  /** The rows of a statement in batches, each read on demand. One statement at a time. */
  read(sql: string, parameters: readonly unknown[]): AsyncGenerator<unknown[]>;
  isAlive(): boolean;
  close(): Promise<void>;
}

/** Starts a thread with a read-only connection to the SQLite file at `path`. */
export const startReportThread = (path: string): ReportThread => {
  const script = new URL("./thread-main.ts", import.meta.url);
  const thread = startThread<ReportQuestion, ReportRows>(script, "report", path);
  return {
    ...thread,
    async *read(sql, parameters) {
      let { rows, isDone } = await thread.ask({ do: "begin", sql, parameters });
      try {
        yield rows;
        while (!isDone) {
          ({ rows, isDone } = await thread.ask({ do: "next" }));
          yield rows;
        }
      } finally {
        if (!isDone && thread.isAlive()) await thread.ask({ do: "stop" });
      }
    },
  };
};
