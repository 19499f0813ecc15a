import type { ReportQueue } from "./report-driver.ts";
import { type ReportThread, startReportThread } from "./report-thread.ts";

interface OpenReportQueue extends ReportQueue {
  /** Maximum statements waiting for the connection. */
  waiting(): number;
  close(): Promise<void>;
}

/**
 * A queue for a thread's only connection: first come, first served. The thread starts with the first statement; a
 * broken one is replaced.
 */
export const createReportQueue = (path: string): OpenReportQueue => {
  const waiting: PromiseWithResolvers<void>[] = [];
  let thread: ReportThread | undefined;
  let isTaken = false;
  let isClosed = false;

  const waitForTurn = async (signal: AbortSignal) => {
    const turn = Promise.withResolvers<void>();
    const leave = () => {
      const place = waiting.indexOf(turn);
      if (place >= 0) waiting.splice(place, 1);
      turn.reject(signal.reason);
    };
    waiting.push(turn);
    signal.addEventListener("abort", leave, { once: true });
    await turn.promise.finally(() => signal.removeEventListener("abort", leave));
  };

  const release = () => {
    const next = waiting.shift();
    if (next) next.resolve();
    else isTaken = false;
  };

  const aliveThread = (): ReportThread => {
    if (isClosed) throw new Error("The report thread was closed.");
    if (!thread?.isAlive()) thread = startReportThread(path);
    return thread;
  };

  return {
    async acquire(signal) {
      signal.throwIfAborted();
      if (isTaken) await waitForTurn(signal);
      isTaken = true;
      try {
        return aliveThread();
      } catch (error) {
        // Nobody else releases the connection.
        release();
        throw error;
      }
    },
    release,
    waiting: () => waiting.length,
    async close() {
      isClosed = true;
      await thread?.close();
    },
  };
};
