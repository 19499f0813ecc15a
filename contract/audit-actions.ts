/** Everything that is written down, as `<noun>.<what happened>`. */
export const auditActions = [
  "session.opened",
  "session.refused",
  "session.ended",
  "password.changed",
  "password.reset-asked",
  "password.reset",
  "password.set",
  "profile.changed",
  "operator.created",
  "operator.changed",
  "operator.disabled",
  "operator.enabled",
  "operator.password-replaced",
  "operator.sessions-ended",
  "applicant.added",
  "applicant.confirmed",
  "applicant.approved",
  "applicant.rejected",
] as const;
export type AuditAction = (typeof auditActions)[number];
