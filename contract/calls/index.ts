import { accountEndpoints } from "./account.ts";
import { alertEndpoints } from "./alert.ts";
import { announcementEndpoints } from "./announcement.ts";
import { applicantEndpoints } from "./applicant.ts";
import { approvalEndpoints } from "./approval.ts";
import { auditEndpoints } from "./audit.ts";
import { basicInfoEndpoints } from "./basic-info.ts";
import { clientAppEndpoints } from "./client-app.ts";
import { clientAppLibrariesEndpoints } from "./client-app-libraries.ts";
import { clientAppLimitsEndpoints } from "./client-app-limits.ts";
import { clientAppUsageEndpoints } from "./client-app-usage.ts";
import { faceComparisonEndpoints } from "./face-comparison.ts";
import { faceLoginEndpoints } from "./face-login.ts";
import { faceSearchEndpoints } from "./face-search.ts";
import { failureEndpoints } from "./failure.ts";
import { financeClientEndpoints } from "./finance-client.ts";
import { financeLedgerEndpoints } from "./finance-ledger.ts";
import { financeInvoiceEndpoints } from "./finance-invoice.ts";
import { financeAdjustmentLimitEndpoints } from "./finance-adjustment-limits.ts";
import { financeClientRecordEndpoints } from "./finance-client-record.ts";
import { financeBillingRunEndpoints } from "./finance-billing-runs.ts";
import { financeInvoiceMailEndpoints } from "./finance-invoice-mails.ts";
import { financeIssuerEndpoints } from "./finance-issuer.ts";
import { financePlanEndpoints } from "./finance-plans.ts";
import { financeProposalEndpoints } from "./finance-proposals.ts";
import { financeReceivableEndpoints } from "./finance-receivables.ts";
import { healthEndpoints } from "./health.ts";
import { identityProviderEndpoints } from "./identity-provider.ts";
import { invitationEndpoints } from "./invitation.ts";
import { passwordEndpoints } from "./password.ts";
import { erasureEndpoints } from "./erasure.ts";
import { jobEndpoints } from "./job.ts";
import { imageEndpoints } from "./image.ts";
import { libraryEndpoints } from "./library.ts";
import { listViewEndpoints } from "./list-view.ts";
import { mailEndpoints } from "./mail.ts";
import { memberEndpoints } from "./member.ts";
import { notificationEndpoints } from "./notification.ts";
import { streamNotifications } from "./notification-stream.ts";
import { objectIndexingEndpoints } from "./object-indexing.ts";
import { imageChangeEndpoints } from "./image-changes.ts";
import { imageIntakeEndpoints } from "./image-intake.ts";
import { objectSearchEndpoints } from "./object-search.ts";
import { objectSearchingEndpoints } from "./object-searching.ts";
import { operatorEndpoints } from "./operator.ts";
import { operatorSessionEndpoints } from "./operator-session.ts";
import { viewEndpoints } from "./view-as.ts";
import { ownSessionEndpoints } from "./own-session.ts";
import { peopleEndpoints } from "./people.ts";
import { provisioningEndpoints } from "./provisioning.ts";
import { queryImageEndpoints } from "./query-image.ts";
import { recentEndpoints } from "./recent.ts";
import { recoveryEndpoints } from "./recovery.ts";
import { roleEndpoints } from "./role.ts";
import { savedObjectSearchEndpoints } from "./saved-object-searches.ts";
import { secondFactorEndpoints } from "./second-factor.ts";
import { securityPolicyEndpoints } from "./security-policy.ts";
import { sessionEndpoints } from "./session.ts";
import { signOnEndpoints } from "./single-sign-on.ts";
import { setupEndpoints } from "./setup.ts";
import { subAppEndpoints } from "./sub-app.ts";
import { subAppHealthEndpoints } from "./sub-app-health.ts";
import { subAppVitalEndpoints } from "./sub-app-vital.ts";
import { subAppOverrideEndpoints } from "./sub-app-override.ts";
import { subAppPolicyEndpoints } from "./sub-app-policy.ts";
import { publishedSubAppEndpoints } from "./published-sub-app.ts";
import { subAppPinEndpoints } from "./sub-app-pin.ts";
import { subAppReleaseEndpoints } from "./sub-app-release.ts";
import { subAppStageEndpoints } from "./sub-app-stage.ts";
import { subAppTokenEndpoints } from "./sub-app-token.ts";
import { usageEndpoints } from "./usage.ts";
import { usageCallEndpoints } from "./usage-calls.ts";
import { usageMarkEndpoints } from "./usage-marks.ts";
import { usageByClientAppEndpoints } from "./usage-client-apps.ts";
import { growthEndpoints } from "./usage-growth.ts";
import { waitingEndpoints } from "./waiting.ts";
import { workEndpoints } from "./work.ts";
import { webhookEndpoints } from "./webhook.ts";

export { publicEndpoints } from "./public/index.ts";
export { scimEndpoints } from "./scim.ts";

/** Every call of the console. The server registers them, and the client's types derive from them. */
export const endpoints = [
  ...accountEndpoints,
  ...approvalEndpoints,
  ...securityPolicyEndpoints,
  ...sessionEndpoints,
  ...faceLoginEndpoints,
  ...ownSessionEndpoints,
  ...viewEndpoints,
  ...secondFactorEndpoints,
  ...signOnEndpoints,
  ...setupEndpoints,
  ...basicInfoEndpoints,
  ...recentEndpoints,
  ...subAppEndpoints,
  ...subAppPolicyEndpoints,
  ...publishedSubAppEndpoints,
  ...subAppReleaseEndpoints,
  ...subAppStageEndpoints,
  ...subAppPinEndpoints,
  ...subAppTokenEndpoints,
  ...subAppOverrideEndpoints,
  ...subAppHealthEndpoints,
  ...subAppVitalEndpoints,
  ...notificationEndpoints,
  streamNotifications,
  ...waitingEndpoints,
  ...workEndpoints,
  ...listViewEndpoints,
  ...failureEndpoints,
  ...recoveryEndpoints,
  ...announcementEndpoints,
  ...applicantEndpoints,
  ...invitationEndpoints,
  ...passwordEndpoints,
  ...operatorEndpoints,
  ...provisioningEndpoints,
  ...roleEndpoints,
  ...operatorSessionEndpoints,
  ...identityProviderEndpoints,
  ...mailEndpoints,
  ...auditEndpoints,
  ...usageEndpoints,
  ...usageCallEndpoints,
  ...usageMarkEndpoints,
  ...growthEndpoints,
  ...usageByClientAppEndpoints,
  ...healthEndpoints,
  ...alertEndpoints,
  ...clientAppEndpoints,
  ...clientAppLimitsEndpoints,
  ...clientAppLibrariesEndpoints,
  ...clientAppUsageEndpoints,
  ...webhookEndpoints,
  ...memberEndpoints,
  ...queryImageEndpoints,
  ...imageIntakeEndpoints,
  ...imageChangeEndpoints,
  ...erasureEndpoints,
  ...jobEndpoints,
  ...faceComparisonEndpoints,
  ...peopleEndpoints,
  ...libraryEndpoints,
  ...imageEndpoints,
  ...faceSearchEndpoints,
  ...objectSearchEndpoints,
  ...objectSearchingEndpoints,
  ...savedObjectSearchEndpoints,
  ...objectIndexingEndpoints,
  ...financeClientEndpoints,
  ...financeLedgerEndpoints,
  ...financeInvoiceEndpoints,
  ...financeClientRecordEndpoints,
  ...financeProposalEndpoints,
  ...financeAdjustmentLimitEndpoints,
  ...financePlanEndpoints,
  ...financeBillingRunEndpoints,
  ...financeInvoiceMailEndpoints,
  ...financeReceivableEndpoints,
  ...financeIssuerEndpoints,
] as const;
