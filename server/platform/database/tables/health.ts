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

export interface HealthTables {
  healthChanges: HealthChangeTable;
  healthWatch: HealthWatchTable;
}
