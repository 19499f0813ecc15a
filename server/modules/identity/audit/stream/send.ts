import type { AuditStreamName } from "@console-shell/contract/words/audit-streams";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import { newId } from "#platform/database/id.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Services } from "#platform/services.ts";
import { nextCheckpoints, nextEvents } from "./lines.ts";
import { senders } from "./senders.ts";

type Needs = Pick<Services, "database" | "dialect" | "clock" | "audit" | "publicUrl" | "log">;

/** Milliseconds for one delivery; the lease is longer. */
const longest = 10_000;
const leaseTime = 30_000;
const maxDelay = 60_000;

/** Claims a stream for this node; undefined if another node sends, or the next attempt isn't due. */
const claim = (
  services: Needs,
  name: AuditStreamName,
): Promise<{ sequence: number; lease: string; failures: number } | undefined> =>
  transactionWithDeadline(services.database, async (transaction) => {
    const now = services.clock();
    await transaction
      .insertInto("auditStreams")
      .values({ name, sequence: 0, failures: 0, dueAt: now })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
    const row = await transaction
      .selectFrom("auditStreams")
      .selectAll()
      .where("name", "=", name)
      .$call(lockRows(services))
      .executeTakeFirstOrThrow();
    // A time that's further away comes from a clock that was wrong.
    if (row.dueAt > now && row.dueAt <= now + maxDelay) return undefined;
    const lease = newId();
    await transaction
      .updateTable("auditStreams")
      .set({ lease, dueAt: now + leaseTime })
      .where("name", "=", name)
      .execute();
    return { ...row, lease };
  });

/** Whether something waits to be sent; most polls end here. */
const hasMore = async ({ database }: Needs, name: AuditStreamName): Promise<boolean> => {
  const row = await database
    .selectFrom("auditStreams")
    .select("sequence")
    .where("name", "=", name)
    .executeTakeFirst();
  const from = name.startsWith("checkpoint-") ? "auditCheckpoints" : "auditEvents";
  const { last } = await database
    .selectFrom(from)
    .select(({ fn }) => fn.max<number | null>("sequence").as("last"))
    .executeTakeFirstOrThrow();
  return (last ?? 0) > (row?.sequence ?? 0);
};

/**
 * Sends what a receiver outside the console hasn't got yet, in order. At least once: what was sent before the position
 * was stored is sent again. A failure is retried after 1, 2, 4 … 60 s.
 */
export const sendStream = async (services: Needs, name: AuditStreamName): Promise<void> => {
  const { database, clock, audit, log } = services;
  const target = audit.streams[name];
  if (target === undefined || !(await hasMore(services, name))) return;
  const claimed = await claim(services, name);
  if (!claimed) return;
  const { lease, failures } = claimed;
  let { sequence } = claimed;
  const update = async (changes: Parameters<typeof set>[0]) => {
    const { numUpdatedRows } = await set(changes).executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  };
  const set = (changes: {
    sequence?: number;
    deliveredAt?: number;
    failures?: number;
    failingSince?: number | null;
    error?: string | null;
    dueAt: number;
    lease?: null;
  }) =>
    database
      .updateTable("auditStreams")
      .set(changes)
      .where("name", "=", name)
      // A node that lost its lease changes nothing.
      .where("lease", "=", lease);
  const next = name.startsWith("checkpoint-") ? nextCheckpoints : nextEvents;
  try {
    for (;;) {
      const lines = await next(database, sequence);
      if (lines.length === 0) break;
      const signal = AbortSignal.timeout(longest);
      await senders[name](target, lines, { services, signal });
      sequence = lines.at(-1)!.sequence;
      const done = { sequence, deliveredAt: clock(), failures: 0, failingSince: null, error: null };
      if (!(await update({ ...done, dueAt: clock() + leaseTime }))) return;
    }
    await update({ dueAt: clock(), lease: null });
  } catch (error) {
    log.warn({ err: error, stream: name }, "Audit events couldn't be sent");
    const now = clock();
    const message = error instanceof Error ? error.message : String(error);
    await set({
      failures: failures + 1,
      ...(failures === 0 && { failingSince: now }),
      error: message.slice(0, 500),
      dueAt: now + Math.min(maxDelay, 1_000 * 2 ** Math.min(failures, 10)),
      lease: null,
    }).execute();
  }
};
