import { randomUUID } from "node:crypto";
import { lockFreeRows } from "../database/dialect/lock-rows.ts";
import type { JobKind } from "../database/tables/jobs.ts";
import { transactionWithDeadline } from "../database/transaction-with-deadline.ts";
import type { Services } from "../services.ts";

/** Lease in milliseconds, longer than any job takes; then others may claim the job. */
export const leaseTime = 120_000;

/** A job leased to this process. */
export interface Claimed {
  id: string;
  kind: JobKind;
  subjectId: string;
  groupId: string;
  lease: string;
  tries: number;
}

/**
 * Leases due jobs, at most this many, longest due first. When the lease expires they're due again, so a process that
 * dies with them needs no clean-up.
 */
export const claimJobs = (
  services: Pick<Services, "database" | "dialect">,
  { now, limit }: { now: number; limit: number },
): Promise<Claimed[]> =>
  transactionWithDeadline(services.database, async (transaction) => {
    const free = await transaction
      .selectFrom("jobs")
      .select(["id", "kind", "subject_id", "group_id", "tries"])
      .where("due_at", "<=", now)
      .orderBy("due_at")
      .orderBy("id")
      .limit(limit)
      .$call(lockFreeRows(services))
      .execute();
    if (free.length === 0) return [];
    const lease = randomUUID();
    await transaction
      .updateTable("jobs")
      .set({ lease, due_at: now + leaseTime })
      .where(
        "id",
        "in",
        free.map(({ id }) => id),
      )
      .execute();
    return free.map(({ id, kind, subject_id: subjectId, group_id: groupId, tries }) => ({
      id,
      kind,
      subjectId,
      groupId,
      lease,
      tries,
    }));
  });
