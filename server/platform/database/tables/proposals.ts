import type { Currency } from "@console-shell/contract/calls/finance";
import type { ProposalKind, ProposalStatus } from "@console-shell/contract/calls/finance-proposals";

/** Proposals; append-only. One is pending as long as it has no decision. */
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

/** Decisions on proposals; append-only, one per proposal. */
export interface ProposalDecisionTable {
  proposal_id: string;
  status: Exclude<ProposalStatus, "waiting">;
  /** The reason for a rejection; otherwise empty. */
  reason: string;
  /** The ledger entry posted by an approval. */
  entry_id: string | null;
  idempotency_key: string;
  decided_by: string;
  decided_at: number;
}

export interface ProposalTables {
  proposals: ProposalTable;
  proposal_decisions: ProposalDecisionTable;
}
