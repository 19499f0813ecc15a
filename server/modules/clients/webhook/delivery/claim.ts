import type { WebhookEventType } from "@console-shell/contract/words/webhooks";
import { claimDue } from "#platform/jobs/claim.ts";
import type { Services } from "#platform/services.ts";

type Needs = Pick<Services, "database" | "dialect" | "webhooks">;

/** Milliseconds after an attempt's timeout in which its result must be recorded. */
export const leaseBeyondTimeout = 5_000;

/** A delivery leased to this process. */
export interface Claimed {
  id: string;
  lease: string;
  tries: number;
  /** The recorded request that queued it. */
  traceParent: string | null;
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

/** Webhooks and client apps without a free slot. */
export interface Full {
  webhooks: readonly string[];
  clientApps: readonly string[];
}

/** Active webhooks with due deliveries, at most this many, longest waiting first. */
export const dueWebhooks = (
  { database }: Needs,
  { now, limit, full }: { now: number; limit: number; full: Full },
): Promise<{ id: string; clientAppId: string }[]> =>
  database
    .selectFrom("webhooks")
    .select(["id", "applicationId as clientAppId"])
    .where("state", "=", "active")
    .$if(full.webhooks.length > 0, (query) => query.where("id", "not in", full.webhooks))
    .$if(full.clientApps.length > 0, (query) =>
      query.where("applicationId", "not in", full.clientApps),
    )
    .where((where) =>
      where.exists(
        where
          .selectFrom("webhookDeliveries")
          .select("webhookDeliveries.id")
          .whereRef("webhookDeliveries.webhookId", "=", "webhooks.id")
          .where("webhookDeliveries.dueAt", "<=", now),
      ),
    )
    .orderBy("lastAttemptAt", (order) => order.asc().nullsFirst())
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
  const wanted = { now, limit, leaseTime, only: { webhookId } };
  const leased = await claimDue(services, "webhookDeliveries", wanted);
  if (leased.length === 0) return [];
  const events = await services.database
    .selectFrom("webhookEvents as event")
    .innerJoin("webhooks as webhook", "webhook.applicationId", "event.applicationId")
    .select(["event.id", "event.type", "event.createdAt", "event.data"])
    .select(["event.applicationId", "webhook.url"])
    .where("webhook.id", "=", webhookId)
    .where(
      "event.id",
      "in",
      leased.map((row) => row.eventId),
    )
    .execute();
  return leased.flatMap(({ id, lease, tries, traceParent, eventId }) =>
    events
      .filter((event) => event.id === eventId)
      .map(({ url, ...event }) => ({ id, lease, tries, traceParent, webhookId, url, event })),
  );
};

/** The posted body, the same for each attempt. */
export const payloadOf = ({ id, type, createdAt, applicationId, data }: Claimed["event"]): string =>
  JSON.stringify({ id, type, createdAt: new Date(createdAt).toISOString(), applicationId, data });
