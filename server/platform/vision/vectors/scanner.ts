import { startThread } from "#platform/thread.ts";
import type { Match } from "./matches.ts";
import type { ScanQuestion } from "./scan-messages.ts";

export interface Scanner {
  /** Matches of a search; nothing for other requests. */
  ask(question: ScanQuestion): Promise<Match[]>;
  /** Whether the thread with the vectors is still running; a new one starts empty. */
  isAlive(): boolean;
  close(): Promise<void>;
}

/** Starts a thread that keeps vectors in memory and compares them, one request at a time. */
export const startScanner = (): Scanner => {
  const script = new URL("./scan-thread-main.ts", import.meta.url);
  const thread = startThread<ScanQuestion, Match[]>(script, "scanning");
  return {
    ...thread,
    ask: (question) => thread.ask(question, question.do === "add" ? [question.vectors.buffer] : []),
  };
};
