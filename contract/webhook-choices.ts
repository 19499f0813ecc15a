export const webhookStates = ["active", "paused"] as const;
export type WebhookState = (typeof webhookStates)[number];

/** Why a webhook is paused: an operator did it, the receiver answered 410, or it failed for days. */
export const pauseReasons = ["operator", "gone", "failing"] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** `waiting`: not tried yet; `retrying`: failed, and will be tried again; `dead`: given up. */
export const deliveryStates = ["waiting", "retrying", "delivered", "dead"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why there was no answer; `secret-unreadable`: nothing was sent, for want of a signature. */
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

/** So many webhooks an application can have. */
export const webhooksOfApplication = 10;
