import * as contract from "@console-shell/contract/calls/identity-provider";
import * as signOn from "@console-shell/contract/calls/single-sign-on";
import { unlinkIdentity } from "@console-shell/contract/calls/operator";
import type { Feature } from "#kernel/call.ts";
import { handleBeginSignOn } from "./begin-sign-on.ts";
import {
  handleAddProvider,
  handleCheckIssuer,
  handleRemoveProvider,
  handleUpdateProvider,
} from "./change-providers.ts";
import { handleFinishSignOn, handleProveSignOnFactor } from "./finish-sign-on.ts";
import { handleUnlinkIdentity, identitiesOf } from "./identities.ts";
import { handleGetPasswordPolicy, handleSetPasswordPolicy } from "./password-policy.ts";
import { handleProviderLogout } from "./provider-logout.ts";
import { pageOfProviders } from "./providers.ts";

/** Single sign-on with OpenID Connect. */
export const singleSignOn: Feature = (route, _hooks, services) => {
  route(signOn.beginSignOn, handleBeginSignOn);
  route(signOn.finishSignOn, handleFinishSignOn);
  route(signOn.proveSignOnFactor, handleProveSignOnFactor);
  route(signOn.providerLogout, handleProviderLogout);
  route(signOn.listOwnIdentities, ({ session }) =>
    identitiesOf(services.database, session.operatorId),
  );
  route(contract.listProviders, ({ query, session }) => pageOfProviders(services, session, query));
  route(contract.addProvider, handleAddProvider);
  route(contract.updateProvider, handleUpdateProvider);
  route(contract.removeProvider, handleRemoveProvider);
  route(contract.checkIssuer, handleCheckIssuer);
  route(contract.getPasswordPolicy, handleGetPasswordPolicy);
  route(contract.setPasswordPolicy, handleSetPasswordPolicy);
  route(unlinkIdentity, handleUnlinkIdentity);
};
