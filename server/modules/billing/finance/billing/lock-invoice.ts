import type { Kysely, Selectable } from "kysely";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";
import { type LockedClient, lockClient } from "../record-entry.ts";
import type { Viewer } from "../viewer.ts";

/**
 * Locks an invoice and its client until the transaction ends; the client first, as everywhere. Throws `not_found` if
 * the invoice isn't visible to the viewer.
 */
export const lockInvoice = async (
  services: Services,
  transaction: Kysely<Tables>,
  viewer: Viewer,
  id: string,
): Promise<{ invoice: Selectable<Tables["invoices"]>; client: LockedClient }> => {
  const found = await transaction
    .selectFrom("invoices")
    .select("clientId")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!found) throw new Refusal("not_found");
  const client = await lockClient(services, transaction, viewer, found.clientId);
  const invoice = await transaction
    .selectFrom("invoices")
    .selectAll()
    .where("id", "=", id)
    .$call(lockRows(services))
    .executeTakeFirstOrThrow();
  return { invoice, client };
};
