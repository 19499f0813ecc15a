import type { AnyPermission } from "@console-shell/contract";
import type { AuditEvent } from "@console-shell/contract/calls/audit";
import type { AuditAction } from "@console-shell/contract/words/audit";
import type { ApprovalStatus } from "@console-shell/contract/words/approvals";
import type { Generated } from "kysely";

/** A call that waits until somebody else approves it, or that was decided on. */
export interface ApprovalsTable {
  id: string;
  /** The call's name in the contract. */
  call: string;
  /** The permission that the call needs. */
  permission: AnyPermission;
  /** The requester's call and its target, which can wait only once. */
  subject: string;
  /** Parameters and body, as sealed JSON; null once it's no longer needed. */
  input: string | null;
  /** What the audit log will say about the change. */
  action: AuditAction;
  targetId: string | null;
  target: string;
  details: AuditEvent["details"];
  reason: string;
  /** One that waits has expired at `expiresAt`, even if it isn't marked yet. */
  status: ApprovalStatus;
  requestedBy: string;
  createdAt: number;
  expiresAt: number;
  decidedBy: string | null;
  decidedAt: number | null;
  comment: Generated<string>;
}

export interface ApprovalTables {
  approvals: ApprovalsTable;
}
