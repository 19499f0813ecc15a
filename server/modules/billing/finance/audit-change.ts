import type { FinanceClient } from "@console-shell/contract/calls/finance";
import type { updateFinanceClient } from "@console-shell/contract/calls/finance-client";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Call } from "#kernel/call.ts";
import { recordAudit } from "#modules/identity/index.ts";
import type { LockedClient } from "./record-entry.ts";

const changed = (
  name: string,
  from: string | number | boolean | null,
  to: string | number | boolean | null,
) => (from === to ? {} : { [`from.${name}`]: from, [`to.${name}`]: to });

/** Audits the changes to a client; contact details and billing addresses are named as changed, but not repeated. */
export const auditChange = async (
  call: Call<typeof updateFinanceClient>,
  transaction: Kysely<Tables>,
  before: LockedClient,
  after: FinanceClient,
): Promise<void> => {
  const { validFrom } = call.body;
  const isContact =
    before.contactName !== after.contactName || before.contactEmail !== after.contactEmail;
  const isBilling = before.billingEmails.join() !== after.billingEmails.join();
  const action =
    before.status === after.status
      ? "finance-client.changed"
      : after.status === "suspended"
        ? "finance-client.suspended"
        : "finance-client.resumed";
  await recordAudit(call, transaction, {
    action,
    target: { id: after.id, name: after.number },
    details: {
      ...changed("name", before.name, after.name),
      ...changed("creditLimit", before.creditLimit, after.creditLimit),
      ...changed("taxRate", before.taxRate, after.taxRate),
      ...changed("planId", before.planId, after.planId),
      ...(validFrom !== undefined && { validFrom }),
      ...changed("ownerId", before.ownerId, after.ownerId),
      ...changed("billingLocale", before.billingLocale, after.billingLocale),
      ...changed("reminders", before.reminders, after.reminders),
      ...(isContact && { contact: "changed" }),
      ...(isBilling && { billingEmails: "changed" }),
    },
  });
};
