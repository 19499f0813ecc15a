import type { Currency } from "@console-shell/contract/endpoints/finance";
import type {
  ProposalKind,
  ProposalStatus,
} from "@console-shell/contract/endpoints/finance-proposals";

/** What was proposed; rows are only ever inserted. It waits as long as it has no decision. */
export interface ProposalTable {
  id: string;
  kind: ProposalKind;
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

/** How it ended; rows are only ever inserted, one a proposal. */
export interface ProposalDecisionTable {
  proposal_id: string;
  status: Exclude<ProposalStatus, "waiting">;
  /** Of a rejection; else empty. */
  reason: string;
  /** The entry that an approval has posted. */
  entry_id: string | null;
  idempotency_key: string;
  decided_by: string;
  decided_at: number;
}

export interface ProposalTables {
  proposals: ProposalTable;
  proposal_decisions: ProposalDecisionTable;
}
