import { transactionWithDeadline } from "../database/transaction-with-deadline.ts";
import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { lockFreeRows } from "../database/dialect/lock-rows.ts";
import type { Tables } from "../database/tables/index.ts";
import type { Services } from "../services.ts";

/** The tables that are queues. */
type Queue = "jobs" | "webhookDeliveries" | "outgoingMessages" | "invoiceMails";

/** A row leased to this process. */
export type Leased<Table extends Queue> = Selectable<Tables[Table]> & { lease: string };

interface Wanted {
  now: number;
  limit: number;
  /** Lease in milliseconds, longer than any attempt takes; then others may claim the row. */
  leaseTime: number;
  /** Only deliveries to this webhook. */
  webhookId?: string;
}

/**
 * Leases due rows of a queue, at most this many, longest due first. When the lease expires they're due again, so a
 * process that dies with them needs no clean-up.
 */
export const claimDue = <Table extends Queue>(
  services: Pick<Services, "database" | "dialect">,
  table: Table,
  { now, limit, leaseTime, webhookId }: Wanted,
): Promise<Leased<Table>[]> =>
  transactionWithDeadline(services.database, async (transaction) => {
    // The columns of a queue are the same in each.
    const queue = table as "webhookDeliveries";
    const free = await transaction
      .selectFrom(queue)
      .select("id")
      .where("dueAt", "<=", now)
      .$if(webhookId !== undefined, (query) => query.where("webhookId", "=", webhookId!))
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
