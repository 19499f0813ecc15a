import { Worker } from "node:worker_threads";
import type { Match } from "./matches.ts";
import type { ScanQuestion, ScanReply } from "./scan-messages.ts";

export interface Scanner {
  /** Matches of a search; nothing for other requests. */
  ask(question: ScanQuestion): Promise<Match[]>;
  /** Whether the thread with the vectors is still running; a new one starts empty. */
  isAlive(): boolean;
  close(): Promise<void>;
}

/** Starts a thread that keeps vectors in memory and compares them, one request at a time. */
export const startScanner = (): Scanner => {
  const worker = new Worker(new URL("./scan-thread-main.ts", import.meta.url));
  worker.unref();
  const open: PromiseWithResolvers<Match[]>[] = [];
  let ended: Error | undefined;

  const end = (error: Error) => {
    ended ??= error;
    for (const { reject } of open.splice(0)) reject(ended);
  };
  worker.on("error", (cause) => end(new Error("The scanning thread broke.", { cause })));
  worker.on("exit", () => end(new Error("The scanning thread has ended.")));
  worker.on("message", (reply: ScanReply) => {
    const first = open.shift();
    if (open.length === 0) worker.unref();
    if (reply.isDone) first?.resolve(reply.matches);
    else first?.reject(new Error(reply.message));
  });

  return {
    ask(question) {
      if (ended) return Promise.reject(ended);
      const answer = Promise.withResolvers<Match[]>();
      open.push(answer);
      worker.ref();
      worker.postMessage(question, question.do === "add" ? [question.vectors.buffer] : []);
      return answer.promise;
    },
    isAlive: () => !ended,
    async close() {
      end(new Error("The scanning thread was closed."));
      await worker.terminate();
    },
  };
};
