import { accountEndpoints } from "./account.ts";
import { alertEndpoints } from "./alert.ts";
import { announcementEndpoints } from "./announcement.ts";
import { applicantEndpoints } from "./applicant.ts";
import { auditEndpoints } from "./audit.ts";
import { basicInfoEndpoints } from "./basic-info.ts";
import { clientApplicationEndpoints } from "./client-application.ts";
import { faceSearchEndpoints } from "./face-search.ts";
import { failureEndpoints } from "./failure.ts";
import { financeEndpoints } from "./finance.ts";
import { financeTopUpEndpoints } from "./finance-top-ups.ts";
import { invitationEndpoints } from "./invitation.ts";
import { libraryEndpoints } from "./library.ts";
import { mailEndpoints } from "./mail.ts";
import { memberEndpoints } from "./member.ts";
import { notificationEndpoints } from "./notification.ts";
import { streamNotifications } from "./notification-stream.ts";
import { objectSearchEndpoints } from "./object-search.ts";
import { operatorEndpoints } from "./operator.ts";
import { operatorSessionEndpoints } from "./operator-session.ts";
import { ownSessionEndpoints } from "./own-session.ts";
import { recentEndpoints } from "./recent.ts";
import { recoveryEndpoints } from "./recovery.ts";
import { roleEndpoints } from "./role.ts";
import { secondFactorEndpoints } from "./second-factor.ts";
import { sessionEndpoints } from "./session.ts";
import { setupEndpoints } from "./setup.ts";
import { usageEndpoints } from "./usage.ts";
import { waitingEndpoints } from "./waiting.ts";
import { webhookEndpoints } from "./webhook.ts";

/** Every call of the server. The server registers them, the client's types come from them. */
export const endpoints = [
  ...accountEndpoints,
  ...sessionEndpoints,
  ...ownSessionEndpoints,
  ...secondFactorEndpoints,
  ...setupEndpoints,
  ...basicInfoEndpoints,
  ...recentEndpoints,
  ...notificationEndpoints,
  streamNotifications,
  ...waitingEndpoints,
  ...failureEndpoints,
  ...recoveryEndpoints,
  ...announcementEndpoints,
  ...applicantEndpoints,
  ...invitationEndpoints,
  ...operatorEndpoints,
  ...roleEndpoints,
  ...operatorSessionEndpoints,
  ...mailEndpoints,
  ...auditEndpoints,
  ...usageEndpoints,
  ...alertEndpoints,
  ...clientApplicationEndpoints,
  ...webhookEndpoints,
  ...memberEndpoints,
  ...libraryEndpoints,
  ...faceSearchEndpoints,
  ...objectSearchEndpoints,
  ...financeEndpoints,
  ...financeTopUpEndpoints,
] as const;
