import { Worker } from "node:worker_threads";
import type { ReportQuestion, ReportReply } from "./thread-main.ts";

export interface ReportThread {
  /** The rows of a statement in batches, each read on demand. One statement at a time. */
  read(sql: string, parameters: readonly unknown[]): AsyncGenerator<unknown[]>;
  isAlive(): boolean;
  close(): Promise<void>;
}

/** Starts a thread with a read-only connection to the SQLite file at `path`. */
export const startReportThread = (path: string): ReportThread => {
  const worker = new Worker(new URL("./thread-main.ts", import.meta.url), {
    workerData: path,
    execArgv: [],
  });
  worker.unref();
  let asked: PromiseWithResolvers<Extract<ReportReply, { isDone: boolean }>> | undefined;
  let ended: Error | undefined;

  const end = (error: Error) => {
    ended ??= error;
    asked?.reject(ended);
    asked = undefined;
  };
  worker.on("error", (cause) => end(new Error("The report thread failed.", { cause })));
  worker.on("exit", () => end(new Error("The report thread has ended.")));
  worker.on("message", (reply: ReportReply) => {
    worker.unref();
    const question = asked;
    asked = undefined;
    if ("error" in reply)
      question?.reject(Object.assign(reply.error as Error, { errcode: reply.errcode }));
    else question?.resolve(reply);
  });

  const ask = (question: ReportQuestion) => {
    if (ended) return Promise.reject(ended);
    asked = Promise.withResolvers();
    worker.ref();
    worker.postMessage(question, []);
    return asked.promise;
  };

  return {
    async *read(sql, parameters) {
      let { rows, isDone } = await ask({ do: "begin", sql, parameters });
      try {
        yield rows;
        while (!isDone) {
          ({ rows, isDone } = await ask({ do: "next" }));
          yield rows;
        }
      } finally {
        if (!isDone && !ended) await ask({ do: "stop" });
      }
    },
    isAlive: () => !ended,
    async close() {
      end(new Error("The report thread was closed."));
      await worker.terminate();
    },
  };
};
