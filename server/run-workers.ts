import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { ServerLog } from "./platform/logger.ts";

/** Milliseconds before a process that ended is replaced; doubles while it ends within a minute. */
const firstPause = 1_000;
const longestPause = 30_000;
const lastsFor = 60_000;

/** The place of a process among the others, from 0; a replacement gets the same. */
export const placeVariable = "WORKER_PLACE";

/** A message from the first process. Signals reach it there, because a terminal sends them to all of them. */
interface Order {
  stop: NodeJS.Signals;
}

/** The share of `total` slots of the process at a place. */
export const shareOf = (total: number, workers: number, place: number): number =>
  Math.floor(total / workers) + (place < total % workers ? 1 : 0);

/**
 * Resolves when the first process orders a stop. Call it early: an order during the start isn't lost then. Signals of
 * the operating system are ignored from here on.
 */
export const stopOrder = (): Promise<NodeJS.Signals> => {
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => undefined);
  return new Promise((resolve) => {
    process.on("message", (order: Partial<Order>) => {
      if (order.stop) resolve(order.stop);
    });
  });
};

/** Starts the process of a place; `ended` is its exit code. */
const start = (place: number): { worker: Worker; since: number; ended: Promise<number> } => {
  const worker = cluster.fork({ [placeVariable]: String(place) });
  const ended = once(worker, "exit").then(([code]: (number | null)[]) => code ?? 1);
  return { worker, since: performance.now(), ended };
};

/**
 * Runs `count` processes of the server behind one port, replaces those that end, and passes SIGTERM and SIGINT on to
 * them. The first one prepares the database before the others start. Resolves with the exit code once all have ended.
 */
export const runWorkers = async (count: number, log: ServerLog): Promise<number> => {
  cluster.setupPrimary({ exec: join(import.meta.dirname, "main.ts") });
  let stopping: NodeJS.Signals | undefined;
  const stopped = new AbortController();
  const stop = (signal: NodeJS.Signals) => {
    for (const worker of Object.values(cluster.workers ?? {}))
      // The second signal doesn't wait.
      if (stopping) worker?.process.kill("SIGKILL");
      // One that is ending can't be told any more; without a callback that would be an error of this process.
      else worker?.send({ stop: signal } satisfies Order, () => undefined);
    stopping = signal;
    stopped.abort();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);

  /* Keeps one place filled until the stop. */
  const keep = async (place: number, first: ReturnType<typeof start>): Promise<void> => {
    let running = first;
    let pause = firstPause;
    while (true) {
      const code = await running.ended;
      if (stopping) return;
      const lasted = performance.now() - running.since > lastsFor;
      pause = lasted ? firstPause : Math.min(pause * 2, longestPause);
      const { pid } = running.worker.process;
      log.error({ pid, code, pause }, "A server process ended and will be replaced");
      await setTimeout(pause, undefined, { signal: stopped.signal }).catch(() => undefined);
      if (stopping) return;
      running = start(place);
    }
  };

  const first = start(0);
  const failed = await Promise.race([first.ended, once(first.worker, "listening")]);
  if (typeof failed === "number") return stopping ? 0 : failed;
  const listening = new Set([first.worker.id]);
  cluster.on("listening", ({ id }) => {
    // Each may listen on several addresses.
    if (listening.has(id)) return;
    listening.add(id);
    if (listening.size === count) log.info(`All ${count} server processes are running`);
  });
  const others = Array.from({ length: count - 1 }, (_, at) => at + 1);
  await Promise.all([
    keep(0, first),
    ...(stopping ? [] : others.map((place) => keep(place, start(place)))),
  ]);
  return 0;
};
