import { transactionWithDeadline } from "../database/transaction-with-deadline.ts";
import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { lockFreeRows } from "../database/dialect/lock-rows.ts";
import type { Tables } from "../database/tables/index.ts";
import type { Services } from "../services.ts";

/** The tables that are queues: their rows are due at some time, and leased while somebody works on them. */
type Queue = {
  [Name in keyof Tables]: Selectable<Tables[Name]> extends {
    id: string;
    dueAt: number | null;
    lease: string | null;
  }
    ? Name
    : never;
}[keyof Tables];

/** A row leased to this process. */
export type Leased<Table extends Queue> = Selectable<Tables[Table]> & { lease: string };

interface Wanted {
  now: number;
  limit: number;
  /** Lease in milliseconds, longer than any attempt takes; then others may claim the row. */
  leaseTime: number;
  /** Only rows with these values. */
  only?: Readonly<Record<string, string>>;
}

/**
 * Leases due rows of a queue, at most this many, longest due first. When the lease expires they're due again, so a
 * process that dies with them needs no clean-up.
 */
export const claimDue = <Table extends Queue>(
  services: Pick<Services, "database" | "dialect">,
  table: Table,
  { now, limit, leaseTime, only = {} }: Wanted,
): Promise<Leased<Table>[]> =>
  transactionWithDeadline(services.database, async (transaction) => {
    // The columns of a queue are the same in each.
    const queue = table as "jobs";
    const free = await transaction
      .selectFrom(queue)
      .select("id")
      .where("dueAt", "<=", now)
      .where((where) => where.and(only))
      .orderBy("dueAt")
      .orderBy("id")
      .limit(limit)
      .$call(lockFreeRows(services))
      .execute();
    if (free.length === 0) return [];
    const ids = free.map(({ id }) => id);
    const leased = await transaction
      .updateTable(queue)
      .set({ lease: randomUUID(), dueAt: now + leaseTime })
      .where("id", "in", ids)
      .returningAll()
      .execute();
    return leased as unknown as Leased<Table>[];
  });
