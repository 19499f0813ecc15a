import type { AttemptError, PauseReason } from "@console-shell/contract/words/webhooks";
import type { SubscribedEventType } from "@console-shell/contract/words/webhooks";

/** A response, or the reason there was none. */
export type DemoAttempt = number | AttemptError;

export interface DemoDelivery {
  type: SubscribedEventType | "webhook.test";
  hoursAgo: number;
  /** In order; the last one decides, unless the delivery is given up or waiting. */
  attempts: DemoAttempt[];
  /** Whether a failed one is given up; otherwise it waits for a retry. */
  dead?: true;
}

export interface DemoWebhook {
  clientApp: string;
  url: string;
  events: SubscribedEventType[];
  pausedBecause: PauseReason | null;
  /** A secret rotation is in progress. */
  rotating?: true;
  daysAgo: number;
  deliveries: DemoDelivery[];
}

const keys: SubscribedEventType[] = ["api_key.created", "api_key.rotated", "api_key.revoked"];
const states: SubscribedEventType[] = ["application.suspended", "application.resumed"];
const images: SubscribedEventType[] = [
  "library.image.added",
  "library.image.deleted",
  "library.deleted",
];

const allFailed: DemoAttempt[] = [503, 503, "timeout", 503, 503, "refused", 503, 503];

/** Only paused webhooks have pending retries: the demo calls nobody. */
export const demoWebhooks: DemoWebhook[] = [
  {
    clientApp: "Northwind gate check-in",
    url: "https://hooks.northwind.example/console",
    events: [...keys, ...states],
    pausedBecause: null,
    rotating: true,
    daysAgo: 120,
    deliveries: [
      { type: "webhook.test", hoursAgo: 26 * 24, attempts: [200] },
      { type: "application.suspended", hoursAgo: 19 * 24, attempts: [200] },
      { type: "application.resumed", hoursAgo: 18.6 * 24, attempts: [502, 200] },
      { type: "api_key.created", hoursAgo: 12 * 24, attempts: [200] },
      { type: "api_key.revoked", hoursAgo: 11.8 * 24, attempts: [200] },
      { type: "api_key.created", hoursAgo: 9 * 24, attempts: allFailed, dead: true },
      { type: "api_key.rotated", hoursAgo: 4 * 24, attempts: ["timeout", "timeout", 200] },
      { type: "webhook.test", hoursAgo: 50, attempts: [500, 500, 204] },
      { type: "api_key.created", hoursAgo: 28, attempts: [204] },
      { type: "webhook.test", hoursAgo: 3, attempts: [204] },
    ],
  },
  {
    clientApp: "Northwind gate check-in",
    url: "https://audit.northwind.example/inbox/gates",
    events: keys,
    pausedBecause: "failing",
    daysAgo: 64,
    deliveries: [
      { type: "api_key.created", hoursAgo: 12 * 24, attempts: [202] },
      { type: "api_key.revoked", hoursAgo: 11.8 * 24, attempts: ["tls", 202] },
      { type: "api_key.created", hoursAgo: 9 * 24, attempts: allFailed, dead: true },
      { type: "api_key.rotated", hoursAgo: 4.2 * 24, attempts: [503, 503, "timeout", 503] },
      { type: "api_key.created", hoursAgo: 28, attempts: [] },
    ],
  },
  {
    clientApp: "浦江门店同款搜索",
    url: "https://hooks.pujiang.example/catalogue",
    events: images,
    pausedBecause: null,
    daysAgo: 90,
    deliveries: [
      { type: "library.image.added", hoursAgo: 7 * 24, attempts: [200] },
      { type: "library.image.added", hoursAgo: 6.9 * 24, attempts: [200] },
      { type: "library.image.deleted", hoursAgo: 5 * 24, attempts: ["broken", 200] },
      { type: "library.image.added", hoursAgo: 2 * 24, attempts: [200] },
      { type: "library.deleted", hoursAgo: 30, attempts: [200] },
      { type: "library.image.added", hoursAgo: 20, attempts: [200] },
    ],
  },
  {
    clientApp: "浦江门店同款搜索",
    url: "https://old.pujiang.example/hook",
    events: states,
    pausedBecause: "gone",
    daysAgo: 101,
    deliveries: [{ type: "webhook.test", hoursAgo: 13 * 24, attempts: [410], dead: true }],
  },
];
