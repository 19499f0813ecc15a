import type { Meter } from "@console-shell/contract/words/meters";

/** Public API calls with one key to one operation, of one status class, in one hour. */
export interface ApiUsageTable {
  /** First instant of the hour in which the calls arrived. */
  at: number;
  applicationId: string;
  keyId: string;
  /** The payer of the client app's calls at the time; empty if there was none. */
  payerId: string;
  /** Name of the endpoint. */
  operation: string;
  /** First digit of the status: 2, 3, 4 or 5. */
  statusClass: number;
  /** The meter of the calls at the time; prices depend on this and not on the operation. */
  meter: Meter;
  calls: number;
  /** Sum of the latencies. */
  totalMs: number;
}

/** A client app's usage of a limit in the minute or month that starts at `startsAt`. */
export interface QuotaWindowTable {
  applicationId: string;
  period: "minute" | "month";
  startsAt: number;
  used: number;
}

/** Libraries whose pictures a client app's keys can access. */
interface ClientAppLibraryTable {
  applicationId: string;
  libraryId: string;
}

export interface ApiUsageTables {
  apiUsage: ApiUsageTable;
  quotaWindows: QuotaWindowTable;
  applicationLibraries: ClientAppLibraryTable;
}
