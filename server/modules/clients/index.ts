import type { Feature } from "#kernel/call.ts";
import { clientAppAccess } from "./client-app/access-routes.ts";
import { clientApp } from "./client-app/routes.ts";
import { member } from "./member/routes.ts";
import { publicApi } from "./public-api/routes.ts";
import { growth } from "./usage/growth.ts";
import { usage } from "./usage/routes.ts";
import { webhook } from "./webhook/routes.ts";

export { makeKey } from "./client-app/make-key.ts";
export { notifyExpiringKeys } from "./client-app/notify-expiring-keys.ts";
export { onlyMembers } from "./member/only-members.ts";
export { admitCaller } from "./public-api/admit-caller.ts";
export { answerOnce } from "./public-api/idempotency/answer-once.ts";
export { periodAt } from "./public-api/limits/periods.ts";
export { meterSuccess } from "./public-api/meter-call.ts";
export { addApiUsage } from "./public-api/usage-rows.ts";
export { removeExpiredClients } from "./retention.ts";
export { type UsageSums, figuresOf } from "./usage/figures.ts";
export { isOperation } from "./usage/operations.ts";
export { spanOf } from "./usage/range.ts";
export { sumsOf } from "./usage/queries.ts";
export { storageHeld } from "./usage/storage-history.ts";
export { addUsage, hoursOf } from "./usage/store.ts";
export { type Answer, post } from "./webhook/delivery/post.ts";
export { retryDelays } from "./webhook/delivery/record-attempt.ts";
export { checkUrl } from "./webhook/guard/check-url.ts";
export { addSecret } from "./webhook/secrets.ts";
export { makeSecret, signatureOf } from "#platform/secrets/sign-webhook.ts";
export {
  countFailingWebhooks,
  describeFailingWebhooks,
  lastFailures,
} from "./webhook/webhook-queries.ts";
export { clientAppsOfKeys } from "./client-app/of-keys.ts";
export { publishLibraryChange } from "./webhook/publish-library-change.ts";

/** The module's features. */
export const clientsFeatures: readonly Feature[] = [
  clientAppAccess,
  clientApp,
  member,
  publicApi,
  growth,
  usage,
  webhook,
];
