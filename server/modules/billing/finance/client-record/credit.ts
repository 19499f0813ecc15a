import type { getClientCredit } from "@console-shell/contract/calls/finance-client-record";
import { type Kysely, sql } from "kysely";
import type { Handler } from "#kernel/call.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { findClient } from "../client-queries.ts";

const day = 24 * 3_600_000;
const days = 90;
const changesShown = 100;

/** The last entry of each day, and the last one before them. */
const readBalances = async (database: Kysely<Tables>, clientId: string, from: number) => {
  const entries = database.selectFrom("ledgerEntries").where("clientId", "=", clientId);
  const ends = await entries
    .where("createdAt", ">=", from)
    .groupBy(sql`created_at / ${sql.lit(day)}`)
    .select(({ fn }) => fn.max<number>("sequence").as("sequence"))
    .execute();
  const first = await entries
    .where("createdAt", "<", from)
    .select(({ fn }) => fn.max<number | null>("sequence").as("sequence"))
    .executeTakeFirst();
  const sequences = [first, ...ends].flatMap((row) => row?.sequence ?? []);
  if (sequences.length === 0) return [];
  return entries
    .where("sequence", "in", sequences)
    .orderBy("sequence")
    .select(["createdAt", "balanceAfter"])
    .execute();
};

/** A client's balance and limit by day, and who changed the limit. */
export const handleCredit: Handler<typeof getClientCredit> = async (call) => {
  const { session, params, now } = call;
  const { database } = call.openReport();
  const client = await findClient(database, session, params.id);
  const limits = await database
    .selectFrom("creditLimitChanges as change")
    .innerJoin("operators as changer", "changer.id", "change.changedBy")
    .where("change.clientId", "=", client.id)
    .orderBy("change.changedAt", "desc")
    .orderBy("change.id", "desc")
    .limit(changesShown)
    .select([
      "change.id",
      "change.limitBefore as before",
      "change.limitAfter as after",
      "changer.name as changedByName",
      "change.changedAt",
    ])
    .execute();
  if (!session.permissions.has("finance:ledger:read")) return { days: null, limits };

  const today = Math.floor(now / day) * day;
  const from = Math.max(today - (days - 1) * day, Math.floor(client.createdAt / day) * day);
  const balances = await readBalances(database, client.id, from);
  const found: { at: number; balance: number; creditLimit: number }[] = [];
  for (let at = from; at <= today; at += day) {
    const end = at + day;
    // Newest first: the last of the later changes says what applied before it.
    const later = limits.findLast(({ changedAt }) => changedAt >= end);
    found.push({
      at,
      balance: balances.findLast(({ createdAt }) => createdAt < end)?.balanceAfter ?? 0,
      creditLimit: later?.before ?? client.creditLimit,
    });
  }
  return { days: found, limits };
};
