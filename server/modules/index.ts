import type { Admission } from "../kernel/admission.ts";
import type { Feature } from "../kernel/call.ts";
import { admitCaller } from "./clients/public-api/admit-caller.ts";
import { answerOnce } from "./clients/public-api/idempotency/answer-once.ts";
import { meterSuccess } from "./clients/public-api/meter-call.ts";
import { recordExport } from "./identity/audit/record-export.ts";
import { findSession } from "./identity/session/find-session.ts";
import { writeForbidden } from "./identity/session/write-forbidden.ts";
import { account } from "./identity/account/routes.ts";
import { alert } from "./console/alert/routes.ts";
import { announcement } from "./console/announcement/routes.ts";
import { applicant } from "./identity/applicant/routes.ts";
import { audit } from "./identity/audit/routes.ts";
import { basicInfo } from "./identity/basic-info/routes.ts";
import { applicationAccess } from "./clients/client-application/access-routes.ts";
import { clientApplication } from "./clients/client-application/routes.ts";
import { faceSearch } from "./search/face-search/routes.ts";
import { ownFace } from "./identity/face-template/routes.ts";
import { failure } from "./console/failure/routes.ts";
import { finance } from "./billing/finance/routes.ts";
import { health } from "./console/health/routes.ts";
import { invitation } from "./identity/invitation/routes.ts";
import { job } from "./catalog/job/routes.ts";
import { pictureChanges } from "./catalog/library/changes/routes.ts";
import { erasure } from "./catalog/library/erasing/routes.ts";
import { pictureIntake } from "./catalog/library/intake/routes.ts";
import { library } from "./catalog/library/routes.ts";
import { mail } from "./console/mail/routes.ts";
import { onlyMembers } from "./clients/member/only-members.ts";
import { member } from "./clients/member/routes.ts";
import { notification } from "./console/notification/routes.ts";
import { notificationStream } from "./console/notification/stream/routes.ts";
import { objectIndexing } from "./search/object-search/indexing/routes.ts";
import { objectSearch } from "./search/object-search/routes.ts";
import { savedObjectSearch } from "./search/object-search/saved/routes.ts";
import { objectSearching } from "./search/object-search/search/routes.ts";
import { operator } from "./identity/operator/routes.ts";
import { operatorSession } from "./identity/operator-session/routes.ts";
import { people } from "./search/people/routes.ts";
import { probe } from "./search/probe/routes.ts";
import { publicApi } from "./clients/public-api/routes.ts";
import { recent } from "./console/recent/routes.ts";
import { recovery } from "./identity/recovery/routes.ts";
import { role } from "./identity/role/routes.ts";
import { secondFactor } from "./identity/second-factor/routes.ts";
import { session } from "./identity/session/routes.ts";
import { cleanUp } from "./retention.ts";
import { setup } from "./identity/setup/routes.ts";
import { growth } from "./clients/usage/growth.ts";
import { usage } from "./clients/usage/routes.ts";
import { waiting } from "./console/waiting/routes.ts";
import { webhook } from "./clients/webhook/routes.ts";

/** Every feature of the server. */
export const features: Feature[] = [
  account,
  alert,
  announcement,
  applicant,
  applicationAccess,
  audit,
  basicInfo,
  cleanUp,
  clientApplication,
  faceSearch,
  failure,
  finance,
  health,
  invitation,
  job,
  library,
  pictureIntake,
  pictureChanges,
  erasure,
  mail,
  member,
  notification,
  notificationStream,
  objectSearch,
  objectSearching,
  savedObjectSearch,
  objectIndexing,
  operator,
  operatorSession,
  people,
  probe,
  ownFace,
  publicApi,
  recent,
  recovery,
  role,
  secondFactor,
  session,
  setup,
  usage,
  growth,
  waiting,
  webhook,
].map(onlyMembers);

/** How calls are admitted and recorded; injected into the kernel. */
export const admission: Admission = {
  findSession,
  writeForbidden,
  recordExport,
  admitCaller,
  answerOnce,
  meterSuccess,
};
