import type { Feature } from "../http/call.ts";
import { account } from "./account/routes.ts";
import { alert } from "./alert/routes.ts";
import { announcement } from "./announcement/routes.ts";
import { applicant } from "./applicant/routes.ts";
import { audit } from "./audit/routes.ts";
import { basicInfo } from "./basic-info/routes.ts";
import { applicationAccess } from "./client-application/access-routes.ts";
import { clientApplication } from "./client-application/routes.ts";
import { faceSearch } from "./face-search/routes.ts";
import { ownFace } from "./face-template/routes.ts";
import { failure } from "./failure/routes.ts";
import { finance } from "./finance/routes.ts";
import { health } from "./health/routes.ts";
import { invitation } from "./invitation/routes.ts";
import { job } from "./job/routes.ts";
import { pictureChanges } from "./library/changes/routes.ts";
import { erasure } from "./library/erasing/routes.ts";
import { pictureIntake } from "./library/intake/routes.ts";
import { library } from "./library/routes.ts";
import { mail } from "./mail/routes.ts";
import { onlyMembers } from "./member/only-members.ts";
import { member } from "./member/routes.ts";
import { notification } from "./notification/routes.ts";
import { notificationStream } from "./notification/stream/routes.ts";
import { objectIndexing } from "./object-search/indexing/routes.ts";
import { objectSearch } from "./object-search/routes.ts";
import { savedObjectSearch } from "./object-search/saved/routes.ts";
import { objectSearching } from "./object-search/search/routes.ts";
import { operator } from "./operator/routes.ts";
import { operatorSession } from "./operator-session/routes.ts";
import { people } from "./people/routes.ts";
import { probe } from "./probe/routes.ts";
import { publicApi } from "./public-api/routes.ts";
import { recent } from "./recent/routes.ts";
import { recovery } from "./recovery/routes.ts";
import { role } from "./role/routes.ts";
import { secondFactor } from "./second-factor/routes.ts";
import { session } from "./session/routes.ts";
import { setup } from "./setup/routes.ts";
import { growth } from "./usage/growth.ts";
import { usage } from "./usage/routes.ts";
import { waiting } from "./waiting/routes.ts";
import { webhook } from "./webhook/routes.ts";

/** Every feature of the server. */
export const features: Feature[] = [
  account,
  alert,
  announcement,
  applicant,
  applicationAccess,
  audit,
  basicInfo,
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
