import { type AuditAction, auditActions } from "./audit.ts";

/**
 * Kinds of audit events, by which they're filtered and kept: rejected attempts, sign-ins and sessions, views of
 * personal data, exports and downloads, and changes.
 */
export const auditKinds = ["attempts", "sessions", "views", "exports", "changes"] as const;
export type AuditKind = (typeof auditKinds)[number];

const attempts: readonly AuditAction[] = ["session.refused", "access.refused", "tries.used-up"];
const sessions: readonly AuditAction[] = [
  "session.opened",
  "session.ended",
  "session.confirmed",
  "second-factor.recovery-code-used",
];

/** The kind of a successful action. */
const kindOf = (action: AuditAction): AuditKind => {
  if (attempts.includes(action)) return "attempts";
  if (sessions.includes(action)) return "sessions";
  if (action.endsWith(".viewed")) return "views";
  return action.endsWith(".exported") || action.endsWith(".downloaded") ? "exports" : "changes";
};

/** The kind of an event. An action of another release counts as a change, which is kept longest. */
export const kindOfEvent = ({
  action,
  outcome,
}: {
  action: AuditAction;
  outcome: "done" | "refused";
}): AuditKind => (outcome === "refused" ? "attempts" : kindOf(action));

/** The actions of each kind. */
export const actionsOfKind: Readonly<Record<AuditKind, readonly AuditAction[]>> =
  Object.fromEntries(
    auditKinds.map((kind) => [kind, auditActions.filter((action) => kindOf(action) === kind)]),
  ) as Record<AuditKind, AuditAction[]>;
