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

/** Maximum number of webhooks per application. */
export const webhooksOfApplication = 10;
