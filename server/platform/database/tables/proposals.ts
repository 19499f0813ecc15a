import type { Currency } from "@console-shell/contract/calls/finance";
import type { ProposalKind, ProposalStatus } from "@console-shell/contract/calls/finance-proposals";

/** Proposals; append-only. One is pending as long as it has no decision. */
export interface ProposalTable {
  id: string;
  kind: ProposalKind;
  number: string;
  clientId: string;
  currency: Currency;
  amount: number;
  reference: string;
  note: string;
  idempotencyKey: string;
  proposedBy: string;
  createdAt: number;
}

/** Decisions on proposals; append-only, one per proposal. */
export interface ProposalDecisionTable {
  proposalId: string;
  status: Exclude<ProposalStatus, "waiting">;
  /** The reason for a rejection; otherwise empty. */
  reason: string;
  /** The ledger entry posted by an approval. */
  entryId: string | null;
  idempotencyKey: string;
  decidedBy: string;
  decidedAt: number;
}

export interface ProposalTables {
  proposals: ProposalTable;
  proposalDecisions: ProposalDecisionTable;
}
