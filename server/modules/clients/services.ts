/** Settings of webhook delivery. */
export interface WebhookSettings {
  /** Whether they may target private networks, and this machine without TLS; never in production. */
  privateAddresses: boolean;
  /** Timeout of a receiver's response in milliseconds. */
  timeout: number;
  /** Polling interval in milliseconds, without notifications. */
  every: number;
}

declare module "#platform/services.ts" {
  interface Services {
    webhooks: WebhookSettings;
  }
}
