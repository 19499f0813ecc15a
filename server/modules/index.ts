import type { Admission } from "#kernel/admission.ts";
import type { Feature } from "#kernel/call.ts";
import { billingFeatures } from "./billing/index.ts";
import { catalogFeatures } from "./catalog/index.ts";
import {
  admitCaller,
  answerOnce,
  clientAppsOfKeys,
  clientsFeatures,
  meterSuccess,
  onlyMembers,
  publishLibraryChange,
} from "./clients/index.ts";
import { consoleFeatures } from "./console/index.ts";
import {
  admitProvisioner,
  findSession,
  identityFeatures,
  recordExport,
  withSecondPerson,
  recordForbidden,
} from "./identity/index.ts";
import { findTokenSession, registryFeatures } from "./registry/index.ts";
import { cleanUp } from "./retention.ts";
import { imageUsers, searchFeatures } from "./search/index.ts";

/** Every feature of the server. */
export const features: readonly Feature[] = [
  ...identityFeatures,
  ...catalogFeatures,
  ...searchFeatures,
  ...billingFeatures,
  ...clientsFeatures,
  ...consoleFeatures,
  ...registryFeatures,
  cleanUp,
]
  .map(onlyMembers)
  .map(withSecondPerson);

/** What modules give to those below them, which don't import them: a part of `Services`. */
export const injected = { clientAppsOfKeys, imageUsers, publishLibraryChange };

/** How calls are admitted and recorded; injected into the kernel. */
export const admission: Admission = {
  findSession,
  findTokenSession,
  admitProvisioner,
  recordForbidden,
  recordExport,
  admitCaller,
  answerOnce,
  meterSuccess,
};
