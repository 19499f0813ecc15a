import type { Protocol } from "./connect.ts";

/** Chromium's counters for a page. Times are main-thread milliseconds. */
export interface Counters {
  task: number;
  script: number;
  layout: number;
  heap: number;
  nodes: number;
  listeners: number;
  documents: number;
}

const names: Record<keyof Counters, [metric: string, factor: number]> = {
  task: ["TaskDuration", 1000],
  script: ["ScriptDuration", 1000],
  layout: ["LayoutDuration", 1000],
  heap: ["JSHeapUsedSize", 1],
  nodes: ["Nodes", 1],
  listeners: ["JSEventListeners", 1],
  documents: ["Documents", 1],
};

/**
 * Reads the counters of an attached page. Only `Performance` is enabled: no debugger slows the code
 * down.
 */
export const readCounters = async (
  protocol: Protocol,
  session: string,
  collect: boolean,
): Promise<Counters> => {
  // Finalizers and weak maps release objects that only the next collection removes.
  for (let left = collect ? 3 : 0; left > 0; left -= 1)
    await protocol.send("HeapProfiler.collectGarbage", {}, session);
  const { metrics } = await protocol.send<{ metrics: { name: string; value: number }[] }>(
    "Performance.getMetrics",
    {},
    session,
  );
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return Object.fromEntries(
    Object.entries(names).map(([key, [metric, factor]]) => [key, value(metric) * factor]),
  ) as unknown as Counters;
};
