import { randomUUID } from "node:crypto";
import type { WebhookEventType } from "@console-shell/contract/words/webhooks";
import { lockFreeRows } from "../../../../platform/database/dialect/lock-rows.ts";
import { transactionWithDeadline } from "../../../../platform/database/transaction-with-deadline.ts";
import type { Services } from "../../../../platform/services.ts";

type Needs = Pick<Services, "database" | "dialect" | "webhooks">;

/** Milliseconds after an attempt's timeout in which its result must be recorded. */
export const leaseBeyondTimeout = 5_000;

/** A delivery leased to this process. */
export interface Claimed {
  id: string;
  lease: string;
  tries: number;
  webhookId: string;
  url: string;
  event: {
    id: string;
    type: WebhookEventType;
    createdAt: number;
    applicationId: string;
    data: Record<string, unknown>;
  };
}

/** What has no place left. */
export interface Full {
  webhooks: readonly string[];
  applications: readonly string[];
}

/** Active webhooks with due deliveries, at most this many, longest waiting first. */
export const dueWebhooks = (
  { database }: Needs,
  { now, limit, full }: { now: number; limit: number; full: Full },
): Promise<{ id: string; applicationId: string }[]> =>
  database
    .selectFrom("webhooks")
    .select(["id", "application_id as applicationId"])
    .where("state", "=", "active")
    .$if(full.webhooks.length > 0, (query) => query.where("id", "not in", full.webhooks))
    .$if(full.applications.length > 0, (query) =>
      query.where("application_id", "not in", full.applications),
    )
    .where((where) =>
      where.exists(
        where
          .selectFrom("webhook_deliveries")
          .select("webhook_deliveries.id")
          .whereRef("webhook_deliveries.webhook_id", "=", "webhooks.id")
          .where("webhook_deliveries.due_at", "<=", now),
      ),
    )
    .orderBy("last_attempt_at", (order) => order.asc().nullsFirst())
    .orderBy("id")
    .limit(limit)
    .execute();

/**
 * Leases due deliveries of a webhook, at most this many. When the lease expires they're due again, so a process that
 * dies with them needs no clean-up.
 */
export const claim = (
  services: Needs,
  webhookId: string,
  { now, limit }: { now: number; limit: number },
): Promise<Claimed[]> =>
  transactionWithDeadline(services.database, async (transaction) => {
    const free = await transaction
      .selectFrom("webhook_deliveries")
      .select("id")
      .where("webhook_id", "=", webhookId)
      .where("due_at", "<=", now)
      .orderBy("due_at")
      .orderBy("id")
      .limit(limit)
      .$call(lockFreeRows(services))
      .execute();
    if (free.length === 0) return [];
    const ids = free.map(({ id }) => id);
    const lease = randomUUID();
    await transaction
      .updateTable("webhook_deliveries")
      .set({ lease, due_at: now + services.webhooks.timeout + leaseBeyondTimeout })
      .where("id", "in", ids)
      .execute();
    const rows = await transaction
      .selectFrom("webhook_deliveries as delivery")
      .innerJoin("webhooks as webhook", "webhook.id", "delivery.webhook_id")
      .innerJoin("webhook_events as event", "event.id", "delivery.event_id")
      .select(["delivery.id", "delivery.tries", "webhook.url", "event.id as eventId"])
      .select(["event.type", "event.created_at", "event.application_id", "event.data"])
      .where("delivery.id", "in", ids)
      .orderBy("delivery.id")
      .execute();
    return rows.map((row) => ({
      id: row.id,
      lease,
      tries: row.tries,
      webhookId,
      url: row.url,
      event: {
        id: row.eventId,
        type: row.type,
        createdAt: row.created_at,
        applicationId: row.application_id,
        data: row.data,
      },
    }));
  });
