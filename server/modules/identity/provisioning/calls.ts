import * as calls from "@console-shell/contract/calls/provisioning";
import { answer } from "#kernel/answer.ts";
import { pageOfFailures, pageOfGroups, pageOfTokens, readProvisioning } from "./reads.ts";
import {
  addProvisioningToken,
  mapProvisioningGroup,
  revokeProvisioningToken,
  setDefaultRole,
} from "./writes.ts";

/** Management of identity providers that use SCIM: their tokens, groups and refused requests. */
export const provisioning = answer(calls, {
  getProvisioning: ({ services, now }) => readProvisioning(services, now),
  setDefaultRole,
  listProvisioningTokens: ({ services, query, now }) => pageOfTokens(services, query, now),
  addProvisioningToken,
  revokeProvisioningToken,
  listProvisioningGroups: ({ services, query }) => pageOfGroups(services, query),
  mapProvisioningGroup,
  listProvisioningFailures: ({ services, query }) => pageOfFailures(services, query),
});
