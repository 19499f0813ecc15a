import type { Currency } from "@console-shell/contract/endpoints/finance";
import type { TopUpStatus } from "@console-shell/contract/endpoints/finance-top-ups";

/** What was proposed; rows are only ever inserted. It waits as long as it has no decision. */
export interface TopUpTable {
  id: string;
  number: string;
  client_id: string;
  currency: Currency;
  amount: number;
  reference: string;
  note: string;
  idempotency_key: string;
  proposed_by: string;
  created_at: number;
}

/** How it ended; rows are only ever inserted, one a top-up. */
export interface TopUpDecisionTable {
  top_up_id: string;
  status: Exclude<TopUpStatus, "waiting">;
  /** Of a rejection; else empty. */
  reason: string;
  /** The entry that an approval has posted. */
  entry_id: string | null;
  idempotency_key: string;
  decided_by: string;
  decided_at: number;
}

export interface TopUpTables {
  top_ups: TopUpTable;
  top_up_decisions: TopUpDecisionTable;
}
