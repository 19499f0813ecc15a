import type { DeliveryState } from "@console-shell/contract/words/webhooks";
import type { Kysely } from "kysely";
import type { Tables } from "../../../platform/database/tables/index.ts";

interface Chosen {
  webhookId: string;
  states: readonly DeliveryState[];
  /** One of them; all if it's unset. */
  id?: string;
}

/** Resends deliveries in these states, keeping their attempts, and returns how many. */
export const sendAgain = async (
  transaction: Kysely<Tables>,
  { webhookId, states, id }: Chosen,
  now: number,
): Promise<number> => {
  const { numUpdatedRows } = await transaction
    .updateTable("webhook_deliveries")
    .set({ state: "waiting", tries: 0, due_at: now, lease: null })
    .where("webhook_id", "=", webhookId)
    .where("state", "in", states)
    .$if(id !== undefined, (query) => query.where("id", "=", id!))
    .executeTakeFirst();
  return Number(numUpdatedRows);
};
