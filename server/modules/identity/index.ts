import type { Feature } from "#kernel/call.ts";
import { account } from "./account/routes.ts";
import { approval } from "./approval/routes.ts";
import { applicant } from "./applicant/routes.ts";
import { audit } from "./audit/routes.ts";
import { basicInfo } from "./basic-info/routes.ts";
import { faceLogin } from "./face-login/routes.ts";
import { invitation } from "./invitation/routes.ts";
import { operatorSession } from "./operator-session/routes.ts";
import { operator } from "./operator/routes.ts";
import { recovery } from "./recovery/routes.ts";
import { role } from "./role/routes.ts";
import { scim } from "./scim/routes.ts";
import { secondFactor } from "./second-factor/routes.ts";
import { securityPolicy } from "./security-policy/routes.ts";
import { session } from "./session/routes.ts";
import { setup } from "./setup/routes.ts";
import { singleSignOn } from "./single-sign-on/routes.ts";

export type { AuditSettings } from "./services.ts";
export { lockOperator } from "./account/lock-operator.ts";
export { lockMailing } from "./notify/lock-mailing.ts";
export { lockedNotifications } from "./notify/locked-notifications.ts";
export { noticeMail } from "./account/notice-mail.ts";
export { hashPassword } from "./account/password-hash.ts";
export { syncPermissions } from "./account/sync-permissions.ts";
export { applicantWaiting } from "./applicant/applicant-waiting.ts";
export { registrationApprovedMail } from "./applicant/registration-approved-mail.ts";
export { registrationRejectedMail } from "./applicant/registration-rejected-mail.ts";
export { confirmAddressMail } from "./applicant/confirm-address-mail.ts";
export { countWaitingApplicants } from "./applicant/queries.ts";
export {
  countWaitingApprovals,
  tallyWaitingApprovals,
  visibleApprovals,
} from "./approval/queries.ts";
export { withSecondPerson } from "./approval/second-person.ts";
export { auditDownload, auditList, auditView, isViewing } from "./audit/audit-view.ts";
export { changesOf } from "./audit/changes-of.ts";
export {
  type Audited,
  type AuditedCall,
  recordAudit,
  recordAuditAlone,
  recordExport,
} from "./audit/record-audit.ts";
export { endStatement, isSigned, keyIdOf, publicKeyOf } from "./audit/signing-keys.ts";
export { readAuditState } from "./audit/state.ts";
export { operatorInvitedMail } from "./invitation/operator-invited-mail.ts";
export { holders, holdersOf } from "./notify/holders-of.ts";
export { markOwnRead, markOwnUnread, settle } from "./notify/mark-read.ts";
export { notifyExpiring } from "./notify/notify-expiring.ts";
export { type Notice, notify } from "./notify/notify.ts";
export { visibleKinds } from "./notify/visible-kinds.ts";
export { createOperator } from "./operator/create-operator.ts";
export { resetCodeMail } from "./recovery/reset-code-mail.ts";
export { admitProvisioner } from "./scim/admit-provisioner.ts";
export { notifyExpiringProvisioningTokens } from "./scim/notify-expiring-provisioning-tokens.ts";
export { removeExpiredIdentity } from "./retention.ts";
export { recordKeyRotation } from "./audit/record-key-rotation.ts";
export { isFaceLoginOffered } from "./session/face-login-offered.ts";
export { findSession } from "./session/find-session.ts";
export { allLiveSessions } from "./session/live-sessions.ts";
export { isLive, sessionOfRow } from "./session/session-of-row.ts";
export { sessionRows, withGrants } from "./session/sessions-of-tokens.ts";
export { throttleRules } from "./session/throttle/rules.ts";
export { throttle } from "./session/throttle/throttle.ts";
export { hasTried, takeTry } from "./session/throttle/tries.ts";
export { writeForbidden } from "./session/write-forbidden.ts";
export { grantsByRole } from "./role/grants-by-role.ts";
export { declarePermissions } from "./role/declare-permissions.ts";
export { liftLockout } from "./security-policy/lift-lockout.ts";
export { offerSecondFactors } from "./security-policy/offer-second-factors.ts";
export {
  endedUntil,
  endOf,
  lifeOf,
  longestLife,
  refuseLongLife,
} from "./security-policy/key-life.ts";
export { readKeyPolicy } from "./security-policy/read-policy.ts";
export { sessionOfOperator } from "./session/session-of-operator.ts";
export { signOnOffer } from "./single-sign-on/providers.ts";
export { forgetSetupLink, makeSetupLink, tellSetupLink } from "./setup/setup-link.ts";

/** The module's features. */
export const identityFeatures: readonly Feature[] = [
  account,
  applicant,
  approval,
  audit,
  basicInfo,
  faceLogin,
  invitation,
  operator,
  operatorSession,
  recovery,
  role,
  scim,
  secondFactor,
  securityPolicy,
  session,
  setup,
  singleSignOn,
];
