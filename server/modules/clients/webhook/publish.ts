import type { WebhookEventData, WebhookEventType } from "@console-shell/contract/words/webhooks";
import type { Kysely } from "kysely";
import { chunksOf } from "#platform/database/chunks-of.ts";
import { keepRows } from "#platform/database/dialect/lock-rows.ts";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Services } from "#platform/services.ts";
import type { PublishLibraryChange } from "#modules/catalog/index.ts";
import { queuedBy } from "#platform/tracing/spans.ts";

interface Event<Type extends WebhookEventType> {
  clientAppId: string;
  type: Type;
  data: WebhookEventData[Type];
  /** The receivers. */
  webhookIds: readonly string[];
}

/** Stores events with their deliveries, and returns the identifiers of the deliveries. */
export const writeEvents = async <Type extends WebhookEventType>(
  transaction: Kysely<Tables>,
  events: readonly Event<Type>[],
  now: number,
): Promise<string[]> => {
  const withIds = events.map((event) => ({ ...event, id: newId() }));
  const traceParent = queuedBy();
  const deliveries = withIds.flatMap(({ id, type, webhookIds }) =>
    webhookIds.map((webhookId) => ({
      id: newId(),
      webhookId,
      eventId: id,
      type,
      state: "waiting" as const,
      tries: 0,
      dueAt: now,
      lease: null,
      createdAt: now,
      traceParent,
    })),
  );
  const rows = withIds.map(({ id, clientAppId, type, data }) => ({
    id,
    applicationId: clientAppId,
    type,
    data,
    createdAt: now,
  }));
  for (const part of chunksOf(rows))
    await transaction.insertInto("webhookEvents").values(part).execute();
  for (const part of chunksOf(deliveries))
    await transaction.insertInto("webhookDeliveries").values(part).execute();
  return deliveries.map(({ id }) => id);
};

/**
 * Webhooks of client apps that are subscribed to a type, including paused ones, for which deliveries wait. Locked
 * against deletion until the transaction ends, because deliveries refer to them.
 */
const subscribedTo = async (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  type: WebhookEventType,
  clientAppIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> => {
  const subscribed = new Map<string, string[]>();
  if (clientAppIds.length === 0) return subscribed;
  const rows = await transaction
    .selectFrom("webhooks")
    .select(["id", "applicationId as clientAppId", "events"])
    .where("applicationId", "in", clientAppIds)
    .orderBy("id")
    .$call(keepRows(services))
    .execute();
  for (const { id, clientAppId, events } of rows)
    if (events.some((one) => one === type))
      subscribed.set(clientAppId, [...(subscribed.get(clientAppId) ?? []), id]);
  return subscribed;
};

/**
 * Publishes an event to a client app's webhooks, in the transaction of the change (outbox): either both are stored or
 * neither. Without subscribers nothing is written.
 */
export const publishEvent = async <Type extends WebhookEventType>(
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  { now, ...event }: Omit<Event<Type>, "webhookIds"> & { now: number },
): Promise<void> => {
  const { clientAppId, type } = event;
  const subscribed = await subscribedTo(services, transaction, type, [clientAppId]);
  const webhookIds = subscribed.get(clientAppId);
  if (webhookIds) await writeEvents(transaction, [{ ...event, webhookIds }], now);
};

/** Publishes a library's events to the client apps that have it, in the transaction of the change. */
export const publishLibraryChange: PublishLibraryChange = async (
  services,
  transaction,
  { type, libraryId, each, now },
) => {
  if (each.length === 0) return;
  const granted = await transaction
    .selectFrom("applicationLibraries")
    .select("applicationId")
    .where("libraryId", "=", libraryId)
    .execute();
  const ids = granted.map((row) => row.applicationId);
  const subscribed = await subscribedTo(services, transaction, type, ids);
  const events = [...subscribed].flatMap(([clientAppId, webhookIds]) =>
    each.map((data) => ({ clientAppId, type, data, webhookIds })),
  );
  await writeEvents(transaction, events, now);
};
