import type {
  AttemptError,
  DeliveryState,
  PauseReason,
  WebhookState,
} from "@console-shell/contract/words/webhooks";
import type { SubscribedEventType, WebhookEventType } from "@console-shell/contract/words/webhooks";

/** An endpoint that receives an application's events. */
interface WebhooksTable {
  id: string;
  application_id: string;
  url: string;
  events: SubscribedEventType[];
  state: WebhookState;
  /** Null while it is active. */
  paused_because: PauseReason | null;
  /** The first failure since the last success; null if there was none. */
  failing_since: number | null;
  last_attempt_at: number | null;
  last_succeeded: boolean | null;
  created_by: string;
  created_at: number;
  updated_at: number;
}

/** Signing secrets of a webhook. During a rotation there are two. */
interface WebhookSecretsTable {
  id: string;
  webhook_id: string;
  /** Sealed for the webhook: signing needs to read it. */
  sealed: string;
  created_at: number;
  /** Null for the current one. */
  ends_at: number | null;
}

/** Events, stored in the transaction of the change. Removed after 30 days, with their deliveries. */
interface WebhookEventsTable {
  id: string;
  application_id: string;
  type: WebhookEventType;
  data: Record<string, unknown>;
  created_at: number;
}

/** Delivery of one event to one webhook. */
interface WebhookDeliveriesTable {
  id: string;
  webhook_id: string;
  event_id: string;
  /** The event's, so that a list can be filtered by it. */
  type: WebhookEventType;
  state: DeliveryState;
  /** Failed attempts since it was created, or last resent by hand. */
  tries: number;
  /** When it's due; while it's claimed, the end of the lease. Null once it's done. */
  due_at: number | null;
  /** The lease: a random text of the worker that claimed it. */
  lease: string | null;
  created_at: number;
}

interface WebhookAttemptsTable {
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
