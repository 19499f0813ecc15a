import type { Role } from "@console-shell/contract";
import type { AuditKind } from "@console-shell/contract/words/audit-kinds";
import type { AuditStreamName } from "@console-shell/contract/words/audit-streams";

/** Where audit events and checkpoints go outside the console, and how long events are kept. */
export interface AuditSettings {
  /** Milliseconds between looking for events that wait for their number. */
  every: number;
  /** Milliseconds between checkpoints. */
  checkpointEvery: number;
  /** Receivers, by name; a URL or the path of a file. */
  streams: Readonly<Partial<Record<AuditStreamName, string>>>;
  /** Signs posts, as webhooks are signed; `whsec_` and base64. */
  webhookSecret: string | undefined;
  /** Days that each kind is kept; null: without end. */
  keptDays: Readonly<Record<AuditKind, number | null>>;
}

declare module "#platform/services.ts" {
  interface Services {
    /** Roles that may sign in by face. */
    faceLoginRoles: readonly Role[];
    audit: AuditSettings;
  }
}
