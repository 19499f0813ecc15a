/** What happens to an application, as its webhooks are told of it, and what is told with each. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- an interface has no index signature
export type WebhookEventData = {
  "api_key.created": { keyId: string; name: string; prefix: string; expiresAt: number | null };
  /** The key that was replaced works until `oldKeyExpiresAt`. */
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
  /** In a library that the application's keys reach. */
  "library.image.added": { libraryId: string; imageId: string; fileName: string };
  "library.image.deleted": { libraryId: string; imageId: string; fileName: string };
  /** With all its pictures, of which none is told by itself. */
  "library.deleted": { libraryId: string; name: string; imageCount: number };
  /** Sent when somebody asks for it, to that webhook alone. */
  "webhook.test": { webhookId: string };
};
export type WebhookEventType = keyof WebhookEventData;

/** Everything that a webhook may be sent. */
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

/** What a webhook can be subscribed to; a test needs no subscription. */
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
