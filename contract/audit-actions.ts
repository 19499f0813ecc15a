/** Everything that is written down, as `<noun>.<what happened>`. */
export const auditActions = [
  "session.opened",
  "session.refused",
  "session.ended",
  "password.changed",
  "password.reset-asked",
  "password.reset",
  "profile.changed",
  "operator.created",
  "operator.changed",
  "operator.disabled",
  "operator.enabled",
  "operator.password-replaced",
  "operator.sessions-ended",
  "applicant.added",
] as const;
export type AuditAction = (typeof auditActions)[number];
