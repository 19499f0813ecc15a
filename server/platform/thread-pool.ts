import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";

type Handlers<Script> = { [Name in keyof Script]: (task: never) => unknown };

/** Worker threads that run the functions that `Script` exports. */
export interface ThreadPool<Script extends Handlers<Script>> {
  /** Rejects with the function's error, or if its thread crashes, times out or is closed. */
  run<Name extends keyof Script & string>(
    name: Name,
    task: Parameters<Script[Name]>[0],
  ): Promise<Awaited<ReturnType<Script[Name]>>>;
  /** Ends the threads with their tasks. */
  close(): Promise<void>;
}

interface PoolOptions {
  /** How many threads. Callers run no more tasks at once: those that Piscina queued would die with another's thread. */
  threads: number;
  /** Timeout per task in milliseconds, including the start of its thread. */
  timeout?: number;
}

/** Threads that are started on first use, and replaced when they crash or time out. */
export const createThreadPool = <Script extends Handlers<Script>>(
  script: URL,
  { threads, timeout = 60_000 }: PoolOptions,
): ThreadPool<Script> => {
  const pool = new Piscina({
    execArgv: [],
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: Infinity,
  });
  // Of threads without a task. Without a listener they would end the process.
  pool.on("error", () => undefined);
  const closed = new AbortController();
  // The script is named per task, so that a failure to load it rejects the task.
  const filename = fileURLToPath(script);
  return {
    run: (name, task) => {
      const signal = AbortSignal.any([closed.signal, AbortSignal.timeout(timeout)]);
      return pool.run(task, { filename, name, signal });
    },
    close() {
      closed.abort();
      return pool.destroy();
    },
  };
};
