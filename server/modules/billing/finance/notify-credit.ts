import type { CreditState } from "@console-shell/contract/calls/finance";
import { notifications } from "@console-shell/contract/words/notifications";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Services } from "#platform/services.ts";
import { holdersOf, settle, notify } from "#modules/identity/index.ts";
import type { LockedClient } from "./record-entry.ts";

const order: readonly CreditState[] = ["ok", "low", "over"];

/**
 * Notifies those who see the client that its credit is low or used up, once per change, and settles the previous
 * notification. Does nothing if the state is unchanged.
 */
export const notifyCredit = async (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  client: Pick<LockedClient, "id" | "name" | "number" | "ownerId" | "creditState">,
  state: CreditState,
  now: number,
): Promise<void> => {
  if (state === client.creditState) return;
  await settle(services, transaction, { kind: "credit.low", aboutId: client.id }, now);
  if (state === "ok" || order.indexOf(state) < order.indexOf(client.creditState)) return;
  const needed = notifications["credit.low"].permissions;
  const seeing = await holdersOf(transaction, needed);
  const seeingAll = await holdersOf(transaction, [...needed, "finance:client:read-all"]);
  const to = seeing.filter((one) => seeingAll.includes(one) || one === client.ownerId);
  await notify(
    transaction,
    {
      to,
      kind: "credit.low",
      facts: { client: client.name, number: client.number, state },
      path: `/finance/clients/${client.id}`,
      aboutId: client.id,
    },
    now,
  );
};
