import { type Kysely, sql } from "kysely";
import type { ClientStatus } from "@console-shell/contract/calls/finance";
import type { Tables } from "#platform/database/tables/index.ts";
import type { By } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { readCalendar } from "#modules/billing/calendar.ts";
import { monthStart } from "#modules/billing/months.ts";
import type { LockedClient } from "../reads.ts";

interface NewTerms {
  clientId: string;
  /** First instant of the month from which they apply; 0 for a client's first terms. */
  validFrom: number;
  planId: string | null;
  taxRate: number;
}

const next = (table: "clientTerms" | "clientStates", clientId: string) =>
  sql<number>`(select coalesce(max(sequence), 0) + 1 from ${sql.table(table)} where client_id = ${clientId})`;

/** Records the billing terms of a locked or new client, from a month on. */
export const recordTerms = async (
  transaction: Kysely<Tables>,
  { operatorId, now }: By,
  { clientId, validFrom, planId, taxRate }: NewTerms,
): Promise<void> => {
  await transaction
    .insertInto("clientTerms")
    .values({
      clientId,
      sequence: next("clientTerms", clientId),
      validFrom,
      planId,
      taxRate,
      createdBy: operatorId,
      createdAt: now,
    })
    .execute();
};

/** Records that a locked or new client is suspended or active from now on. */
export const recordState = async (
  transaction: Kysely<Tables>,
  { now }: Pick<By, "now">,
  { clientId, status }: { clientId: string; status: ClientStatus },
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

/**
 * An earlier month can be chosen as long as it has no invoice itself. Invoices of later months don't change: they are
 * frozen, with the plan's version and the tax rate they were issued with.
 */
const checkMonth = async (
  transaction: Kysely<Tables>,
  clientId: string,
  month: string,
  current: string,
) => {
  if (month > current)
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
  transaction: Kysely<Tables>,
  by: By,
  client: LockedClient,
  after: Pick<LockedClient, "planId" | "taxRate" | "status">,
  validFrom: string | undefined,
): Promise<void> => {
  const clientId = client.id;
  const { month } = await readCalendar(transaction, by.now);
  if (validFrom !== undefined) await checkMonth(transaction, clientId, validFrom, month);
  if (validFrom !== undefined || after.planId !== client.planId || after.taxRate !== client.taxRate)
    await recordTerms(transaction, by, {
      clientId,
      validFrom: monthStart(validFrom ?? month),
      planId: after.planId,
      taxRate: after.taxRate,
    });
  if (after.status !== client.status)
    await recordState(transaction, by, { clientId, status: after.status });
};
