import { balanceWeeks } from "@console-shell/contract/words/limits";
import type { FinanceClient } from "@console-shell/contract/calls/finance";
import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Viewer } from "../viewer.ts";

const week = 7 * 24 * 3_600_000;
/** Bounds the read for a page of busy clients; whose course then begins later. */
const entriesRead = 60;

type Dated = Pick<FinanceClient, "id" | "createdAt">;

/** The last entries of each of the clients, oldest first. */
const readEntries = async (database: Kysely<Tables>, ids: readonly string[]) => {
  const entries = await database
    .selectFrom("financeClients as client")
    .innerJoin("ledgerEntries as entry", (join) =>
      join
        .onRef("entry.clientId", "=", "client.id")
        .on("entry.sequence", ">", sql<number>`client.entry_count - ${sql.lit(entriesRead)}`),
    )
    .where("client.id", "in", ids)
    .orderBy("entry.clientId")
    .orderBy("entry.sequence")
    .select(["entry.clientId", "entry.sequence", "entry.createdAt", "entry.balanceAfter"])
    .execute();
  return Map.groupBy(entries, ({ clientId }) => clientId);
};

/** Adds to clients their balance at the end of each of the last weeks, for viewers who see the ledger. */
export const withCourse = async <Client extends Dated>(
  database: Kysely<Tables>,
  viewer: Viewer,
  clients: readonly Client[],
  now: number,
): Promise<(Client & { course?: (number | null)[] })[]> => {
  if (clients.length === 0 || !viewer.permissions.has("finance:ledger:read")) return [...clients];
  const ends = Array.from(
    { length: balanceWeeks },
    (_, at) => now - (balanceWeeks - 1 - at) * week,
  );
  const entries = await readEntries(
    database,
    clients.map(({ id }) => id),
  );
  return clients.map((client) => {
    const own = entries.get(client.id) ?? [];
    // Null where the account wasn't open yet, or its balance isn't among the entries read.
    const start = own.length === 0 || own[0]!.sequence === 1 ? 0 : null;
    const course = ends.map((end) =>
      end < client.createdAt
        ? null
        : (own.findLast(({ createdAt }) => createdAt <= end)?.balanceAfter ?? start),
    );
    return { ...client, course };
  });
};
