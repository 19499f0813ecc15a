import { Worker } from "node:worker_threads";
import { Refusal } from "../../../../kernel/refusal.ts";
import type { Paper } from "./paper.ts";

/** The thread's response to a document. */
export type Drawn = { pdf: Uint8Array } | { error: string };

export interface Drawer {
  /** Renders a document; throws `unavailable` if too many wait, or if it times out. */
  draw: (paper: Paper) => Promise<Buffer>;
  /** Ends the thread; queued documents are refused. */
  close: () => Promise<void>;
}

interface Job {
  paper: Paper;
  resolve: (pdf: Buffer) => void;
  reject: (error: Error) => void;
}

interface Choices {
  /** How many may wait. */
  places?: number;
  /** Timeout per document in milliseconds. */
  within?: number;
  script?: URL;
}

/**
 * One worker thread that renders documents in sequence, started on first use. If it crashes or times out, its document
 * is refused, and the next one gets a new thread.
 */
export const createDrawer = ({
  places = 50,
  within = 15_000,
  script = new URL("./draw-worker.ts", import.meta.url),
}: Choices = {}): Drawer => {
  const waiting: Job[] = [];
  let worker: Worker | undefined;
  let current: Job | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const takeCurrent = (): Job | undefined => {
    clearTimeout(timer);
    const job = current;
    current = undefined;
    return job;
  };
  const end = (): Promise<number> | undefined => {
    const ended = worker;
    worker = undefined;
    ended?.removeAllListeners();
    // Messages of a thread that is being ended are ignored.
    ended?.on("error", () => undefined);
    return ended?.terminate();
  };
  const fail = (error: Error) => {
    void end();
    takeCurrent()?.reject(error);
    next();
  };
  const start = (): Worker => {
    const started = new Worker(script, { execArgv: [] });
    started.unref();
    started.on("message", (drawn: Drawn) => {
      const job = takeCurrent();
      if ("pdf" in drawn) job?.resolve(Buffer.from(drawn.pdf));
      else job?.reject(new Error(drawn.error));
      next();
    });
    started.on("error", fail);
    started.on("exit", (code) => fail(new Error(`The drawing thread ended with ${code}.`)));
    return started;
  };
  const next = () => {
    if (current) return;
    current = waiting.shift();
    if (!current) return;
    worker ??= start();
    timer = setTimeout(() => fail(new Refusal("unavailable")), within);
    timer.unref();
    worker.postMessage(current.paper, []);
  };

  return {
    draw: (paper) =>
      new Promise((resolve, reject) => {
        if (isClosed || waiting.length >= places) return reject(new Refusal("unavailable"));
        waiting.push({ paper, resolve, reject });
        return next();
      }),
    async close() {
      isClosed = true;
      for (const job of waiting.splice(0)) job.reject(new Refusal("unavailable"));
      takeCurrent()?.reject(new Refusal("unavailable"));
      await end();
    },
  };
};
