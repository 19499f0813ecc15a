/** Webhook events of an application, with the data of each. */
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
  /** In a library that the application's keys can access. */
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
