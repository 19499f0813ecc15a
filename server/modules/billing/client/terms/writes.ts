import { type Kysely, sql } from "kysely";
import type { ClientStatus } from "@console-shell/contract/calls/finance";
import type { Tables } from "#platform/database/tables/index.ts";
import type { updateFinanceClient } from "@console-shell/contract/calls/finance-client";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { monthOf, monthStart } from "#modules/billing/months.ts";
import type { LockedClient } from "#modules/billing/ledger/writes.ts";

interface NewTerms {
  clientId: string;
  /** First instant of the month from which they apply; 0 for a client's first terms. */
  validFrom: number;
  planId: string | null;
  taxRate: number;
  by: string;
  now: number;
}

const next = (table: "clientTerms" | "clientStates", clientId: string) =>
  sql<number>`(select coalesce(max(sequence), 0) + 1 from ${sql.table(table)} where client_id = ${clientId})`;

/** Records the billing terms of a locked or new client, from a month on. */
export const recordTerms = async (
  transaction: Kysely<Tables>,
  { clientId, validFrom, planId, taxRate, by, now }: NewTerms,
): Promise<void> => {
  await transaction
    .insertInto("clientTerms")
    .values({
      clientId,
      sequence: next("clientTerms", clientId),
      validFrom,
      planId,
      taxRate,
      createdBy: by,
      createdAt: now,
    })
    .execute();
};

/** Records that a locked or new client is suspended or active from now on. */
export const recordState = async (
  transaction: Kysely<Tables>,
  { clientId, status, now }: { clientId: string; status: ClientStatus; now: number },
): Promise<void> => {
  await transaction
    .insertInto("clientStates")
    .values({
      clientId,
      sequence: next("clientStates", clientId),
      status,
      createdAt: now,
    })
    .execute();
};

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
