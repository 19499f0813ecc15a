import type { Feature } from "../http/call.ts";
import { account } from "./account/routes.ts";
import { alert } from "./alert/routes.ts";
import { applicant } from "./applicant/routes.ts";
import { audit } from "./audit/routes.ts";
import { basicInfo } from "./basic-info/routes.ts";
import { clientApplication } from "./client-application/routes.ts";
import { faceSearch } from "./face-search/routes.ts";
import { finance } from "./finance/routes.ts";
import { invitation } from "./invitation/routes.ts";
import { library } from "./library/routes.ts";
import { objectSearch } from "./object-search/routes.ts";
import { operator } from "./operator/routes.ts";
import { recovery } from "./recovery/routes.ts";
import { secondFactor } from "./second-factor/routes.ts";
import { session } from "./session/routes.ts";
import { setup } from "./setup/routes.ts";
import { usage } from "./usage/routes.ts";

/** Every feature of the server. */
export const features: Feature[] = [
  account,
  alert,
  applicant,
  audit,
  basicInfo,
  clientApplication,
  faceSearch,
  finance,
  invitation,
  library,
  objectSearch,
  operator,
  recovery,
  secondFactor,
  session,
  setup,
  usage,
];
