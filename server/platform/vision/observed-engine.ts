import { gauge, histogram, timed } from "../metrics/registry.ts";
import { UnreadableImage, type VisionEngine } from "./engine.ts";

/** Seconds: a picture of many faces needs many. */
const buckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

const durations = histogram(
  "console_vision_duration_seconds",
  "Calls of the recognition engine, with the wait for a free thread: done, unreadable, or failed.",
  ["operation", "outcome"],
  buckets,
);

const outcomeOf = (error: unknown) => (error instanceof UnreadableImage ? "unreadable" : "failed");

const inProgress = new Map<string, number>();
const add = (operation: string, calls: number) =>
  inProgress.set(operation, (inProgress.get(operation) ?? 0) + calls);

gauge(
  "console_vision_calls_in_progress",
  "Calls of the recognition engine that wait or run.",
  ["operation"],
  (calls) => {
    for (const [operation, count] of inProgress) calls.set({ operation }, count);
  },
);

let slots = 0;
gauge("console_vision_slots", "Threads of the embedded engine; 0 with a service.", [], (threads) =>
  threads.set(slots),
);

/** The same engine, with its calls measured; `threads` are its own. */
export const observedEngine = (engine: VisionEngine, threads: number): VisionEngine => {
  slots = threads;
  const measured = async <Result>(operation: string, work: () => Promise<Result>) => {
    add(operation, 1);
    try {
      return await timed(durations, { operation }, work, outcomeOf);
    } finally {
      add(operation, -1);
    }
  };
  return {
    models: () => engine.models(),
    detectFaces: (...call) => measured("faces", () => engine.detectFaces(...call)),
    detectObjects: (...call) => measured("objects", () => engine.detectObjects(...call)),
    embedRegions: (...call) => measured("regions", () => engine.embedRegions(...call)),
    close: () => engine.close(),
  };
};
