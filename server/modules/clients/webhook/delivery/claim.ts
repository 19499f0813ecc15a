import type { WebhookEventType } from "@console-shell/contract/words/webhooks";
import { claimDue } from "../../../../platform/jobs/claim.ts";
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

/** Leases due deliveries of a webhook, at most this many, and reads what they send. */
export const claim = async (
  services: Needs,
  webhookId: string,
  { now, limit }: { now: number; limit: number },
): Promise<Claimed[]> => {
  const leaseTime = services.webhooks.timeout + leaseBeyondTimeout;
  const wanted = { now, limit, leaseTime, webhookId };
  const leased = await claimDue(services, "webhook_deliveries", wanted);
  if (leased.length === 0) return [];
  const events = await services.database
    .selectFrom("webhook_events as event")
    .innerJoin("webhooks as webhook", "webhook.application_id", "event.application_id")
    .select(["event.id", "event.type", "event.created_at as createdAt", "event.data"])
    .select(["event.application_id as applicationId", "webhook.url"])
    .where("webhook.id", "=", webhookId)
    .where(
      "event.id",
      "in",
      leased.map((row) => row.event_id),
    )
    .execute();
  return leased.flatMap(({ id, lease, tries, event_id }) =>
    events
      .filter((event) => event.id === event_id)
      .map(({ url, ...event }) => ({ id, lease, tries, webhookId, url, event })),
  );
};
