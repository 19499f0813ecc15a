import type { Feature } from "#kernel/call.ts";
import { clientApp } from "./client-app/calls.ts";
import { clientAppLibraries } from "./client-app/libraries/calls.ts";
import { clientAppLimits } from "./client-app/limits/calls.ts";
import { clientAppUsage } from "./client-app/usage/calls.ts";
import { member } from "./member/calls.ts";
import { publicCollection } from "./public-api/collection/calls.ts";
import { publicImage } from "./public-api/image/calls.ts";
import { publicKey } from "./public-api/key/calls.ts";
import { publicLibrary } from "./public-api/library/calls.ts";
import { refusedMetering } from "./public-api/metering/meter.ts";
import { publicSearch } from "./public-api/search/calls.ts";
import { publicUsage } from "./public-api/usage/calls.ts";
import { usage } from "./usage/calls.ts";
import { usageByClientApp } from "./usage/client-apps/calls.ts";
import { growth } from "./usage/growth/calls.ts";
import { storageRecording } from "./usage/growth/record.ts";
import { metering } from "./usage/meter.ts";
import { usageRequests } from "./usage/requests/calls.ts";
import { webhook } from "./webhook/calls.ts";
import { webhookDelivery } from "./webhook/delivery/worker.ts";

export { makeKey } from "./client-app/key/secret.ts";
export { clientAppsOfKeys } from "./client-app/key/reads.ts";
export { notifyExpiringKeys } from "./client-app/key/notify-expiring.ts";
export { onlyMembers } from "./member/only-members.ts";
export { admitCaller } from "./public-api/admit-caller.ts";
export { answerOnce } from "./public-api/idempotency/answer-once.ts";
export { periodAt } from "./public-api/limits/reads.ts";
export { meterSuccess } from "./public-api/metering/meter.ts";
export { addApiUsage } from "./public-api/metering/writes.ts";
export { removeExpiredClients } from "./retention.ts";
export { figuresOf, isOperation, sumsOf, type UsageSums } from "./usage/reads.ts";
export { spanOf } from "./usage/range.ts";
export { storageHeld } from "./usage/growth/reads.ts";
export { addUsage, hoursOf } from "./usage/writes.ts";
export { type Answer, post } from "./webhook/delivery/post.ts";
export { retryDelays } from "./webhook/delivery/record-attempt.ts";
export { checkUrl } from "./webhook/guard/check-url.ts";
export { addSecret } from "./webhook/secrets.ts";
export { makeSecret, signatureOf } from "#platform/secrets/sign-webhook.ts";
export { countFailingWebhooks, describeFailingWebhooks, lastFailures } from "./webhook/reads.ts";
export { publishLibraryChange } from "./webhook/publish.ts";

/** The module's features. */
export const clientsFeatures: readonly Feature[] = [
  clientApp,
  clientAppLimits,
  clientAppLibraries,
  clientAppUsage,
  member,
  publicKey,
  publicLibrary,
  publicImage,
  publicCollection,
  publicSearch,
  publicUsage,
  refusedMetering,
  usage,
  usageRequests,
  usageByClientApp,
  growth,
  storageRecording,
  metering,
  webhook,
  webhookDelivery,
];
