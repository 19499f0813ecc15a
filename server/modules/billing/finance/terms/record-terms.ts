import { type Kysely, sql } from "kysely";
import type { ClientStatus } from "@console-shell/contract/calls/finance";
import type { Tables } from "#platform/database/tables/index.ts";

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
