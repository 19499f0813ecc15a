import type { HeapSample } from "../measures/heap.ts";
import { kB, type Row } from "../rows.ts";

/** Growth that isn't a leak: garbage collections vary by this much. */
const noise = 500_000;

/** From the first garbage collection to the last. */
export const heapRows = (samples: readonly HeapSample[]): Row[] => {
  const first = samples[0]!;
  const last = samples.at(-1)!;
  return [
    {
      what: `heap after ${first.rounds} and ${last.rounds} rounds of all seven`,
      ours: `${kB(first.heap)}, ${kB(last.heap)}`,
      target: { says: `no growth (± ${kB(noise)})`, met: last.heap - first.heap <= noise },
    },
    {
      what: "nodes, listeners",
      ours: samples.map((it) => `${it.nodes}, ${it.listeners}`).join("; "),
    },
  ];
};
