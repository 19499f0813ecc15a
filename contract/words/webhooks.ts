export const webhookStates = ["active", "paused"] as const;
export type WebhookState = (typeof webhookStates)[number];

/** Why a webhook is paused: by an operator, by a 410 response, or after days of failures. */
export const pauseReasons = ["operator", "gone", "failing"] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** `waiting`: not tried yet; `retrying`: failed, will be retried; `dead`: given up. */
export const deliveryStates = ["waiting", "retrying", "delivered", "dead"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why there was no response; `secret-unreadable`: nothing was sent because it couldn't be signed. */
export const attemptErrors = [
  "timeout",
  "unresolved",
  "forbidden-address",
  "refused",
  "tls",
  "broken",
  "secret-unreadable",
] as const;
export type AttemptError = (typeof attemptErrors)[number];

/** Maximum number of webhooks per client app. */
export const webhooksOfClientApp = 10;

/** Webhook events of a client app, with the data of each. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- an interface has no index signature
export type WebhookEventData = {
  "api_key.created": { keyId: string; name: string; prefix: string; expiresAt: number | null };
  /** The replaced key stays valid until `oldKeyExpiresAt`. */
  "api_key.rotated": {
    keyId: string;
    name: string;
    prefix: string;
    expiresAt: number | null;
    oldKeyId: string;
    oldKeyExpiresAt: number | null;
  };
  "api_key.revoked": { keyId: string; name: string; prefix: string };
  "application.suspended": { name: string };
  "application.resumed": { name: string };
  /** In a library that the client app's keys can access. */
  "library.image.added": { libraryId: string; imageId: string; fileName: string };
  "library.image.deleted": { libraryId: string; imageId: string; fileName: string };
  /** With all its pictures, which send no events of their own. */
  "library.deleted": { libraryId: string; name: string; imageCount: number };
  /** Sent on request, only to that webhook. */
  "webhook.test": { webhookId: string };
};
export type WebhookEventType = keyof WebhookEventData;

/** Every event a webhook may receive. */
export const webhookEventTypes = [
  "api_key.created",
  "api_key.rotated",
  "api_key.revoked",
  "application.suspended",
  "application.resumed",
  "library.image.added",
  "library.image.deleted",
  "library.deleted",
  "webhook.test",
] as const satisfies readonly WebhookEventType[];

/** Events a webhook can subscribe to; a test needs no subscription. */
export const subscribedEventTypes = [
  "api_key.created",
  "api_key.rotated",
  "api_key.revoked",
  "application.suspended",
  "application.resumed",
  "library.image.added",
  "library.image.deleted",
  "library.deleted",
] as const satisfies readonly WebhookEventType[];
export type SubscribedEventType = (typeof subscribedEventTypes)[number];
