import type { AuditAction } from "@console-shell/contract/audit-actions";
import type { IdentityKey } from "../i18n/use-identity-text.ts";

/** What each action of the audit log is called among one's own activity. */
export const activityKeys: Record<AuditAction, IdentityKey> = {
  "session.opened": "activity.session.opened",
  "session.refused": "activity.session.refused",
  "session.ended": "activity.session.ended",
  "session.confirmed": "activity.session.confirmed",
  "second-factor.totp-added": "activity.second-factor.totp-added",
  "second-factor.totp-removed": "activity.second-factor.totp-removed",
  "second-factor.passkey-added": "activity.second-factor.passkey-added",
  "second-factor.passkey-removed": "activity.second-factor.passkey-removed",
  "second-factor.recovery-code-used": "activity.second-factor.recovery-code-used",
  "second-factor.recovery-codes-renewed": "activity.second-factor.recovery-codes-renewed",
  "password.changed": "activity.password.changed",
  "password.set": "activity.password.set",
  "password.reset-asked": "activity.password.reset-asked",
  "password.reset": "activity.password.reset",
  "profile.changed": "activity.profile.changed",
  "operator.created": "activity.operator.created",
  "operator.changed": "activity.operator.changed",
  "operator.disabled": "activity.operator.disabled",
  "operator.enabled": "activity.operator.enabled",
  "operator.password-replaced": "activity.operator.password-replaced",
  "operator.sessions-ended": "activity.operator.sessions-ended",
  "operator.second-factors-removed": "activity.operator.second-factors-removed",
  "applicant.added": "activity.applicant.added",
  "applicant.confirmed": "activity.applicant.confirmed",
  "applicant.approved": "activity.applicant.approved",
  "applicant.rejected": "activity.applicant.rejected",
  "console.set-up": "activity.console.set-up",
};
