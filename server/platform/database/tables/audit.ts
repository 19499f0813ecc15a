import type { AuditAction } from "@console-shell/contract/audit-actions";
import type { AuditEvent } from "@console-shell/contract/endpoints/audit";

/** Rows are only ever inserted; triggers of the database refuse everything else. */
export interface AuditEventsTable {
  /** Counts from 1 without a gap. */
  sequence: number;
  at: number;
  action: AuditAction;
  outcome: AuditEvent["outcome"];
  /** Null when nobody was signed in. No reference: what happened outlives the operator. */
  actor_id: string | null;
  actor: string;
  target_id: string | null;
  target: string;
  address: string;
  device: string;
  /** JSON as text: it is hashed as it stands. */
  details: string;
  hash: string;
}

/** One row: the end of the chain. Without it a removed last event would not show. */
export interface AuditHeadTable {
  id: number;
  sequence: number;
  hash: string;
}

export interface AuditTables {
  audit_events: AuditEventsTable;
  audit_head: AuditHeadTable;
}
