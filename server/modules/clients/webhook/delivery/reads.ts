import type {
  Delivery,
  DeliveryDetail,
  exportDeliveries,
} from "@console-shell/contract/calls/webhook";
import type { ExpressionBuilder, Kysely } from "kysely";
import type { z } from "zod";
import { defineList } from "#kernel/list.ts";
import type { Source } from "#platform/database/source.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { Refusal } from "#kernel/refusal.ts";
import { payloadOf } from "./claim.ts";

type Filter = z.output<typeof exportDeliveries.query>;
type Rows = Tables & { delivery: Tables["webhookDeliveries"] };

const lastOf = <Column extends "at" | "status" | "error">(
  where: ExpressionBuilder<Rows, "delivery">,
  column: Column,
) =>
  where
    .selectFrom("webhookAttempts")
    .whereRef("webhookAttempts.deliveryId", "=", "delivery.id")
    .select(`webhookAttempts.${column}`)
    .orderBy("webhookAttempts.id", "desc")
    .limit(1);

const deliveries = (database: Kysely<Tables>, webhookId: string) =>
  database
    .selectFrom("webhookDeliveries as delivery")
    .where("delivery.webhookId", "=", webhookId)
    .select((where) => [
      "delivery.id",
      "delivery.eventId",
      "delivery.type",
      "delivery.state",
      "delivery.createdAt",
      "delivery.dueAt",
      "delivery.lease",
      lastOf(where, "at").as("lastAttemptAt"),
      lastOf(where, "status").as("lastStatus"),
      lastOf(where, "error").as("lastError"),
      where
        .selectFrom("webhookAttempts")
        .whereRef("webhookAttempts.deliveryId", "=", "delivery.id")
        .select((attempt) => attempt.fn.countAll<number>().as("count"))
        .$asScalar()
        .$notNull()
        .as("attemptCount"),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof deliveries>["executeTakeFirstOrThrow"]>>;

const present = ({ dueAt, lease, ...delivery }: Row): Delivery => ({
  ...delivery,
  nextAttemptAt: lease === null ? dueAt : null,
});

/** Deliveries of a webhook, newest first. */
export const webhookDeliveries = defineList(
  (
    { database }: Source,
    { state, type }: Filter,
    { params: { webhookId } }: { params: { webhookId: string } },
  ) => ({
    matching: database
      .selectFrom("webhookDeliveries")
      .where("webhookId", "=", webhookId)
      .$if(state !== undefined, (query) => query.where("state", "=", state!))
      .$if(type !== undefined, (query) => query.where("type", "=", type!)),
    key: "id",
    present: async (ids: string[]) => {
      const rows = await deliveries(database, webhookId).where("delivery.id", "in", ids).execute();
      return rows.map(present);
    },
  }),
  {
    file: "deliveries",
    fileOrder: "asc",
    columns: [
      "id",
      "createdAt",
      "type",
      "eventId",
      "state",
      "attemptCount",
      "lastAttemptAt",
      "lastStatus",
      "lastError",
      "nextAttemptAt",
    ],
  },
);

/** One delivery of a webhook, or `not_found`. */
export const findDelivery = async (
  database: Kysely<Tables>,
  webhookId: string,
  id: string,
): Promise<Delivery> => {
  const row = await deliveries(database, webhookId)
    .where("delivery.id", "=", id)
    .executeTakeFirst();
  if (!row) throw new Refusal("not_found");
  return present(row);
};

/** One delivery with its payload and all attempts. */
export const findDeliveryDetail = async (
  database: Kysely<Tables>,
  webhookId: string,
  id: string,
): Promise<DeliveryDetail> => {
  const delivery = await findDelivery(database, webhookId, id);
  const event = await database
    .selectFrom("webhookEvents")
    .select(["id", "type", "createdAt", "applicationId", "data"])
    .where("id", "=", delivery.eventId)
    .executeTakeFirstOrThrow();
  const attempts = await database
    .selectFrom("webhookAttempts")
    .select(["id", "at", "milliseconds", "status", "error", "response"])
    .where("deliveryId", "=", id)
    .orderBy("id", "desc")
    .execute();
  return { ...delivery, payload: payloadOf(event), attempts };
};
