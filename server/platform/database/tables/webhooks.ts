import type {
  AttemptError,
  DeliveryState,
  PauseReason,
  WebhookState,
} from "@console-shell/contract/webhook-choices";
import type { SubscribedEventType, WebhookEventType } from "@console-shell/contract/webhook-events";

/** An address that is told what happens to an application. */
export interface WebhooksTable {
  id: string;
  application_id: string;
  url: string;
  events: SubscribedEventType[];
  state: WebhookState;
  /** Null while it is active. */
  paused_because: PauseReason | null;
  /** The first failure since the last success; null where there was none. */
  failing_since: number | null;
  last_attempt_at: number | null;
  last_succeeded: boolean | null;
  created_by: string;
  created_at: number;
  updated_at: number;
}

/** What signs for a webhook. During a rotation there are two. */
export interface WebhookSecretsTable {
  id: string;
  webhook_id: string;
  /** Sealed for the webhook: it has to be read to sign. */
  sealed: string;
  created_at: number;
  /** Null for the present one. */
  ends_at: number | null;
}

/** What happened, written in the transaction in which it did. Goes after 30 days, with its deliveries. */
export interface WebhookEventsTable {
  id: string;
  application_id: string;
  type: WebhookEventType;
  data: Record<string, unknown>;
  created_at: number;
}

/** One event on its way to one webhook. */
export interface WebhookDeliveriesTable {
  id: string;
  webhook_id: string;
  event_id: string;
  /** The event's, so that a list can be filtered by it. */
  type: WebhookEventType;
  state: DeliveryState;
  /** Failed attempts since it was written, or was sent again by hand. */
  tries: number;
  /** When it may be taken; while somebody has it, when that ends. Null once it is done. */
  due_at: number | null;
  /** Who has taken it: a random text of that taking. */
  lease: string | null;
  created_at: number;
}

export interface WebhookAttemptsTable {
  id: string;
  delivery_id: string;
  at: number;
  milliseconds: number;
  status: number | null;
  error: AttemptError | null;
  response: string;
}

export interface WebhookTables {
  webhooks: WebhooksTable;
  webhook_secrets: WebhookSecretsTable;
  webhook_events: WebhookEventsTable;
  webhook_deliveries: WebhookDeliveriesTable;
  webhook_attempts: WebhookAttemptsTable;
}
