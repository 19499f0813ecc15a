import type { AuditAction } from "@console-shell/contract/words/audit";
import type { AuditEvent } from "@console-shell/contract/calls/audit";

interface AuditEventContent {
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
  /** Of the request, as in the log; null if there was none. Not hashed: the previous release doesn't know it. */
  traceId: string | null;
}

/** Committed events that aren't in the chain yet. */
export interface AuditPendingTable extends AuditEventContent {
  id: string;
}

/** Append-only; triggers of the database refuse everything else, except a removal that `audit_removals` records. */
export interface AuditEventsTable extends AuditEventContent {
  /** Counts from 1 without gaps. */
  sequence: number;
  hash: string;
}

/** One row: the end of the hash chain. Without it, removing the last event would go unnoticed. */
interface AuditHeadTable {
  id: number;
  sequence: number;
  hash: string;
  /** The last end that was signed. The previous release appends events without signing. */
  signedSequence: number | null;
  signedAt: number | null;
  keyId: string | null;
  signature: string | null;
}

/** Keys that sign the chain. Never removed: what they signed has to be verified. */
interface AuditKeysTable {
  /** The public key's thumbprint. */
  id: string;
  publicKey: JsonWebKey;
  /** PKCS #8 in PEM, sealed for the identifier. */
  privateKey: string;
  createdAt: number;
}

interface Signed {
  at: number;
  keyId: string;
  signature: string;
}

/** Append-only. */
export interface AuditCheckpointsTable extends Signed {
  sequence: number;
  hash: string;
}

/** Removed events, in a row without gaps. None goes past a checkpoint. */
export interface AuditRemovalsTable extends Signed {
  fromSequence: number;
  toSequence: number;
  hashBefore: string;
  hash: string;
}

/** One row for each receiver outside the console that has been configured. */
interface AuditStreamsTable {
  name: string;
  /** Up to here everything has been delivered. */
  sequence: number;
  deliveredAt: number | null;
  failures: number;
  failingSince: number | null;
  error: string | null;
  /** When the lease ends, or when the next attempt is due. */
  dueAt: number;
  lease: string | null;
}

export interface AuditTables {
  auditPending: AuditPendingTable;
  auditEvents: AuditEventsTable;
  auditHead: AuditHeadTable;
  auditKeys: AuditKeysTable;
  auditCheckpoints: AuditCheckpointsTable;
  auditRemovals: AuditRemovalsTable;
  auditStreams: AuditStreamsTable;
}
