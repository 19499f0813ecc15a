import type { Meter } from "@console-shell/contract/meters";

/** Calls of the public API with one key to one operation, of one class of status, in one hour. */
export interface ApiUsageTable {
  /** First instant of the hour in which the calls arrived. */
  at: number;
  application_id: string;
  key_id: string;
  /** The finance client who paid for the application's calls then; empty: nobody did. */
  payer_id: string;
  /** Name of the endpoint. */
  operation: string;
  /** First digit of the status: 2, 3, 4 or 5. */
  status_class: number;
  /** What the calls were counted as then; a price looks at this and not at the operation. */
  meter: Meter;
  calls: number;
  /** Sum of the latencies. */
  total_ms: number;
}

/** How much of a limit an application has used in the minute or month that starts at `starts_at`. */
export interface QuotaWindowTable {
  application_id: string;
  period: "minute" | "month";
  starts_at: number;
  used: number;
}

/** Libraries whose pictures an application's keys reach. */
export interface ApplicationLibraryTable {
  application_id: string;
  library_id: string;
}

export interface ApiUsageTables {
  api_usage: ApiUsageTable;
  quota_windows: QuotaWindowTable;
  application_libraries: ApplicationLibraryTable;
}
