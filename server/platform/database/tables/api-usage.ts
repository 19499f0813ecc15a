import type { Meter } from "@console-shell/contract/words/meters";

/** Public API calls with one key to one operation, of one status class, in one hour. */
export interface ApiUsageTable {
  /** First instant of the hour in which the calls arrived. */
  at: number;
  application_id: string;
  key_id: string;
  /** The payer of the application's calls at the time; empty if there was none. */
  payer_id: string;
  /** Name of the endpoint. */
  operation: string;
  /** First digit of the status: 2, 3, 4 or 5. */
  status_class: number;
  /** The meter of the calls at the time; prices depend on this and not on the operation. */
  meter: Meter;
  calls: number;
  /** Sum of the latencies. */
  total_ms: number;
}

/** An application's usage of a limit in the minute or month that starts at `starts_at`. */
export interface QuotaWindowTable {
  application_id: string;
  period: "minute" | "month";
  starts_at: number;
  used: number;
}

/** Libraries whose pictures an application's keys can access. */
interface ApplicationLibraryTable {
  application_id: string;
  library_id: string;
}

export interface ApiUsageTables {
  api_usage: ApiUsageTable;
  quota_windows: QuotaWindowTable;
  application_libraries: ApplicationLibraryTable;
}
