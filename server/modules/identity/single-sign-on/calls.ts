import * as calls from "@console-shell/contract/calls/single-sign-on";
import { answer } from "#kernel/answer.ts";
import { beginSignOn } from "./begin.ts";
import { finishSignOn, proveSignOnFactor } from "./finish.ts";
import { providerLogout } from "./logout.ts";
import { identitiesOf } from "./reads.ts";

/** Sign-in at identity providers with OpenID Connect. */
export const singleSignOn = answer(calls, {
  beginSignOn,
  finishSignOn,
  proveSignOnFactor,
  providerLogout,
  listOwnIdentities: ({ services, session }) => identitiesOf(services.database, session.operatorId),
});
