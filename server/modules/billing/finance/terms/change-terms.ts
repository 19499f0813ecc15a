import type { updateFinanceClient } from "@console-shell/contract/calls/finance-client";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { monthOf, monthStart } from "../billing/months.ts";
import type { LockedClient } from "../record-entry.ts";
import { recordState, recordTerms } from "./record-terms.ts";

type Change = Pick<Call<typeof updateFinanceClient>, "body" | "session" | "now">;

/**
 * An earlier month can be chosen as long as it has no invoice itself. Invoices of later months don't change: they are
 * frozen, with the plan's version and the tax rate they were issued with.
 */
const checkMonth = async (
  transaction: Kysely<Tables>,
  clientId: string,
  month: string,
  now: number,
) => {
  if (month > monthOf(now))
    throw new Refusal("bad_input", [{ path: "validFrom", code: "month_to_come" }]);
  const invoiced = await transaction
    .selectFrom("invoices")
    .select("id")
    .where("clientId", "=", clientId)
    .where("periodStart", "=", monthStart(month))
    .executeTakeFirst();
  if (invoiced) throw new Refusal("conflict", [{ path: "validFrom", code: "month_invoiced" }]);
};

/** Records the billing terms of a locked client in its history, if they changed. */
export const changeTerms = async (
  { body, session, now }: Change,
  transaction: Kysely<Tables>,
  client: LockedClient,
  after: Pick<LockedClient, "planId" | "taxRate" | "status">,
): Promise<void> => {
  const clientId = client.id;
  const { validFrom } = body;
  if (validFrom !== undefined) await checkMonth(transaction, clientId, validFrom, now);
  if (validFrom !== undefined || after.planId !== client.planId || after.taxRate !== client.taxRate)
    await recordTerms(transaction, {
      clientId,
      validFrom: monthStart(validFrom ?? monthOf(now)),
      planId: after.planId,
      taxRate: after.taxRate,
      by: session.operatorId,
      now,
    });
  if (after.status !== client.status)
    await recordState(transaction, { clientId, status: after.status, now });
};
