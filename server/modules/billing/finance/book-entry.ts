import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Services } from "#platform/services.ts";
import { creditStateOf } from "./credit-state.ts";
import { type LockedClient, type NewEntry, recordEntry } from "./record-entry.ts";
import { notifyCredit } from "./notify-credit.ts";

/**
 * Posts an entry of a locked client, and notifies if the balance crosses a credit threshold. Returns the entry's
 * identifier.
 */
export const bookEntry = async (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  client: LockedClient,
  entry: NewEntry,
  by: { createdBy: string; now: number },
): Promise<string> => {
  const id = await recordEntry(transaction, client, entry, by);
  const state = creditStateOf(client.balance + entry.effect, client.creditLimit);
  await notifyCredit(services, transaction, client, state, by.now);
  return id;
};
