import type { AuditAction } from "@console-shell/contract/words/audit-actions";
import type { AuditEvent } from "@console-shell/contract/calls/audit";

/** Append-only; triggers of the database refuse everything else. */
export interface AuditEventsTable {
  /** Counts from 1 without gaps. */
  sequence: number;
  at: number;
  action: AuditAction;
  outcome: AuditEvent["outcome"];
  /** Null if nobody was signed in. Not a foreign key: events outlive the operator. */
  actorId: string | null;
  actor: string;
  targetId: string | null;
  target: string;
  address: string;
  device: string;
  /** JSON as text: this exact text is hashed. */
  details: string;
  hash: string;
}

/** One row: the end of the hash chain. Without it, removing the last event would go unnoticed. */
interface AuditHeadTable {
  id: number;
  sequence: number;
  hash: string;
}

export interface AuditTables {
  auditEvents: AuditEventsTable;
  auditHead: AuditHeadTable;
}
