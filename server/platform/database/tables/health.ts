import type {
  HealthHistoryState,
  HealthPart,
  HealthReason,
} from "@console-shell/contract/calls/health";

/** From `at` on, a part was in this state, until its next row. */
export interface HealthChangeTable {
  id: string;
  part: HealthPart["part"];
  state: HealthHistoryState;
  at: number;
  reason: HealthReason | null;
  /** The reason's measurement: milliseconds, bytes or a count. */
  value: number | null;
  detail: string;
}

/** One row, see server/modules/console/health/watch.ts. */
interface HealthWatchTable {
  id: 1;
  sampledAt: number;
}

/** Each process's clock, as it last compared it with the database's. */
interface NodeClocksTable {
  id: string;
  /** The machine's. */
  name: string;
  /** Milliseconds that it is ahead. */
  skew: number;
  /** By the database's clock. */
  measuredAt: number;
}

export interface HealthTables {
  nodeClocks: NodeClocksTable;
  healthChanges: HealthChangeTable;
  healthWatch: HealthWatchTable;
}
