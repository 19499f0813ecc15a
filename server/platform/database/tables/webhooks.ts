import type {
  AttemptError,
  DeliveryState,
  PauseReason,
  WebhookState,
} from "@console-shell/contract/words/webhooks";
import type { SubscribedEventType, WebhookEventType } from "@console-shell/contract/words/webhooks";

/** An endpoint that receives a client app's events. */
interface WebhooksTable {
  id: string;
  applicationId: string;
  url: string;
  events: SubscribedEventType[];
  state: WebhookState;
  /** Null while it is active. */
  pausedBecause: PauseReason | null;
  /** The first failure since the last success; null if there was none. */
  failingSince: number | null;
  lastAttemptAt: number | null;
  lastSucceeded: boolean | null;
  createdBy: string;
  createdAt: number;
  updatedAt: number;
}

/** Signing secrets of a webhook. During a rotation there are two. */
interface WebhookSecretsTable {
  id: string;
  webhookId: string;
  /** Sealed for the webhook: signing needs to read it. */
  sealed: string;
  createdAt: number;
  /** Null for the current one. */
  endsAt: number | null;
}

/** Events, stored in the transaction of the change. Removed after 30 days, with their deliveries. */
interface WebhookEventsTable {
  id: string;
  applicationId: string;
  type: WebhookEventType;
  data: Record<string, unknown>;
  createdAt: number;
}

/** Delivery of one event to one webhook. */
interface WebhookDeliveriesTable {
  id: string;
  webhookId: string;
  eventId: string;
  /** The event's, so that a list can be filtered by it. */
  type: WebhookEventType;
  state: DeliveryState;
  /** Failed attempts since it was created, or last resent by hand. */
  tries: number;
  /** When it's due; while it's claimed, the end of the lease. Null once it's done. */
  dueAt: number | null;
  /** The lease: a random text of the worker that claimed it. */
  lease: string | null;
  createdAt: number;
  /** The recorded request that queued it, as in a `traceparent` header; null if there was none. */
  traceParent: string | null;
}

interface WebhookAttemptsTable {
  id: string;
  deliveryId: string;
  at: number;
  milliseconds: number;
  status: number | null;
  error: AttemptError | null;
  response: string;
}

export interface WebhookTables {
  webhooks: WebhooksTable;
  webhookSecrets: WebhookSecretsTable;
  webhookEvents: WebhookEventsTable;
  webhookDeliveries: WebhookDeliveriesTable;
  webhookAttempts: WebhookAttemptsTable;
}
