import type { WithDefault } from "./stricter.ts";

/**
 * Upper bounds in milliseconds of the latency histogram: column `up_to_<bound>` counts the calls that took longer than
 * the bound before it and at most this one; `beyond` counts the rest.
 */
export const latencyBounds = [
  1, 2, 3, 5, 8, 12, 20, 30, 50, 80, 120, 200, 300, 500, 800, 1200, 2000, 3000, 5000, 8000,
] as const;

export type LatencyColumn = `upTo${(typeof latencyBounds)[number]}` | "beyond";
export const latencyColumns: readonly LatencyColumn[] = [
  ...latencyBounds.map((bound) => `upTo${bound}` as const),
  "beyond",
];

/** Calls of one operation with one class of status within one minute or hour that starts at `at`. */
export type UsageTable = {
  at: number;
  operation: string;
  /** First digit of the status: 2, 3, 4 or 5. */
  statusClass: number;
  calls: number;
  /** Sum of the latencies. */
  totalMs: number;
} & Record<LatencyColumn, WithDefault<number>>;

/** The libraries' storage in the hour that starts at `at`, as last recorded. */
interface StorageHourTable {
  at: number;
  images: number;
  bytes: number;
}

export interface UsageTables {
  storageHours: StorageHourTable;
  usageMinutes: UsageTable;
  usageHours: UsageTable;
}
