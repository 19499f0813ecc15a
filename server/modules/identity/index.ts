import type { Feature } from "#kernel/call.ts";
import { account } from "./account/calls.ts";
import { applicant } from "./applicant/calls.ts";
import { approval } from "./approval/calls.ts";
import { audit } from "./audit/calls.ts";
import { auditChaining } from "./audit/chaining.ts";
import { basicInfo } from "./basic-info/calls.ts";
import { faceLogin } from "./face-login/calls.ts";
import { identityProvider } from "./identity-provider/calls.ts";
import { invitation } from "./invitation/calls.ts";
import { operatorSession } from "./operator-session/calls.ts";
import { operator } from "./operator/calls.ts";
import { ownSession } from "./own-session/calls.ts";
import { password } from "./password/calls.ts";
import { provisioning } from "./provisioning/calls.ts";
import { recovery } from "./recovery/calls.ts";
import { role } from "./role/calls.ts";
import { scim } from "./scim/calls.ts";
import { scimFailures } from "./scim/failures.ts";
import { secondFactor } from "./second-factor/calls.ts";
import { securityPolicy } from "./security-policy/calls.ts";
import { session } from "./session/calls.ts";
import { setup } from "./setup/calls.ts";
import { singleSignOn } from "./single-sign-on/calls.ts";
import { viewAs } from "./view-as/calls.ts";

export type { AuditSettings } from "./services.ts";
export { noticeMail } from "./account/notice.ts";
export { lockOperator } from "./account/writes.ts";
export { registrationApprovedMail } from "./applicant/approved-mail.ts";
export { confirmAddressMail } from "./applicant/confirm-mail.ts";
export { countWaitingApplicants } from "./applicant/reads.ts";
export { registrationRejectedMail } from "./applicant/rejected-mail.ts";
export { applicantWaiting } from "./applicant/writes.ts";
export {
  countWaitingApprovals,
  tallyWaitingApprovals,
  visibleApprovals,
} from "./approval/reads.ts";
export { withSecondPerson } from "./approval/second-person.ts";
export { readAuditState } from "./audit/reads.ts";
export { endStatement, isSigned, keyIdOf, publicKeyOf } from "./audit/signing-keys.ts";
export { verifyChain } from "./audit/verify.ts";
export { auditDownload, auditList, auditView, isViewing } from "./audit/view.ts";
export {
  type Audited,
  type AuditedCall,
  changesOf,
  recordAudit,
  recordAuditAlone,
  recordExport,
  recordKeyRotation,
} from "./audit/writes.ts";
export { isFaceLoginOffered } from "./face-login/reads.ts";
export { signOnOffer } from "./identity-provider/reads.ts";
export { operatorInvitedMail } from "./invitation/mail.ts";
export { notifyExpiring } from "./notification/expiring.ts";
export { holders, holdersOf, visibleKinds } from "./notification/reads.ts";
export {
  changeMailing,
  chooseKind,
  lockMailing,
  markOwnRead,
  markOwnUnread,
  type Notice,
  notify,
  settle,
} from "./notification/writes.ts";
export { createOperator } from "./operator/writes.ts";
export { hashPassword } from "./password/hash.ts";
export { notifyExpiringProvisioningTokens } from "./provisioning/writes.ts";
export { resetCodeMail } from "./recovery/mail.ts";
export { removeExpiredIdentity } from "./retention.ts";
export { grantsByRole } from "./role/reads.ts";
export { declarePermissions, syncPermissions } from "./role/writes.ts";
export { admitProvisioner } from "./scim/admit.ts";
export {
  endedUntil,
  endOf,
  lifeOf,
  longestLife,
  refuseLongLife,
} from "./security-policy/key-life.ts";
export { readKeyPolicy } from "./security-policy/reads.ts";
export { liftLockout, offerSecondFactors } from "./security-policy/writes.ts";
export { findSession } from "./session/find.ts";
export { recordForbidden } from "./session/forbidden.ts";
export {
  allLiveSessions,
  isLive,
  sessionOfOperator,
  sessionOfRow,
  sessionRows,
  withGrants,
} from "./session/reads.ts";
export { throttleRules } from "./session/throttle/rules.ts";
export { throttle } from "./session/throttle/throttle.ts";
export { hasTried, takeTry } from "./session/throttle/tries.ts";
export { forgetSetupLink, makeSetupLink, showSetupLink } from "./setup/link.ts";

/** The module's features. */
export const identityFeatures: readonly Feature[] = [
  account,
  applicant,
  approval,
  audit,
  auditChaining,
  basicInfo,
  faceLogin,
  identityProvider,
  invitation,
  operator,
  operatorSession,
  ownSession,
  password,
  provisioning,
  recovery,
  role,
  scim,
  scimFailures,
  secondFactor,
  securityPolicy,
  session,
  setup,
  singleSignOn,
  viewAs,
];
