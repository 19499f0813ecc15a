import type { Currency } from "@console-shell/contract/calls/finance";
import type { Receipt } from "@console-shell/contract/calls/finance-evidence";
import type { ProposalKind, ProposalStatus } from "@console-shell/contract/calls/finance-proposals";
import type { WithDefault } from "./stricter.ts";

/** Proposals; append-only. One is pending as long as it has no decision. */
export interface ProposalTable {
  id: string;
  kind: WithDefault<ProposalKind>;
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

/** A receipt that isn't part of a proposal yet; its bytes are a file, see `receiptKey`. */
export interface ReceiptUploadTable {
  id: string;
  fileName: string;
  mediaType: Receipt["mediaType"];
  size: number;
  sha256: string;
  uploadedBy: string;
  uploadedAt: number;
}

/** Receipts of proposals; append-only. */
export interface ProposalReceiptTable extends ReceiptUploadTable {
  proposalId: string;
}

/** How much one person may adjust without approval; append-only. */
export interface AdjustmentLimitTable {
  id: string;
  sequence: number;
  currency: Currency;
  amount: number;
  changedBy: string;
  changedAt: number;
}

export interface ProposalTables {
  receiptUploads: ReceiptUploadTable;
  proposalReceipts: ProposalReceiptTable;
  adjustmentLimits: AdjustmentLimitTable;
  proposals: ProposalTable;
  proposalDecisions: ProposalDecisionTable;
}
