import type { InvoiceMailKind } from "@console-shell/contract/calls/finance";
import { notifications } from "@console-shell/contract/words/notifications";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { holdersOf, notify } from "#modules/identity/index.ts";

const notice = "invoice-mail.failed" as const;

/**
 * Notifies those who may send the invoice and see its client that a mail failed for good; not again while they haven't
 * read it. The caller has locked the invoice.
 */
export const notifyMailFailure = async (
  transaction: Kysely<Tables>,
  { id, number }: { id: string; number: string },
  client: { name: string; ownerId: string | null },
  mail: InvoiceMailKind,
  now: number,
): Promise<void> => {
  const needed = notifications[notice].permissions;
  const senders = await holdersOf(transaction, needed);
  const seeingAll = await holdersOf(transaction, [...needed, "finance:client:read-all"]);
  const told = await transaction
    .selectFrom("notifications")
    .select("operatorId")
    .where("kind", "=", notice)
    .where("aboutId", "=", id)
    .where("readAt", "is", null)
    .execute();
  const already = new Set(told.map(({ operatorId }) => operatorId));
  await notify(
    transaction,
    {
      to: senders.filter(
        (one) => !already.has(one) && (seeingAll.includes(one) || one === client.ownerId),
      ),
      kind: notice,
      facts: { number, client: client.name, mail },
      path: `/finance/invoices/${id}`,
      aboutId: id,
    },
    now,
  );
};
